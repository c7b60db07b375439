package io.accbench.cli;

import io.accbench.catalog.Catalog;
import io.accbench.catalog.Strategy;
import io.accbench.fixture.Fixtures;
import io.accbench.fixture.UserFixtures;
import io.accbench.model.Finding;
import io.accbench.model.Fixture;
import io.accbench.model.Jvm;
import io.accbench.model.Machine;
import io.accbench.model.Published;
import io.accbench.plan.Choices;
import io.accbench.plan.Profiles;
import io.accbench.plan.PublishedRows;
import io.accbench.run.MachineReader;
import io.accbench.stack.Jvms;
import io.accbench.stack.StackFiles;
import io.accbench.stack.StackSpec;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * The inputs of a command, found and checked, with nothing prepared yet.
 *
 * @param user the user's class path
 * @param catalog strategies and codecs of accbench and of the user
 * @param choices the choices of profile and options
 * @param fixtures built-in fixtures or the user's own
 * @param jvms JVMs of the run
 * @param stacks the libraries under test; empty in suite access
 * @param typeSources source files of payload types, compiled for each stack
 * @param findings findings on which frames of traces were taken
 * @param published rows of the study that the profile repeats
 * @param offline whether libraries may come only from the local repository
 * @param machine the machine, read before accbench's own work loads it
 */
record Inputs(
    UserClassPath user,
    Catalog catalog,
    Choices choices,
    List<Fixture> fixtures,
    List<Jvm> jvms,
    List<StackSpec> stacks,
    List<Path> typeSources,
    List<Finding> findings,
    List<Published> published,
    boolean offline,
    Machine machine) {

  /**
   * Checks all inputs, even when some are wrong.
   *
   * @throws io.accbench.model.UserException with every problem, including those already found
   */
  static Inputs of(RunRequest asked, Problems problems, Scratch scratch) {
    Machine machine = MachineReader.read();
    SelectionOptions selection = asked.selection();
    UserClassPath user =
        problems.collect(() -> UserClassPath.of(selection.classPath), UserClassPath.of(null));
    Catalog found = problems.collect(() -> Catalog.load(user.loader()), null);
    Catalog catalog = found != null ? found : Catalog.load(UserClassPath.of(null).loader());
    List<Fixture> own = problems.collect(() -> own(selection, problems), List.of());
    Choices choices = problems.collect(() -> choices(asked, own, catalog), null);
    List<String> names = choices != null ? choices.fixtures() : orNone(selection.fixtures);
    List<Fixture> named =
        selection.ownClasses()
            ? own
            : problems.collect(() -> Fixtures.loadAll(Home.fixtures(), names), List.of());
    Traces traces = new Traces(scratch, selection.skipBadFrames);
    List<Fixture> fixtures = problems.collect(() -> traces.documents(named), List.of());
    List<String> specs = choices != null ? choices.jvms() : orNone(selection.jvms);
    List<Jvm> jvms =
        problems.collect(
            () -> Jvms.ofThisMachine(asked.libraries().offline).resolve(specs, catalog.flags()),
            List.of());
    List<StackSpec> stacks = problems.collect(() -> stacks(asked.libraries(), choices), List.of());
    List<Published> published =
        problems.collect(() -> PublishedRows.read(Home.profiles(), asked.profile()), List.of());
    List<Path> typeSources = asked.libraries().typeSources;
    problems.addAll(problems(typeSources, choices));
    problems.report();
    return new Inputs(
        user,
        catalog,
        choices.of(fixtures),
        fixtures,
        jvms,
        stacks,
        typeSources,
        traces.findings(),
        published,
        asked.libraries().offline,
        machine);
  }

  private static List<String> problems(List<Path> typeSources, Choices choices) {
    List<String> problems = new ArrayList<>();
    for (Path source : typeSources) {
      if (!Files.isRegularFile(source)) {
        problems.add("--type-source " + source + " does not exist; name a Java source file");
      }
    }
    if (!typeSources.isEmpty() && choices != null && !choices.codec()) {
      problems.add("--type-source needs stacks to compile against; add --suite codec");
    }
    return problems;
  }

  private static List<Fixture> own(SelectionOptions selection, Problems problems) {
    if (!selection.ownClasses()) {
      return List.of();
    }
    if (selection.fixtures != null) {
      problems.add("--fixture and --type exclude each other; run them one after the other");
    }
    boolean typesAlone = selection.payloads.isEmpty() && selection.factories.isEmpty();
    if (selection.typeIsEnough && typesAlone) {
      return UserFixtures.ofTypes(selection.types);
    }
    return UserFixtures.of(selection.types, selection.payloads, selection.factories).stream()
        .map(fixture -> framed(fixture, selection.select))
        .toList();
  }

  private static Fixture framed(Fixture fixture, String selection) {
    String name = fixture.name();
    return fixture.framed(
        selection == null ? name : name + ":" + selection.replace(',', ';'), selection);
  }

  private static Choices choices(RunRequest asked, List<Fixture> own, Catalog catalog) {
    return Choices.of(
        Profiles.read(Home.profiles(), asked.profile()),
        OverridesReader.read(asked, own),
        catalog,
        asked.seed());
  }

  /** Returns the stacks of the choices; while these hold a mistake, those that the options name. */
  private static List<StackSpec> stacks(LibraryOptions options, Choices choices) {
    if (choices == null) {
      boolean none = options.stacks == null && options.libraries == null;
      return none
          ? List.of()
          : StackFiles.select(Home.stacks(), orNone(options.stacks), orNone(options.libraries));
    }
    return choices.codec()
        ? StackFiles.select(Home.stacks(), choices.stacks(), choices.libraries())
        : List.of();
  }

  private static List<String> orNone(List<String> given) {
    return given == null ? List.of() : given;
  }

  /** Returns the chosen strategies as {@code name/form}, a bare name in its default form. */
  List<String> forms() {
    return choices.strategies().stream().map(this::form).toList();
  }

  /**
   * Returns all forms that cells may have: the chosen ones and, for a bare name, the form for the
   * layout {@code constant}.
   */
  List<String> formsToProbe() {
    Stream<String> constant =
        choices.strategies().stream()
            .filter(name -> !name.contains("/"))
            .flatMap(name -> catalog.strategy(name).stream())
            .map(strategy -> strategy.name() + "/" + strategy.constantForm());
    return Stream.concat(forms().stream(), constant).distinct().toList();
  }

  /** Returns a strategy as {@code name/form}; empty for an empty name. */
  String form(String name) {
    return name.isEmpty() || name.contains("/") ? name : name + "/" + defaultForm(name);
  }

  private String defaultForm(String name) {
    return catalog.strategy(name).map(Strategy::defaultForm).orElse("");
  }
}
