package io.accbench.app;

import io.accbench.catalog.Catalog;
import io.accbench.catalog.Fixtures;
import io.accbench.catalog.UserFixtures;
import io.accbench.model.Finding;
import io.accbench.model.Fixture;
import io.accbench.model.Jvm;
import io.accbench.model.Machine;
import io.accbench.model.Published;
import io.accbench.plan.Choices;
import io.accbench.plan.Key;
import io.accbench.plan.Overrides;
import io.accbench.plan.Profile;
import io.accbench.plan.Profiles;
import io.accbench.plan.PublishedRows;
import io.accbench.project.ProjectBuild;
import io.accbench.run.MachineReader;
import io.accbench.stack.Jvms;
import io.accbench.stack.StackFiles;
import io.accbench.stack.StackSpec;
import io.accbench.trace.PayloadFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.regex.Pattern;

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
public record Inputs(
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
   * The arguments of a JVM that change how it measures, records or waits, and not what code does.
   */
  private static final Pattern OF_MEASURING =
      Pattern.compile("-(X(?!ss|bootclasspath)|agentlib:|agentpath:|verbose).*");

  /**
   * Returns those of the user's arguments of forks that every other JVM with the user's classes
   * gets, too: system properties, modules, preview features, assertions, Java agents, the size of
   * stacks. It gets no heap, collector, compiler, log, recording or debugger.
   */
  public List<String> jvmArgsOfCode() {
    return choices.settings().jvmArgs().stream()
        .filter(argument -> !OF_MEASURING.matcher(argument).matches())
        .toList();
  }

  /** Returns whether there is any code of the user's: classes, types or codecs from source. */
  boolean usersCode() {
    return !user.classPath().isEmpty() || !typeSources.isEmpty() || !choices.sources().isEmpty();
  }

  /**
   * Checks all inputs, even when some are wrong.
   *
   * @throws io.accbench.model.UserException with every problem, including those already found
   */
  static Inputs of(RunOptions given, Problems problems, Workplace place) {
    Machine machine = MachineReader.read();
    ProjectBuild project =
        problems.collect(
            () -> ProjectBuild.of(given.project(), given.offline(), place::hint), null);
    OwnTypes classes =
        project == null ? null : problems.collect(() -> given.own().withPayloadsOf(project), null);
    if (classes == null) {
      problems.report(); // every name of a class of the user's would be a problem more
    }
    RunOptions asked = given.with(classes);
    UserClassPath user =
        problems
            .collect(() -> UserClassPath.of(asked.classPath()), UserClassPath.of(null))
            .and(project.classPath());
    Catalog found = problems.collect(() -> Catalog.load(user.loader()), null);
    Catalog catalog = found != null ? found : Catalog.load(UserClassPath.of(null).loader());
    List<Fixture> own = problems.collect(() -> own(asked, problems), List.of());
    Profile profile = problems.collect(() -> Profiles.read(Home.profiles(), asked.profile()), null);
    Study study = new Study(profile == null ? Home.profiles() : profile.folder());
    Choices choices =
        profile == null
            ? null
            : problems.collect(() -> choices(profile, asked, own, catalog), null);
    Overrides options = asked.overrides();
    List<String> names = choices != null ? choices.fixtures() : options.texts(Key.FIXTURES);
    List<Fixture> named =
        asked.own().any()
            ? own
            : problems.collect(() -> Fixtures.loadAll(study.fixtures(), names), List.of());
    Traces traces = new Traces(place, asked.skipBadFrames());
    List<Fixture> fixtures = problems.collect(() -> traces.documents(named), List.of());
    fixtures.stream()
        .map(Fixture::payload)
        .filter(Objects::nonNull)
        .forEach(payload -> problems.collect(() -> PayloadFile.read(payload), null));
    List<Jvm> jvms = jvms(asked, choices, catalog, problems);
    List<StackSpec> stacks =
        problems.collect(() -> stacks(study.stacks(), options, choices), List.of());
    List<Published> published =
        profile == null
            ? List.of()
            : problems.collect(() -> PublishedRows.read(profile), List.of());
    problems.addAll(problems(asked.typeSources(), choices));
    problems.report();
    return new Inputs(
        study.withTypes(user, jvms, place),
        catalog,
        choices.of(fixtures),
        fixtures,
        jvms,
        stacks,
        asked.typeSources(),
        traces.findings(),
        published,
        asked.offline(),
        machine);
  }

  private static List<Jvm> jvms(
      RunOptions asked, Choices choices, Catalog catalog, Problems problems) {
    List<String> specs = choices != null ? choices.jvms() : asked.overrides().texts(Key.JVMS);
    Jvms known = Jvms.ofThisMachine(asked.offline());
    List<Jvm> jvms = problems.collect(() -> known.resolve(specs, catalog.flags()), List.of());
    if (choices != null) {
      problems.addAll(known.refusals(jvms, choices.settings().jvmArgs()));
    }
    return jvms;
  }

  private static List<String> problems(List<Path> typeSources, Choices choices) {
    List<String> problems = new ArrayList<>();
    for (Path source : typeSources) {
      if (!Files.isRegularFile(source)) {
        problems.add("--type-source " + source + " does not exist; name a Java source file");
      }
    }
    if (!typeSources.isEmpty() && choices != null && !hasStacks(choices)) {
      problems.add("--type-source needs stacks to compile against; add --suite codec");
    }
    return problems;
  }

  private static boolean hasStacks(Choices choices) {
    return choices.suite().axis("stack").isPresent();
  }

  private static List<Fixture> own(RunOptions asked, Problems problems) {
    OwnTypes own = asked.own();
    if (!own.any()) {
      return List.of();
    }
    if (!asked.overrides().texts(Key.FIXTURES).isEmpty()) {
      problems.add("--fixture and --type exclude each other; run them one after the other");
    }
    if (own.typeIsEnough() && own.typesAlone()) {
      return UserFixtures.ofTypes(own.types());
    }
    return UserFixtures.of(own.types(), own.payloads(), own.factories()).stream()
        .map(fixture -> framed(fixture, own.select()))
        .toList();
  }

  private static Fixture framed(Fixture fixture, String selection) {
    String name = fixture.name();
    return fixture.framed(
        selection == null ? name : name + ":" + selection.replace(',', ';'), selection);
  }

  private static Choices choices(
      Profile profile, RunOptions asked, List<Fixture> own, Catalog catalog) {
    List<String> names = own.stream().map(Fixture::name).toList();
    return Choices.of(profile, asked.overrides().with(Key.FIXTURES, names), catalog, asked.seed());
  }

  /** Returns the stacks of the choices; while these hold a mistake, those that the options name. */
  private static List<StackSpec> stacks(List<Path> folders, Overrides given, Choices choices) {
    if (choices != null) {
      return hasStacks(choices)
          ? StackFiles.select(folders, choices.stacks(), choices.libraries())
          : List.of();
    }
    List<String> stacks = given.texts(Key.STACKS);
    List<String> libraries = given.texts(Key.LIBRARIES);
    return stacks.isEmpty() && libraries.isEmpty()
        ? List.of()
        : StackFiles.select(folders, stacks, libraries);
  }
}
