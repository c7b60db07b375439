package io.accbench.app;

import io.accbench.catalog.Catalog;
import io.accbench.catalog.Fixtures;
import io.accbench.catalog.UserFixtures;
import io.accbench.hotspot.ProgramPart;
import io.accbench.hotspot.ProgramReader;
import io.accbench.model.Finding;
import io.accbench.model.Fixture;
import io.accbench.model.Jvm;
import io.accbench.model.Machine;
import io.accbench.model.Published;
import io.accbench.model.RecordedProgram;
import io.accbench.plan.LibraryOptions;
import io.accbench.plan.Profile;
import io.accbench.plan.ProfilingOptions;
import io.accbench.plan.PublishedRows;
import io.accbench.plan.RegexOption;
import io.accbench.plan.RunOptions;
import io.accbench.plan.RunSpec;
import io.accbench.plan.SelectionOptions;
import io.accbench.project.ProjectBuild;
import io.accbench.project.ProjectPayloads;
import io.accbench.run.MachineReader;
import io.accbench.stack.Jvms;
import io.accbench.stack.StackFiles;
import io.accbench.stack.StackSpec;
import io.accbench.stack.StartedJvms;
import io.accbench.trace.PayloadFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The inputs of a command, found and checked, with nothing prepared yet.
 *
 * @param user the user's class path
 * @param catalog strategies and codecs of accbench and of the user
 * @param spec what the profile and the options ask for
 * @param fixtures built-in fixtures or the user's own
 * @param jvms JVMs of the run
 * @param stacks the libraries under test; empty in suite access
 * @param typeSources source files of payload types, compiled for each stack
 * @param findings findings on which frames of traces were taken, and on JVMs
 * @param published rows of the study that the profile repeats
 * @param offline whether libraries may come only from the local repository
 * @param machine the machine, read before accbench's own work loads it
 * @param program what a recording of the user's application shows; null without one
 */
