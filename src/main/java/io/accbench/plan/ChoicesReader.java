package io.accbench.plan;

import io.accbench.catalog.Catalog;
import io.accbench.model.Mode;
import io.accbench.model.Settings;
import io.accbench.model.UserException;
import java.time.Duration;
import java.util.Arrays;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;

/** Merges a profile with the command line, reads every value, and runs every {@link PlanCheck}. */
final class ChoicesReader {
  private static final Duration STAND_IN = Duration.ofSeconds(1);

  /** Arbitrary: sixty times what a fork needs to start and stop. */
  private static final Duration DEFAULT_TIMEOUT = Duration.ofMinutes(1);

  private final Profile profile;
  private final Catalog catalog;
  private final Values values;

  ChoicesReader(Profile profile, Overrides overrides, Catalog catalog) {
    this.profile = profile;
    this.catalog = catalog;
    Map<Key, Given> merged = new EnumMap<>(Key.class);
    merged.putAll(profile.values());
    merged.putAll(overrides.values());
    this.values = new Values(merged);
  }

  Choices read(long seed) {
    Choices choices =
        new Choices(
            profile.name(),
            strategies(),
            values.someNames(Key.FIXTURES),
            values.namesOf(Key.OPERATIONS, "operation", Catalog.OPERATIONS),
            values.namesOf(Key.MEMBERS, "member", Catalog.MEMBERS),
            values.namesOf(Key.LAYOUTS, "layout", Catalog.LAYOUTS),
            values.namesOf(Key.SLOTS, "slot", Catalog.SLOTS),
            modes(),
            values.names(Key.JVMS),
            new BaselineReader(values, catalog).read(),
            values.text(Key.PROPERTY),
            values.threads(),
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

  private Settings settings() {
    return new Settings(
        values.count(Key.WARMUP_ITERATIONS, 0),
        values.duration(Key.WARMUP_TIME).orElse(STAND_IN),
        values.count(Key.ITERATIONS, 1),
        values.duration(Key.TIME).orElse(STAND_IN),
        values.count(Key.FORKS, 1),
        values.count(Key.SINGLE_SHOT_FORKS, 1),
        values.arguments(Key.JVM_ARGS),
        values.duration(Key.TIMEOUT).orElse(DEFAULT_TIMEOUT),
        budget());
  }

  @SuppressWarnings("NullAway") // a run without a budget has none
  private Duration budget() {
    return values.duration(Key.BUDGET).orElse(null);
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
