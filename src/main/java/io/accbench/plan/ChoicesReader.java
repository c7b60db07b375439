package io.accbench.plan;

import io.accbench.catalog.Catalog;
import io.accbench.model.Cell;
import io.accbench.model.Goal;
import io.accbench.model.Interleaving;
import io.accbench.model.Mode;
import io.accbench.model.ProcessorChoice;
import io.accbench.model.Profiling;
import io.accbench.model.Settings;
import io.accbench.model.UnknownName;
import io.accbench.model.UserException;
import java.time.Duration;
import java.util.Arrays;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.stream.Stream;

/** Merges a profile with the command line, reads every value, and runs every {@link PlanCheck}. */
final class ChoicesReader {
  private static final String ACCESS = "access";
  private static final List<String> NO_VALUE = List.of("");

  /** The keys that only the codec suite has. */
  private static final List<Key> LIBRARIES = List.of(Key.CODECS, Key.STACKS, Key.LIBRARIES);

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

  ChoicesReader(Profile profile, Overrides overrides, Catalog catalog) {
    this.profile = profile;
    this.catalog = catalog;
    Map<Key, RawSetting> merged = new EnumMap<>(Key.class);
    merged.putAll(profile.values());
    this.suite = suite(profile.values(), overrides.values());
    if (!suite.equals(suite(profile.values(), Map.of()))) {
      Key.ofSuite().forEach(merged::remove);
      merged.putAll(defaults(suite, overrides.values().containsKey(Key.STRATEGIES)));
    }
    merged.putAll(overrides.values());
    this.values = new Values(merged);
  }

  /**
   * Returns codec if the command line names no suite but asks for something that only libraries
   * have; else the suite that is given, or access.
   */
  private static String suite(Map<Key, RawSetting> profile, Map<Key, RawSetting> overrides) {
    RawSetting said = overrides.getOrDefault(Key.SUITE, profile.get(Key.SUITE));
    boolean implied =
        !overrides.containsKey(Key.SUITE) && LIBRARIES.stream().anyMatch(overrides::containsKey);
    return implied ? Cell.CODEC : said == null ? ACCESS : String.join(",", said.texts()).strip();
  }

  /**
   * Returns what a suite measures when the profile is for the other one. Strategies are tried with
   * both members, since some reach methods only, others fields only.
   */
  private static Map<Key, RawSetting> defaults(String suite, boolean strategies) {
    return suite.equals(Cell.CODEC)
        ? Map.of(
            Key.OPERATIONS,
            given(Key.OPERATIONS, "serialize", "deserialize"),
            Key.MEMBERS,
            strategies ? given(Key.MEMBERS, "default", "field") : given(Key.MEMBERS, "default"))
        : Map.of(
            Key.STRATEGIES, given(Key.STRATEGIES, "all"),
            Key.OPERATIONS, given(Key.OPERATIONS, "read"),
            Key.MEMBERS, given(Key.MEMBERS, "field", "method"),
            Key.LAYOUTS, given(Key.LAYOUTS, "bean"),
            Key.SLOTS, given(Key.SLOTS, "typed"));
  }

  private static RawSetting given(Key key, String... texts) {
    return new RawSetting("", key.option(), List.of(texts));
  }

  Choices read(long seed) {
    if (!Catalog.SUITES.contains(suite)) {
      values.problem(
          Key.SUITE,
          values.given(Key.SUITE).place() + UnknownName.problem("suite", suite, Catalog.SUITES));
    }
    boolean codec = suite.equals(Cell.CODEC);
    CodecSelection codecs = new CodecSelection(catalog, values, profile.folder());
    Choices choices =
        new Choices(
            profile.name(),
            suite,
            codec ? codecs.select() : strategies(),
            codecs.sources(),
            values.given(Key.STACKS).texts(),
            values.given(Key.LIBRARIES).texts(),
            values.someNames(Key.FIXTURES),
            Map.of(),
            values.namesOf(
                Key.OPERATIONS, "operation", codec ? Catalog.CODEC_OPERATIONS : Catalog.OPERATIONS),
            values.namesOf(Key.MEMBERS, "member", codec ? Catalog.CODEC_MEMBERS : Catalog.MEMBERS),
            codec ? NO_VALUE : values.namesOf(Key.LAYOUTS, "layout", Catalog.LAYOUTS),
            codec ? NO_VALUE : values.namesOf(Key.SLOTS, "slot", Catalog.SLOTS),
            modes(),
            values.names(Key.JVMS),
            new BaselineReader(values, catalog).read(),
            values.text(Key.PROPERTY),
            values.threads(),
            injections(),
            settings(),
            values.wholeNumber(Key.SEED, seed));
    check(choices);
    return choices;
  }

  private List<String> strategies() {
    StrategySelection selection = new StrategySelection(catalog);
    List<String> selected = selection.select(values.someNames(Key.STRATEGIES));
    String place = values.given(Key.STRATEGIES).place();
    selection.problems().forEach(text -> values.problem(Key.STRATEGIES, place + text));
    return selected;
  }

  private List<Mode> modes() {
    List<String> known = Arrays.stream(Mode.values()).map(Mode::label).toList();
    return values.namesOf(Key.MODES, "mode", known).stream().map(Mode::parse).toList();
  }

  private List<String> injections() {
    List<String> injections = values.names(Key.INJECTIONS);
    for (String text : injections) {
      if (!Injections.known(text)) {
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

  private Settings settings() {
    return new Settings(
        values.range(Key.WARMUP_ITERATIONS, 0),
        values.iterationTime(Key.WARMUP_TIME).orElse(STAND_IN),
        values.count(Key.ITERATIONS, 1),
        values.iterationTime(Key.TIME).orElse(STAND_IN),
        values.range(Key.FORKS, 1),
        values.range(Key.SINGLE_SHOT_FORKS, 1),
        jvmArgs(),
        values.duration(Key.TIMEOUT).orElse(DEFAULT_TIMEOUT),
        budget(),
        goal(),
        interleaving(),
        processors(),
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

  private List<String> jvmArgs() {
    List<String> arguments = values.arguments(Key.JVM_ARGS);
    Optional<List<String>> heap = Heap.flags(values.text(Key.HEAP), arguments);
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
    for (PlanCheck check : ServiceLoader.load(PlanCheck.class, PlanCheck.class.getClassLoader())) {
      if (Collections.disjoint(check.keys(), values.failed())) {
        values.problems().addAll(check.problems(choices));
      }
    }
    if (!values.problems().isEmpty()) {
      throw UserException.badInput(values.problems());
    }
  }
}
