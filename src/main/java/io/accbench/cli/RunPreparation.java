package io.accbench.cli;

import io.accbench.catalog.Strategy;
import io.accbench.model.ExitCode;
import io.accbench.model.Finding;
import io.accbench.model.Fixture;
import io.accbench.model.Jvm;
import io.accbench.model.Prepared;
import io.accbench.model.UserException;
import io.accbench.plan.Forecast;
import io.accbench.plan.Libraries;
import io.accbench.plan.Plan;
import io.accbench.plan.Planner;
import io.accbench.prepare.Preparer;
import io.accbench.prepare.Request;
import io.accbench.prepare.probe.Restrictions;
import io.accbench.run.LibraryPaths;
import io.accbench.run.Redaction;
import io.accbench.run.RunPaths;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * The preparation of everything before the first fork: inputs are checked, prepared and planned.
 */
final class RunPreparation implements AutoCloseable {
  private static final String RESTRICTED = "unsafe";

  /** The first JDK version that warns about Unsafe; JEP 498. */
  private static final int FIRST_RESTRICTING = 24;

  /**
   * The time that a preparing JVM, or one that proves a codec, may take to start; arbitrary,
   * generous.
   */
  private static final Duration START = Duration.ofSeconds(10);

  private final Inputs inputs;
  private final Redaction redaction = Redaction.ofThisProcess(Home.path());
  private final Scratch scratch;
  private final Map<String, Path> folders = new LinkedHashMap<>();
  private final List<Prepared> prepared = new ArrayList<>();
  private final Map<List<String>, String> unprepared = new LinkedHashMap<>();
  private final List<Finding> restrictions = new ArrayList<>();
  private final Optional<LibraryPreparation> libraries;
  private Plan plan;

  private RunPreparation(Inputs inputs, Scratch scratch, Terminal terminal) {
    this.inputs = inputs;
    this.scratch = scratch;
    this.libraries =
        inputs.choices().codec()
            ? Optional.of(LibraryPreparation.of(inputs, scratch, terminal))
            : Optional.empty();
  }

  /**
   * Checks, prepares and plans.
   *
   * @param problems problems that were found before
   * @throws io.accbench.model.UserException with every problem of the input
   */
  static RunPreparation of(RunRequest asked, Problems problems, Terminal terminal) {
    Scratch scratch = Scratch.create();
    try {
      RunPreparation ready =
          new RunPreparation(Inputs.of(asked, problems, scratch), scratch, terminal);
      ready.prepare(problems, terminal);
      problems.report();
      ready.restrict();
      ready.plan =
          Planner.plan(
              ready.inputs.choices(),
              ready.inputs.catalog(),
              ready.inputs.jvms(),
              ready.prepared,
              ready.unprepared,
              ready.libraries());
      return ready;
    } catch (RuntimeException | Error failure) {
      scratch.close();
      throw failure;
    }
  }

  private void prepare(Problems problems, Terminal terminal) {
    for (Fixture fixture : inputs.fixtures()) {
      Map<String, List<String>> failed = new LinkedHashMap<>();
      for (Jvm jvm : inputs.jvms()) {
        terminal.hint("preparing " + fixture.name() + " on JVM " + jvm.label());
        try {
          prepare(fixture, jvm);
        } catch (UserException failure) {
          if (failure.exitCode() != ExitCode.BAD_INPUT) {
            throw failure;
          }
          failed.put(jvm.label(), failure.problems());
        }
      }
      if (failed.size() == inputs.jvms().size()) {
        failed.values().forEach(problems::addAll);
      }
      failed.forEach(
          (jvm, reasons) -> unprepared.put(List.of(fixture.name(), jvm), reasons.get(0)));
    }
  }

  /** Adds findings on how long each JVM will still support Unsafe, where the run measures it. */
  private void restrict() {
    boolean unsafe =
        inputs.choices().strategies().stream()
            .anyMatch(name -> List.of(name.split("/")).contains(RESTRICTED));
    for (Jvm jvm : inputs.jvms()) {
      if (unsafe && jvm.feature() >= FIRST_RESTRICTING) {
        Path jar = Home.path().resolve("target/accbench.jar");
        restrictions.addAll(new Restrictions(jar, jvm, scratch.path()).findings());
      }
    }
  }

  private void prepare(Fixture fixture, Jvm jvm) {
    List<TypeClassPath> places =
        libraries
            .map(ready -> ready.places(jvm))
            .orElse(List.of(new TypeClassPath("", inputs.user().classPath())));
    for (TypeClassPath place : places) {
      Path folder = scratch.folder(fixture.name(), jvm.label() + "@" + place.stack());
      Request request =
          new Request(
              fixture,
              jvm,
              Home.path(),
              place.preparingPath(),
              folder,
              inputs.choices().codec(),
              inputs.formsToProbe());
      prepared.add(new Preparer(timeout(inputs)).prepare(request));
      folders.put(RunPaths.key(fixture.name(), jvm.label(), place.stack()), folder);
      libraries.ifPresent(ready -> ready.prove(fixture, jvm, folder, place));
    }
    libraries.ifPresent(ready -> ready.refuseTypes(fixture, jvm));
  }

  /**
   * Returns a line that says that the user's code has run, though nothing was measured; empty
   * without such code.
   */
  Optional<String> usersCode() {
    boolean any =
        !inputs.user().classPath().isEmpty()
            || !inputs.typeSources().isEmpty()
            || !inputs.choices().sources().isEmpty();
    return any
        ? Optional.of(
            "note: this ran your own code in separate JVMs: static initialisers, constructors,"
                + " getters and setters, factories, codecs; nothing was measured")
        : Optional.empty();
  }

  /** Returns the time after which a JVM that prepares a fixture or proves a codec is killed. */
  static Duration timeout(Inputs inputs) {
    return START.plus(inputs.choices().settings().timeout());
  }

  private Libraries libraries() {
    return libraries.map(LibraryPreparation::libraries).orElse(Libraries.NONE);
  }

  /** Returns why a fixture could not be prepared on a JVM, by fixture and JVM. */
  Map<List<String>, String> unprepared() {
    return unprepared;
  }

  Forecast forecast() {
    return new Forecast(inputs.choices().settings(), inputs.jvms());
  }

  List<String> forms() {
    return inputs.forms();
  }

  Plan plan() {
    return plan;
  }

  List<Prepared> prepared() {
    return prepared;
  }

  RunHeader header() {
    return header(plan);
  }

  /** Returns the header of another plan over what was prepared. */
  RunHeader header(Plan plan) {
    return new RunHeader(inputs, prepared, restrictions, libraries(), plan, redaction);
  }

  RunPaths site() {
    return new RunPaths(
        Home.path(),
        scratch.path(),
        inputs.jvms().stream().collect(Collectors.toMap(Jvm::label, Function.identity())),
        folders,
        inputs.user().classPath(),
        inputs.catalog().strategies().stream()
            .collect(Collectors.toMap(Strategy::name, Strategy::className)),
        libraries.map(LibraryPreparation::site).orElse(LibraryPaths.NONE),
        inputs.choices().settings().jvmArgs(),
        redaction);
  }

  @Override
  public void close() {
    scratch.close();
  }
}
