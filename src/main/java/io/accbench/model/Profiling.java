package io.accbench.model;

import java.time.Duration;

/**
 * The settings of the profiling forks, which run in addition to the forks that are timed.
 *
 * @param time the time that each measures, divided into iterations as long as those of the forks
 *     that are timed
 * @param samples the number of samples of a cell that is enough
 * @param forks the number of forks of a cell: the fewest for a table, the most to get enough
 *     samples
 * @param budgetShare the share of the run's budget, if it has one, that rounds beyond the fewest
 *     leave to these forks
 * @param keepRecordings whether the recordings stay in the run's folder
 */
public record Profiling(
    Duration time, int samples, Range forks, double budgetShare, boolean keepRecordings) {
  /** The usual time. Tests whose point is not the time take less. */
  private static final Duration TIME =
      Duration.ofMillis(Integer.getInteger("accbench.profilingMillis", 5_000));

  /**
   * Returns the usual settings. At 10 %, 1,000 samples have an interval of 2 points to both sides.
   * A fork gives 300 to 450 of them in 5 s. Forks differ in what the JIT compiler does, and two
   * forks do not show by how much. The budget's share is arbitrary.
   */
  public static Profiling usual(boolean keepRecordings) {
    return new Profiling(TIME, 1_000, new Range(3, 6), 0.25, keepRecordings);
  }

  /** Returns whether a cell can be profiled at all: not a single shot, nor the empty benchmark. */
  public static boolean profiles(PlannedCell planned) {
    return planned.supported() && planned.cell().mode().steady() && !planned.cell().empty();
  }
}
