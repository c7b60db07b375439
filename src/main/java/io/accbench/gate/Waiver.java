package io.accbench.gate;

import java.time.LocalDate;
import java.util.List;

/**
 * A regression that is known and accepted until a day.
 *
 * @param place {@code policy.yaml:9}
 * @param words the names of the row, as in an expectation
 * @param reason why it is accepted
 * @param until the last day on which it counts
 */
public record Waiver(String place, List<String> words, String reason, LocalDate until) {
  /** Whether its last day has passed. */
  boolean expired(LocalDate today) {
    return today.isAfter(until);
  }

  /** In words: {@code known, fixed in 2.23 (until 2027-01-31)}. */
  String words(LocalDate today) {
    return reason + (expired(today) ? " (expired " : " (until ") + until + ")";
  }
}
