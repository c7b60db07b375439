package io.accbench.plan;

import io.accbench.catalog.Catalog;
import io.accbench.model.Goal;
import io.accbench.model.InjectedWork;
import io.accbench.model.Interleaving;
import io.accbench.model.Mode;
import io.accbench.model.ProcessorChoice;
import io.accbench.model.Profiling;
import io.accbench.model.Settings;
import io.accbench.model.UnknownName;
import io.accbench.model.UserException;
import io.accbench.suite.Axis;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** Merges a profile with the command line, reads every value, and runs every {@link PlanCheck}. */
final class ChoicesReader {
  /** The suite of a profile that names none. */
  static final String ACCESS = "access";

  /** The checks of every suite's choices. */
  private static final List<PlanCheck> CHECKS =
      List.of(new BaselineIsChosen(), new BaselineIsSameWork(), new ProcessorsAreAllowed());

  private static final Duration STAND_IN = Duration.ofSeconds(1);

  /**
   * The timeout where the user gives no other. Arbitrary: sixty times what a fork needs to start
   * and stop.
   */
  private static final Duration DEFAULT_TIMEOUT = Duration.ofMinutes(1);

  private final Profile profile;
  private final Catalog catalog;
  private final String suite;
  private final Values values;
  private final Set<Key> overridden;

  ChoicesReader(Profile profile, Overrides overrides, Catalog catalog) {
    this.profile = profile;
    this.catalog = catalog;
    Map<Key, RawSetting> merged = new EnumMap<>(Key.class);
    merged.putAll(profile.values());
    this.suite = suite(profile.values(), overrides.values());
    if (!suite.equals(suite(profile.values(), Map.of()))) {
      PlannableSuite.suites().forEach(any -> merged.keySet().removeAll(any.keys()));
      PlannableSuite.find(suite)
          .map(known -> known.defaults(overrides.values().keySet()))
          .orElse(Map.of())
          .forEach((key, texts) -> merged.put(key, new RawSetting("", key.option(), texts)));
      if (knownWhenPrepared()) {
        merged.keySet().removeAll(Set.of(Key.MODES, Key.THREADS));
      }
    }
    merged.putAll(overrides.values());
    this.values = new Values(merged);
    this.overridden = Set.copyOf(overrides.values().keySet());
  }

  /**
   * Returns the suite that the command line names; else the one for which it asks by a key that no
   * other suite has; else the profile's, or access.
   */
  private static String suite(Map<Key, RawSetting> profile, Map<Key, RawSetting> overrides) {
    RawSetting named = overrides.getOrDefault(Key.SUITE, profile.get(Key.SUITE));
    String otherwise = named == null ? ACCESS : String.join(",", named.texts()).strip();
    return overrides.containsKey(Key.SUITE)
        ? otherwise
        : PlannableSuite.suites().stream()
            .filter(any -> any.implying().stream().anyMatch(overrides::containsKey))
            .map(PlannableSuite::name)
            .findFirst()
            .orElse(otherwise);
  }

  Choices read(long seed) {
    Optional<PlannableSuite> known = PlannableSuite.find(suite);
    if (known.isEmpty()) {
      List<String> names = PlannableSuite.suites().stream().map(PlannableSuite::name).toList();
      values.problem(
          Key.SUITE, values.given(Key.SUITE).place() + UnknownName.problem("suite", suite, names));
    }
    PlannableSuite chosen = known.or(() -> PlannableSuite.find(ACCESS)).orElseThrow();
    refuseParams(chosen);
    ChosenAxes axes = chosen.choose(values, catalog, profile.folder());
    Choices choices =
        new Choices(
            profile.name(),
            chosen,
            axes.values(),
            axes.sources(),
            values.given(Key.STACKS).texts(),
            values.given(Key.LIBRARIES).texts(),
            Map.of(),
            modes(),
            values.names(Key.JVMS),
            new BaselineReader(values, catalog, chosen).read(),
            values.text(Key.PROPERTY),
            values.threads(),
            injections(),
            settings(chosen.heap()),
            values.wholeNumber(Key.SEED, seed),
            values.texts(),
            overridden);
    check(choices);
    return choices;
  }

  /** Adds a problem when the suite has no axis that {@code --param} could choose values on. */
  private void refuseParams(PlannableSuite chosen) {
    boolean any = chosen.axes().stream().anyMatch(axis -> axis.option().equals(Axis.PARAM));
    if (!any && !chosen.knownWhenPrepared() && !values.given(Key.PARAMS).texts().isEmpty()) {
      values.problem(
          Key.PARAMS,
          "%s has no effect in suite %s, whose axes have options of their own; leave it out"
              .formatted(values.given(Key.PARAMS).subject(), chosen.name()));
    }
  }

