package io.accbench.plan;

import static java.util.Objects.requireNonNullElse;

import io.accbench.catalog.Catalog;
import io.accbench.model.Goal;
import io.accbench.model.InjectedWork;
import io.accbench.model.Interleaving;
import io.accbench.model.Mode;
import io.accbench.model.ProcessorChoice;
import io.accbench.model.Profiling;
import io.accbench.model.Range;
import io.accbench.model.Settings;
import io.accbench.model.UnknownName;
import io.accbench.model.UserException;
import io.accbench.suite.Axis;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/** Completes options by a profile, and runs every {@link PlanCheck}. */
final class RunSpecReader {
  /** The checks of every suite's choices. */
  private static final List<PlanCheck> CHECKS =
      List.of(
          new BaselineIsChosen(),
          new BaselineIsSameWork(),
          new PollutionHasEffect(),
          new ProcessorsAreAllowed());

  /** The value of an option that has a problem; the command ends with that problem. */
  private static final Duration STAND_IN = Duration.ofSeconds(1);

  private static final Range ONCE = Range.exactly(1);

  /**
   * The timeout where the user gives no other. Arbitrary: sixty times what a fork needs to start
   * and stop.
   */
  private static final Duration DEFAULT_TIMEOUT = Duration.ofMinutes(1);

  private final RunOptions options;
  private final MeasuringOptions measuring;
  private final GivenOptions given;
  private final Path folder;
  private final Catalog catalog;

  RunSpecReader(RunOptions options, Profile profile, Catalog catalog) {
    this.options = options;
    this.measuring = options.measuring();
    this.given = new GivenOptions(options, profile);
    this.folder = profile.folder();
    this.catalog = catalog;
  }

  RunSpec read() {
    Optional<PlannableSuite> known = PlannableSuite.find(given.suite());
    if (known.isEmpty()) {
      List<String> names = PlannableSuite.suites().stream().map(PlannableSuite::name).toList();
      String problem = UnknownName.problem("suite", given.suite(), names);
      given.problem("--suite", given.place("--suite") + problem);
    }
    PlannableSuite suite = known.or(() -> PlannableSuite.find(GivenOptions.ACCESS)).orElseThrow();
    refuseOthers(suite);
    checkInjections();
    RunSpec spec =
        new RunSpec(
            options,
            given.onCommandLine(),
            suite,
            suite.choose(given, catalog, folder),
            Map.of(),
            modes(),
            new BaselineReader(given, options, catalog, suite).read(),
            settings(suite.heap()));
    checkRecording(suite);
    check(spec);
    return spec;
  }

  /** Adds a problem for each option that means something in other suites alone. */
  private void refuseOthers(PlannableSuite suite) {
    Set<String> others = new TreeSet<>();
    PlannableSuite.suites().forEach(any -> others.addAll(any.keys()));
    others.removeAll(suite.keys());
    boolean open = suite.knownWhenPrepared();
    if (!open && suite.axes().stream().noneMatch(axis -> axis.option().equals(Axis.PARAM))) {
      others.add(Axis.PARAM);
    }
    others.stream()
        .filter(given::given)
        .forEach(
            option ->
                given.problem(
                    option,
                    "%s has no effect in suite %s; leave it out"
                        .formatted(given.subject(option), suite.name())));
    if (open && given.onCommandLine().contains("--fixture")) {
      given.problem(
          "--fixture",
          "suite %s measures benchmarks, and no fixture or type; leave out --fixture and --type"
              .formatted(suite.name()));
    }
  }

  /** Adds a problem where a recording and what it is for do not come together. */
  private void checkRecording(PlannableSuite suite) {
    boolean recorded = options.profiling().recording != null;
    boolean entered = options.profiling().entry != null;
    if (entered && !recorded) {
      given.problem("--entry", "--entry needs --recording");
    } else if (recorded && !entered && suite.knownWhenPrepared()) {
      given.problem(
          "--recording",
          "--recording needs --entry in suite %s: what benchmarks call is not known before they ran;"
                  .formatted(suite.name())
              + " or leave it out, add --hotspots, and then: accbench gain RECORDING RUN");
    }
  }

