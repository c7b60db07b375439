package io.accbench.gate;

import java.time.LocalDate;
import java.util.List;

/**
 * The expectations on a run, and the regressions that are known and accepted for a while.
 *
 * @param expectations the expectations, at least one
 * @param waivers the waivers, each for its rows
 */
public record Policy(List<Expectation> expectations, List<Waiver> waivers) {
  /**
   * The policy of a gate without a file: no candidate takes more time or allocates more than its
   * baseline, beyond the margins of the run.
   */
  public static final Policy DEFAULT =
      new Policy(
          List.of(Expectation.ofMargin(Metric.TIME), Expectation.ofMargin(Metric.ALLOCATION)),
          List.of());

  /**
   * Returns whether a waiver's last day has passed: then the file must be corrected, whatever is
   * measured.
   */
  boolean expired(LocalDate today) {
    return waivers.stream().anyMatch(waiver -> waiver.expired(today));
  }
}
