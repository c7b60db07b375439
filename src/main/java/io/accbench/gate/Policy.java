package io.accbench.gate;

import java.time.LocalDate;
import java.util.List;

/**
 * What is expected of a run, and what is known and accepted for a while.
 *
 * @param expectations at least one
 * @param waivers by row
 */
public record Policy(List<Expectation> expectations, List<Waiver> waivers) {
  /**
   * Of a gate without a file: no candidate takes more time or allocates more than its baseline,
   * beyond the margins of the run.
   */
  public static final Policy DEFAULT =
      new Policy(
          List.of(Expectation.ofMargin(Metric.TIME), Expectation.ofMargin(Metric.ALLOCATION)),
          List.of());

  /** Whether a waiver's last day has passed: the file must be mended, whatever is measured. */
  boolean expired(LocalDate today) {
    return waivers.stream().anyMatch(waiver -> waiver.expired(today));
  }
}
