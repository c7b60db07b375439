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
 * @param score JMH's score over forks, in {@code unit}; null unless measured
 * @param unit JMH's unit
 * @param nanosPerOp time of one operation over forks, each by the statistic in use over its steady
 *     part, in ns; null unless measured
 * @param nanosPerBean {@code nanosPerOp} over the beans of the graph; NaN when it does not apply
 * @param nanosPerAccess {@code nanosPerOp} over the property accesses of one operation; NaN when it
 *     does not apply
 * @param ratio time(baseline) / time(this); null when there is no ratio (floor, failed, no
 *     baseline)
 * @param allocatedBytesPerOp mean over forks, B/op; NaN when it was not measured
 * @param allocationRatio allocation(this) / allocation(baseline); null when there is no ratio
 * @param atFloor whether its interval reaches that of the empty benchmark, or lies below 1 ns
 * @param percentilesNanos sample time only: {@code p50}, {@code p90}, {@code p99} of the steady
 *     parts in ns/op; else empty
 * @param activity the work of a codec in the cell
 * @param meanNanosPerOp {@code nanosPerOp} by the plain mean of each fork's steady part, whatever
 *     statistic is in use; null unless measured
 * @param secondary the means of what was measured beside the score, by name
 */
public record Row(
    PlannedCell planned,
    CellOutcome outcome,
    int forks,
    int failedForks,
    Estimate score,
    String unit,
    Estimate nanosPerOp,
    double nanosPerBean,
    double nanosPerAccess,
    Ratio ratio,
    double allocatedBytesPerOp,
    Ratio allocationRatio,
    boolean atFloor,
    Map<String, Double> percentilesNanos,
    Activity activity,
    Estimate meanNanosPerOp,
    Map<String, SecondaryMean> secondary) {

  /** Returns whether the cell has a score. */
  public boolean measured() {
    return outcome.measured();
  }
}