  private List<Mode> modes() {
    if (given.knownWhenPrepared() && measuring.modes.isEmpty()) {
      return List.of();
    }
    List<String> known = Arrays.stream(Mode.values()).map(Mode::label).toList();
    return given.namesOf("--mode", "mode", known).stream().map(Mode::parse).toList();
  }

  private void checkInjections() {
    for (String text : measuring.injections) {
      if (InjectedWork.parse(text).isEmpty()) {
        given.problem(
            "--inject",
            given.place("--inject")
                + "injection \""
                + text
                + "\" is unknown; known: none, even:10%, rare:10%, garbage:10%"
                + " with any share up to 100%");
      }
    }
  }

  @SuppressWarnings("NullAway") // null stands for a run without a budget
  private Settings settings(String heap) {
    return new Settings(
        new Settings.IterationPlan(
            requireNonNullElse(measuring.warmupIterations, ONCE),
            requireNonNullElse(measuring.warmupTime, STAND_IN),
            requireNonNullElse(measuring.iterations, 1),
            requireNonNullElse(measuring.time, STAND_IN)),
        new Settings.RoundPlan(
            requireNonNullElse(measuring.forks, ONCE),
            requireNonNullElse(measuring.singleShotForks, ONCE)),
        new Settings.RunLimits(
            requireNonNullElse(measuring.timeout, DEFAULT_TIMEOUT), measuring.budget),
        goal(),
        new Settings.Placement(
            requireNonNullElse(measuring.interleave, Interleaving.ITERATIONS),
            requireNonNullElse(measuring.processors, ProcessorChoice.SAME)),
        jvmArgs(heap),
        profiling());
  }

  private Goal goal() {
    Goal usual = Goal.DEFAULT;
    return new Goal(
        requireNonNullElse(measuring.margin, usual.margin()),
        requireNonNullElse(measuring.singleShotMargin, usual.shotMargin()),
        requireNonNullElse(measuring.allocationMargin, usual.allocationMargin()),
        requireNonNullElse(measuring.precision, usual.precision()));
  }

  /**
   * Returns the arguments for every fork, of which those for the heap are the first. They are split
   * at white space, as JMH does.
   */
  private List<String> jvmArgs(String usualHeap) {
    List<String> arguments =
        measuring.jvmArgs.stream()
            .flatMap(text -> Arrays.stream(text.strip().split("\\s+")))
            .filter(argument -> !argument.isEmpty())
            .toList();
    String size = measuring.heap;
    Optional<List<String>> heap = Heap.flags(size, usualHeap, arguments);
    if (heap.isEmpty()) {
      String problem = "%s must be a size such as 512m, 2g or 512m@8g, or jvm; found \"%s\"";
      given.problem("--heap", problem.formatted(given.subject("--heap"), size));
    }
    return Stream.concat(heap.stream().flatMap(List::stream), arguments.stream()).toList();
  }

  @SuppressWarnings("NullAway") // null stands for a run without profiling
  private Profiling profiling() {
    boolean kept = options.profiling().keepRecordings;
    boolean hotspots = requireNonNullElse(options.profiling().hotspots, false);
    if (kept && !hotspots) {
      given.problem("--keep-recordings", "--keep-recordings needs --hotspots");
    }
    return hotspots ? Profiling.usual(kept) : null;
  }

  private void check(RunSpec spec) {
    List<String> problems = new ArrayList<>(given.problems());
    List<PlanCheck> checks = new ArrayList<>(CHECKS);
    PlannableSuite.suites().forEach(any -> checks.addAll(any.checks()));
    for (PlanCheck check : checks) {
      if (Collections.disjoint(check.options(), given.failed())) {
        problems.addAll(check.problems(spec));
      }
    }
    if (!problems.isEmpty()) {
      throw UserException.badInput(problems);
    }
  }
}
