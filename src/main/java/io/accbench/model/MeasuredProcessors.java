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
  private static final String ANY = "any: ";

  /**
   * Adds the processors to the facts of a launch: {@code 1}, or {@code any: the fork has ended}.
   */
  public void addTo(Map<String, String> facts) {
    facts.put(KEY, obstacle == null ? bound.toString() : ANY + obstacle);
  }

  /** Returns what the facts of a launch say; empty when they say nothing that can be read. */
  public static Optional<MeasuredProcessors> in(Map<String, String> facts) {
    String text = facts == null ? null : facts.get(KEY);
    if (text == null) {
      return Optional.empty();
    }
    if (text.startsWith(ANY)) {
      return Optional.of(new MeasuredProcessors(ProcessorSet.NONE, text.substring(ANY.length())));
    }
    try {
      return Optional.of(new MeasuredProcessors(ProcessorSet.parse(text), null));
    } catch (IllegalArgumentException foreign) {
      return Optional.empty();
    }
  }
}
