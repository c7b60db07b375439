package io.accbench.gate;

import java.time.LocalDate;
import java.util.List;
import java.util.Set;

/**
 * A regression that is known and accepted until a day, or a row that may stay open.
 *
 * @param place place in the policy, {@code policy.yaml:9}
 * @param words the names of the row, as in an expectation
 * @param metrics metrics that the waiver covers; both unless one is named
 * @param reason why the regression is accepted
 * @param until the last day on which the waiver counts
 */
public record Waiver(
    String place, List<String> words, Set<Metric> metrics, String reason, LocalDate until) {
  /** Returns whether the waiver's last day has passed. */
  boolean expired(LocalDate today) {
    return today.isAfter(until);
  }

  /** Returns the waiver's row in words: {@code candidate serialize alloc}. */
  String row() {
    String names = String.join(" ", words);
    return metrics.size() > 1
        ? names
        : (names + (metrics.contains(Metric.TIME) ? " time" : " alloc")).strip();
  }
}
