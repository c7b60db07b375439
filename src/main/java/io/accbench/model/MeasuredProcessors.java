package io.accbench.model;

import java.util.Map;
import java.util.Optional;

/**
 * The processors on which one fork measured, if it was to be bound to some; this is a fact of its
 * launch.
 *
 * @param bound the processors to which it was bound, over all of its iterations; empty when it was
 *     not bound
 * @param obstacle why it was not bound, at least not always; null when it was
 */
public record MeasuredProcessors(ProcessorSet bound, String obstacle) {
  private static final String KEY = "processors";
  private static final String OBSTACLE = "processors.obstacle";

  /** Adds the processors to the facts of a launch, or why the fork was not bound. */
  public void addTo(Map<String, String> facts) {
    if (obstacle == null) {
      facts.put(KEY, bound.toString());
    } else {
      facts.put(OBSTACLE, obstacle);
    }
  }

  /** Returns what the facts of a launch say; empty when they say nothing that can be read. */
  public static Optional<MeasuredProcessors> in(Map<String, String> facts) {
    String bound = facts.get(KEY);
    String obstacle = facts.get(OBSTACLE);
    if (obstacle != null) {
      return Optional.of(new MeasuredProcessors(ProcessorSet.NONE, obstacle));
    }
    try {
      return bound == null
          ? Optional.empty()
          : Optional.of(new MeasuredProcessors(ProcessorSet.parse(bound), null));
    } catch (IllegalArgumentException foreign) {
      return Optional.empty();
    }
  }
}
