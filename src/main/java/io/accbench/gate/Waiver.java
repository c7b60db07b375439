package io.accbench.gate;

import java.time.LocalDate;
import java.util.List;
import java.util.Set;

/**
 * A regression that is known and accepted until a day, or a row that may stay open.
 *
 * @param place {@code policy.yaml:9}
 * @param words the names of the row, as in an expectation
 * @param metrics of which it speaks; both unless one is named
 * @param reason why it is accepted
 * @param until the last day on which it counts
 */
public record Waiver(
    String place, List<String> words, Set<Metric> metrics, String reason, LocalDate until) {
  /** Whether its last day has passed. */
  boolean expired(LocalDate today) {
    return today.isAfter(until);
  }

  /** Its row in words: {@code candidate serialize alloc}. */
  String row() {
    String names = String.join(" ", words);
    return metrics.size() > 1
        ? names
        : (names + (metrics.contains(Metric.TIME) ? " time" : " alloc")).strip();
  }

  /** In words: {@code known, fixed in 2.23 (until 2027-01-31)}. */
  String excuse() {
    return reason + " (until " + until + ")";
  }
}