  private boolean knownWhenPrepared() {
    return PlannableSuite.find(suite).filter(PlannableSuite::knownWhenPrepared).isPresent();
  }

  private List<Mode> modes() {
    if (knownWhenPrepared() && values.given(Key.MODES).texts().isEmpty()) {
      return List.of();
    }
    List<String> known = Arrays.stream(Mode.values()).map(Mode::label).toList();
    return values.namesOf(Key.MODES, "mode", known).stream().map(Mode::parse).toList();
  }

  private List<String> injections() {
    List<String> injections = values.names(Key.INJECTIONS);
    for (String text : injections) {
      if (InjectedWork.parse(text).isEmpty()) {
        values.problem(
            Key.INJECTIONS,
            values.given(Key.INJECTIONS).place()
                + "injection \""
                + text
                + "\" is unknown; known: none, even:10%, rare:10%, garbage:10%"
                + " with any share up to 100%");
      }
    }
    return injections;
  }

  private Settings settings(String heap) {
    return new Settings(
        new Settings.IterationPlan(
            values.range(Key.WARMUP_ITERATIONS, 0),
            values.iterationTime(Key.WARMUP_TIME).orElse(STAND_IN),
            values.count(Key.ITERATIONS, 1),
            values.iterationTime(Key.TIME).orElse(STAND_IN)),
        new Settings.RoundPlan(values.range(Key.FORKS, 1), values.range(Key.SINGLE_SHOT_FORKS, 1)),
        new Settings.RunLimits(values.duration(Key.TIMEOUT).orElse(DEFAULT_TIMEOUT), budget()),
        goal(),
        new Settings.Placement(interleaving(), processors()),
        jvmArgs(heap),
        profiling());
  }

  @SuppressWarnings("NullAway") // null stands for a run without profiling
  private Profiling profiling() {
    boolean kept = values.flag(Key.KEEP_RECORDINGS);
    if (kept && !values.flag(Key.HOTSPOTS)) {
      values.problem(Key.KEEP_RECORDINGS, "--keep-recordings needs --hotspots");
    }
    return values.flag(Key.HOTSPOTS) ? Profiling.usual(kept) : null;
  }

  /** Returns the arguments for every fork, of which those for the heap are the first. */
  private List<String> jvmArgs(String usualHeap) {
    List<String> arguments = values.arguments(Key.JVM_ARGS);
    Optional<List<String>> heap = Heap.flags(values.text(Key.HEAP), usualHeap, arguments);
    if (heap.isEmpty()) {
      values.mustBe(Key.HEAP, "a size such as 512m or 2g, or jvm", values.text(Key.HEAP));
    }
    return Stream.concat(heap.stream().flatMap(List::stream), arguments.stream()).toList();
  }

  @SuppressWarnings("NullAway") // null stands for a run without a budget
  private Duration budget() {
    return values.duration(Key.BUDGET).orElse(null);
  }

  private Goal goal() {
    Goal usual = Goal.DEFAULT;
    return new Goal(
        values.share(Key.MARGIN).orElse(usual.margin()),
        values.share(Key.SINGLE_SHOT_MARGIN).orElse(usual.shotMargin()),
        values.share(Key.ALLOCATION_MARGIN).orElse(usual.allocationMargin()),
        values.share(Key.PRECISION).orElse(usual.precision()));
  }

  private Interleaving interleaving() {
    List<String> known = Arrays.stream(Interleaving.values()).map(Interleaving::label).toList();
    String text = values.text(Key.INTERLEAVE);
    if (text.isEmpty() || known.contains(text)) {
      return text.isEmpty() ? Interleaving.ITERATIONS : Interleaving.parse(text);
    }
    String place = values.given(Key.INTERLEAVE).place();
    values.problem(Key.INTERLEAVE, place + UnknownName.problem("interleaving", text, known));
    return Interleaving.ITERATIONS;
  }

  private ProcessorChoice processors() {
    String text = values.text(Key.PROCESSORS);
    try {
      return text.isEmpty() ? ProcessorChoice.SAME : ProcessorChoice.parse(text);
    } catch (IllegalArgumentException neither) {
      values.mustBe(Key.PROCESSORS, "same, any, or a list of processors such as 0,2-3", text);
      return ProcessorChoice.SAME;
    }
  }

  private void check(Choices choices) {
    List<PlanCheck> checks = new ArrayList<>(CHECKS);
    PlannableSuite.suites().forEach(any -> checks.addAll(any.checks()));
    for (PlanCheck check : checks) {
      if (Collections.disjoint(check.keys(), values.failed())) {
        values.problems().addAll(check.problems(choices));
      }
    }
    if (!values.problems().isEmpty()) {
      throw UserException.badInput(values.problems());
    }
  }
}
