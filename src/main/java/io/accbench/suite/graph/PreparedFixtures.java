package io.accbench.suite.graph;

import io.accbench.app.Home;
import io.accbench.app.Inputs;
import io.accbench.app.Problems;
import io.accbench.app.Workplace;
import io.accbench.catalog.Strategy;
import io.accbench.model.Cell;
import io.accbench.model.ExitCode;
import io.accbench.model.Finding;
import io.accbench.model.Fixture;
import io.accbench.model.Jvm;
import io.accbench.model.Prepared;
import io.accbench.model.UserException;
import io.accbench.prepare.Preparer;
import io.accbench.prepare.Restrictions;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Function;

/** The fixtures of a run, each prepared on each JVM where that is possible. */
public final class PreparedFixtures {
  /**
   * The time that a preparing JVM, or one that proves a codec, may take to start; arbitrary,
   * generous.
   */
  private static final Duration START = Duration.ofSeconds(10);

  /** The first JDK version that warns about Unsafe; JEP 498. */
  private static final int FIRST_RESTRICTING = 24;

  private final Inputs inputs;
  private final Workplace place;
  private final Map<String, Path> folders = new LinkedHashMap<>();
  private final List<Prepared> prepared = new ArrayList<>();
  private final Map<List<String>, String> unprepared = new LinkedHashMap<>();
  private final List<Finding> restrictions = new ArrayList<>();

  /** Creates fixtures of which none is prepared yet. */
  public PreparedFixtures(Inputs inputs, Workplace place) {
    this.inputs = inputs;
    this.place = place;
  }

  /**
   * A fixture that was prepared on a JVM.
   *
   * @param fixture the fixture, with its type as the JVM names it
   * @param folder the folder with {@code recipe.bin} and {@code classes/}
   */
  public record Ready(Fixture fixture, Jvm jvm, TypeClassPath types, Path folder) {}

  /** Prepares all fixtures with the user's class path. */
  public void prepare(Problems problems) {
    TypeClassPath types = new TypeClassPath("", inputs.user().classPath());
    prepare(jvm -> List.of(types), false, ready -> {}, problems);
  }

  /**
   * Prepares all fixtures. What fails on every JVM is a problem, what fails on some is a finding.
   *
   * @param types the places of the payloads' types for a JVM, each with its own class path
   * @param beanless whether a graph without beans is accepted
   * @param then what follows at once for each that was prepared
   */
  public void prepare(
      Function<Jvm, List<TypeClassPath>> types,
      boolean beanless,
      Consumer<Ready> then,
      Problems problems) {
    for (Fixture fixture : inputs.fixtures()) {
      Map<String, List<String>> failed = new LinkedHashMap<>();
      for (Jvm jvm : inputs.startingJvms()) {
        place.hint("preparing " + fixture.name() + " on JVM " + jvm.label());
        try {
          for (TypeClassPath each : types.apply(jvm)) {
            then.accept(prepare(fixture, jvm, each, beanless));
          }
        } catch (UserException failure) {
          if (failure.exitCode() != ExitCode.BAD_INPUT) {
            throw failure;
          }
          failed.put(jvm.label(), failure.problems());
        }
      }
      if (failed.size() == inputs.startingJvms().size()) {
        failed.values().forEach(problems::addAll);
      }
      failed.forEach(
          (jvm, reasons) -> unprepared.put(List.of(fixture.name(), jvm), reasons.get(0)));
    }
    problems.report();
    addUnsafeRestrictions();
  }

  private Ready prepare(Fixture fixture, Jvm jvm, TypeClassPath types, boolean beanless) {
    Path folder = place.scratch().folder(fixture.name(), jvm.label() + "@" + types.stack());
    Prepared facts = prepare(inputs, place, fixture, jvm, types.preparingPath(), folder, beanless);
    prepared.add(facts);
    folders.put(key(fixture.name(), jvm.label(), types.stack()), folder);
    return new Ready(fixture.spelling(facts.type()), jvm, types, folder);
  }

  /** Prepares a fixture on a JVM, into a folder. */
  static Prepared prepare(
      Inputs inputs,
      Workplace place,
      Fixture fixture,
      Jvm jvm,
      List<Path> classPath,
      Path folder,
      boolean beanless) {
    Preparer.Request request =
        new Preparer.Request(
            fixture,
            jvm,
            Home.jars(),
            classPath,
            folder,
            beanless,
            new StrategyForms(inputs).probed());
    return new Preparer(place.prepared(), inputs.jvmArgsOfCode(jvm), timeout(inputs))
        .prepare(request);
  }

  /** Returns the time after which a JVM that prepares a fixture or proves a codec is killed. */
  public static Duration timeout(Inputs inputs) {
    return START.plus(inputs.spec().settings().limits().timeout());
  }

  private static String key(String fixture, String jvm, String stack) {
    return fixture + "@" + jvm + "@" + stack;
  }

  /** Returns the folder of the cell's own stack, or else that of all stacks. */
  public Path folder(Cell cell) {
    Path own = folders.get(key(cell.fixture(), cell.jvm(), cell.stack()));
    return own != null ? own : folders.get(key(cell.fixture(), cell.jvm(), ""));
  }

  /** Returns what was prepared, and what could not be. */
  public FixtureObstacles obstacles() {
    return new FixtureObstacles(prepared, unprepared);
  }

  /** Returns the findings on fixtures that could not be prepared, and on what JVMs restrict. */
  public List<Finding> findings() {
    List<Finding> findings = new ArrayList<>(obstacles().findings());
    findings.addAll(restrictions);
    return findings;
  }

  /**
   * Returns the class of a strategy.
   *
   * @param name the name without its form
   */
  public String strategyClass(String name) {
    return inputs.catalog().strategy(name).map(Strategy::className).orElse("");
  }

  /** Finds how long each JVM will still support Unsafe, where the run measures it. */
  private void addUnsafeRestrictions() {
    boolean unsafe =
        inputs.spec().strategies().stream()
            .anyMatch(name -> List.of(name.split("/")).contains("unsafe"));
    for (Jvm jvm : inputs.startingJvms()) {
      if (unsafe && jvm.feature() >= FIRST_RESTRICTING) {
        Path jar = Home.jars().resolve("accbench.jar");
        Path folder = place.scratch().path().resolve("restricted-" + jvm.label());
        restrictions.addAll(new Restrictions(jar, jvm, folder).findings(place.prepared()));
      }
    }
  }
}
