package io.accbench.analysis;

import io.accbench.model.CellOutcome;
import io.accbench.model.PlannedCell;
import io.accbench.stats.Estimate;
import java.util.Map;

/** Rows made by hand. */
public final class SampleRows {
  private SampleRows() {}

  /** Returns a row whose forks measured a time, in ns/op. */
  public static Row measured(
      PlannedCell cell, int forks, Estimate nanosPerOp, Ratio ratio, Row.RowAllocation allocation) {
    return measured(cell, forks, time(nanosPerOp, Map.of(), false), ratio, allocation);
  }

  public static Row measured(
      PlannedCell cell, int forks, Row.RowTime time, Ratio ratio, Row.RowAllocation allocation) {
    return new Row(
        cell,
        new CellOutcome.Measured(),
        forks,
        0,
        time,
        ratio,
        allocation,
        Activity.NONE,
        Map.of());
  }

  /** Returns a time of a graph whose beans do not count. */
  public static Row.RowTime time(
      Estimate nanosPerOp, Map<String, Double> percentiles, boolean atFloor) {
    return new Row.RowTime(
        nanosPerOp, "ns/op", nanosPerOp, nanosPerOp, Double.NaN, Double.NaN, percentiles, atFloor);
  }
}
