package io.accbench.report;

import io.accbench.analysis.Row;
import io.accbench.hotspot.Hotspots;
import io.accbench.hotspot.Share;
import io.accbench.model.PlannedCell;
import io.accbench.stats.Estimate;

/**
 * Where the time of one cell went, by its profiling forks, and what that costs, by its timing
 * forks.
 *
 * @param name what tells it apart from the others of its block
 */
public record CellHotspots(Row row, String name, Hotspots hotspots) {
  PlannedCell planned() {
    return row.planned();
  }

  /** Of an operation, in ns; its interval is unbounded where too few forks were timed. */
  Estimate nanosPerOp() {
    Estimate nanos = row.nanosPerOp();
    boolean bounded = Double.isFinite(nanos.low()) && Double.isFinite(nanos.high());
    return bounded
        ? nanos
        : new Estimate(
            nanos.center(), Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY, nanos.samples());
  }

  /** A share of the time of an operation, in ns. */
  double nanos(Share share) {
    return share.estimate().center() * row.nanosPerOp().center();
  }

  /** A share of what an operation allocates, in bytes; NaN where it was not measured. */
  double bytes(double share) {
    return share * row.allocatedBytesPerOp();
  }
}