public record Inputs(
    UserClassPath user,
    Catalog catalog,
    RunSpec spec,
    List<Fixture> fixtures,
    List<Jvm> jvms,
    List<StackSpec> stacks,
    List<Path> typeSources,
    List<Finding> findings,
    List<Published> published,
    boolean offline,
    Machine machine,
    RecordedProgram program) {

  /**
   * The arguments of a JVM that change how it measures, records or waits, and not what code does.
   */
  private static final Pattern OF_MEASURING =
      Pattern.compile("-(X(?!ss|bootclasspath)|agentlib:|agentpath:|verbose).*");

  /**
   * Returns those of the user's arguments for forks of a JVM that every other JVM with the user's
   * classes gets, too: system properties, modules, preview features, assertions, Java agents, the
   * size of stacks. It gets no heap, collector, compiler, log, recording or debugger.
   */
  public List<String> jvmArgsOfCode(Jvm jvm) {
    return Stream.concat(spec.settings().jvmArgs().stream(), jvm.flags().stream())
        .filter(argument -> !OF_MEASURING.matcher(argument).matches())
        .toList();
  }

  /** Returns the JVMs that start with their flags, of which there is at least one. */
  public List<Jvm> startingJvms() {
    return jvms.stream().filter(jvm -> jvm.refusal() == null).toList();
  }

  /** Returns whether there is any code of the user's: classes, types or codecs from source. */
  boolean usersCode() {
    return !user.classPath().isEmpty() || !typeSources.isEmpty() || !spec.sources().isEmpty();
  }

  /**
   * Checks all inputs, even when some are wrong.
   *
   * @throws io.accbench.model.UserException with every problem, including those already found
   */
  static Inputs of(RunOptions asked, Problems problems, Workplace place) {
    Machine machine = MachineReader.read();
    SelectionOptions selection = asked.selection();
    List<Path> typeSources = asked.libraries().typeSources;
    boolean offline = asked.libraries().offline;
    ProjectBuild project =
        problems.collect(() -> ProjectBuild.of(selection.project, offline, place::hint), null);
    List<Path> payloads =
        project == null ? null : problems.collect(() -> payloads(selection, project), null);
    if (payloads == null) {
      problems.report(); // every name of a class of the user's would be a problem more
    }
    selection.payloads = payloads;
    UserClassPath user =
        problems
            .collect(() -> UserClassPath.of(selection.classPath), UserClassPath.of(null))
            .and(project.classPath());
    Catalog found = problems.collect(() -> Catalog.load(user.loader()), null);
    Catalog catalog = found != null ? found : Catalog.load(UserClassPath.of(null).loader());
    List<Fixture> own = problems.collect(() -> own(selection, problems), List.of());
    Profile profile = problems.collect(() -> Profile.read(Home.profiles(), asked.profile()), null);
    Study study = new Study(profile == null ? Home.profiles() : profile.folder());
    if (!own.isEmpty()) {
      selection.fixtures = own.stream().map(Fixture::name).toList();
    }
    RunSpec spec =
        profile == null ? null : problems.collect(() -> RunSpec.of(asked, profile, catalog), null);
    List<Fixture> named =
        selection.ownTypes()
            ? own
            : problems.collect(
                () -> Fixtures.loadAll(study.fixtures(), selection.fixtures), List.of());
    Traces traces = new Traces(place, selection.skipBadFrames);
    List<Fixture> fixtures = problems.collect(() -> traces.documents(named), List.of());
    fixtures.stream()
        .map(Fixture::payload)
        .filter(Objects::nonNull)
        .forEach(payload -> problems.collect(() -> PayloadFile.read(payload), null));
    Jvms known = Jvms.ofThisMachine(offline, place.askedJvms());
    List<Jvm> resolved =
        problems.collect(() -> known.resolve(selection.jvms, catalog.flags()), List.of());
    StartedJvms jvms =
        spec == null
            ? new StartedJvms(resolved, List.of(), List.of())
            : known.started(resolved, spec.settings().jvmArgs());
    problems.addAll(jvms.problems());
    List<Finding> findings = new ArrayList<>(traces.findings());
    findings.addAll(jvms.findings());
    List<StackSpec> stacks =
        problems.collect(() -> stacks(study.stacks(), asked.libraries(), spec), List.of());
    List<Published> published =
        profile == null
            ? List.of()
            : problems.collect(() -> PublishedRows.read(profile), List.of());
    problems.addAll(problems(typeSources, spec));
    RecordedProgram program = problems.collect(() -> program(asked.profiling()), null);
    problems.report();
    return new Inputs(
        study.withTypes(user, jvms.jvms(), place),
        catalog,
        spec.of(fixtures),
        fixtures,
        jvms.jvms(),
        stacks,
        typeSources,
        List.copyOf(findings),
        published,
        offline,
        machine,
        program);
  }

  private static RecordedProgram program(ProfilingOptions given) {
    if (given.recording == null) {
      return null;
    }
    ProgramPart.EntryMethods entry =
        given.entry == null
            ? null
            : new ProgramPart.EntryMethods(RegexOption.of("--entry", given.entry));
    return ProgramReader.read(given.recording, entry, List.of()).summary();
  }

  /**
   * Returns the payloads: those of a project where only types are named, so that there is a graph.
   *
   * @throws io.accbench.model.UserException naming a type for which the project has not one
   */
  private static List<Path> payloads(SelectionOptions own, ProjectBuild project) {
    return project.any() && own.typesAlone() && !own.typeIsEnough
        ? own.types.stream().map(new ProjectPayloads(project)::of).toList()
        : own.payloads;
  }

  private static List<String> problems(List<Path> typeSources, RunSpec spec) {
    List<String> problems = new ArrayList<>();
    for (Path source : typeSources) {
      if (!Files.isRegularFile(source)) {
        problems.add("--type-source " + source + " does not exist; name a Java source file");
      }
    }
    if (!typeSources.isEmpty() && spec != null && !hasStacks(spec)) {
      problems.add("--type-source needs stacks to compile against; add --suite codec");
    }
    return problems;
  }

  private static boolean hasStacks(RunSpec spec) {
    return spec.suite().axes().stream().anyMatch(axis -> axis.name().equals("stack"));
  }

  private static List<Fixture> own(SelectionOptions own, Problems problems) {
    if (own.select != null && own.payloads.isEmpty()) {
      problems.add(
          "--select chooses a frame of a trace in --payload; a fixture is named with its frame,"
              + " such as rpc-trace:p99");
    }
    if (!own.ownTypes()) {
      return List.of();
    }
    if (!own.fixtures.isEmpty()) {
      problems.add("--fixture and --type exclude each other; run them one after the other");
    }
    if (own.typeIsEnough && own.typesAlone()) {
      return UserFixtures.ofTypes(own.types);
    }
    return UserFixtures.of(own.types, own.payloads, own.factories).stream()
        .map(fixture -> framed(fixture, own.select))
        .toList();
  }

  private static Fixture framed(Fixture fixture, String selection) {
    String name = fixture.name();
    return fixture.framed(
        selection == null ? name : name + ":" + selection.replace(',', ';'), selection);
  }

  /** Returns the stacks; while the options hold a mistake, those that they name. */
  private static List<StackSpec> stacks(List<Path> folders, LibraryOptions named, RunSpec spec) {
    boolean any =
        spec != null ? hasStacks(spec) : !named.stacks.isEmpty() || !named.libraries.isEmpty();
    return any ? StackFiles.select(folders, named.stacks, named.libraries) : List.of();
  }
}
