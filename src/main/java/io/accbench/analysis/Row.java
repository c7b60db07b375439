package io.accbench.analysis;

import io.accbench.model.CellOutcome;
import io.accbench.model.PlannedCell;
import io.accbench.stats.Estimate;
import java.util.Map;

/**
 * A row of a report: one cell, over all of its forks.
 *
 * @param planned the cell
 * @param outcome the outcome of the cell
 * @param forks how many forks measured
 * @param failedForks how many failed
 * @param time what was measured
 * @param ratio time(baseline) / time(this); null when there is no ratio (floor, failed, no
 *     baseline)
 * @param allocation what it allocates
 * @param activity the work of a codec in the cell
 * @param secondary the means of what was measured beside the score, by name
 */
public record Row(
    PlannedCell planned,
    CellOutcome outcome,
    int forks,
    int failedForks,
    RowTime time,
    Ratio ratio,
    RowAllocation allocation,
    Activity activity,
    Map<String, SecondaryMean> secondary) {

  /**
   * The time of one operation.
   *
   * @param score JMH's score over forks, in {@code unit}; null unless measured
   * @param unit JMH's unit
   * @param nanosPerOp time of one operation over forks, each by the statistic in use over its
   *     steady part, in ns; null unless measured
   * @param meanNanosPerOp {@code nanosPerOp} by the plain mean of each fork's steady part, whatever
   *     statistic is in use; null unless measured
   * @param nanosPerBean {@code nanosPerOp} over the beans of the graph; NaN when it does not apply
   * @param nanosPerAccess {@code nanosPerOp} over the property accesses of one operation; NaN when
   *     it does not apply
   * @param percentilesNanos sample time only: {@code p50}, {@code p90}, {@code p99} of the steady
   *     parts in ns/op; else empty
   * @param atFloor whether its interval reaches that of the empty benchmark, or lies below 1 ns
   */
  public record RowTime(
      Estimate score,
      String unit,
      Estimate nanosPerOp,
      Estimate meanNanosPerOp,
      double nanosPerBean,
      double nanosPerAccess,
      Map<String, Double> percentilesNanos,
      boolean atFloor) {}

  /**
   * The allocation of one operation.
   *
   * @param bytesPerOp mean over forks, B/op; NaN when it was not measured
   * @param ratio allocation(this) / allocation(baseline); null when there is no ratio
   */
  public record RowAllocation(double bytesPerOp, Ratio ratio) {}

  /** Returns whether the cell has a score. */
  public boolean measured() {
    return outcome.measured();
  }
}
