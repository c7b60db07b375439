package io.accbench.model;

import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The parts that are equal in many launches of a run, each kept once: names of cells, units, facts
 * and outcomes of compiling.
 */
public final class SharedParts {
  private final Map<Object, Object> known = new HashMap<>();

  /** Returns an equal launch, which shares what is equal with those before it. */
  public Launch sharing(Launch launch) {
    Launch.LaunchId id = launch.id();
    return new Launch(
        new Launch.LaunchId(same(id.cell()), id.round(), id.repetition()),
        launch.samples().sharing(same(launch.samples().unit())),
        launch.outcome(),
        launch.conditions(),
        facts(launch.facts()),
        outcomes(launch.jit()));
  }

  private Map<String, String> facts(Map<String, String> facts) {
    if (known.containsKey(facts)) {
      return same(facts);
    }
    Map<String, String> shared = new LinkedHashMap<>();
    facts.forEach((name, value) -> shared.put(same(name), same(value)));
    return same(Collections.unmodifiableMap(shared));
  }

  private List<JitOutcome> outcomes(List<JitOutcome> outcomes) {
    return known.containsKey(outcomes)
        ? same(outcomes)
        : same(outcomes.stream().map(this::same).toList());
  }

  /**
   * Returns the first of those parts that are equal. Only parts of one type are equal, so the cast
   * is safe.
   */
  @SuppressWarnings("unchecked")
  private <T> T same(T part) {
    if (part == null) {
      return null;
    }
    Object first = known.putIfAbsent(part, part);
    return first == null ? part : (T) first;
  }
}
