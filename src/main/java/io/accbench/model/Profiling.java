package io.accbench.model;

import java.time.Duration;

/**
 * How forks are profiled beside those that are timed.
 *
 * @param time that each measures, cut into the iterations of the forks that are timed
 * @param samples of a cell that are enough
 * @param forks of a cell: the fewest for a table, the most to come by enough samples
 * @param budgetShare of the run's budget, if it has one, that is left to them by rounds beyond the
 *     fewest
 * @param keepRecordings whether the recordings stay in the run's folder
 */
public record Profiling(
    Duration time, int samples, Range forks, double budgetShare, boolean keepRecordings) {
  /**
   * At 10 %, 1,000 samples have an interval of 2 points to both sides; a fork gives 300 to 450 of
   * them in 5 s, and forks differ in what the JIT compiler does: how much, two do not tell. The
   * share is arbitrary.
   */
  public static Profiling usual(boolean keepRecordings) {
    return new Profiling(Duration.ofSeconds(5), 1_000, new Range(3, 6), 0.25, keepRecordings);
  }

  /** Whether a cell can be profiled at all: not a single shot, nor the empty benchmark. */
  public static boolean profiles(PlannedCell planned) {
    return planned.supported()
        && planned.cell().mode().steady()
        && !planned.cell().operation().equals("empty");
  }
}
