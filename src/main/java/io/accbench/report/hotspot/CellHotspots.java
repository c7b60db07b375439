package io.accbench.report.hotspot;

import io.accbench.analysis.Row;
import io.accbench.hotspot.Hotspots;
import io.accbench.hotspot.JournaledHotspots;
import io.accbench.hotspot.SampleShare;
import io.accbench.model.ForkHotspots;
import io.accbench.model.PlannedCell;
import io.accbench.stats.Estimate;
import java.util.List;

/**
 * The hotspots of one cell from its profiling forks, with their cost from its timing forks. The
 * forks are added up on first use.
 */
final class CellHotspots {
  private final Row row;
  private final String name;
  private final List<ForkHotspots> forks;
  private Hotspots hotspots;

  /**
   * @param name name that distinguishes the cell from the others of its block
   * @param forks the profiling forks, at least one
   */
  CellHotspots(Row row, String name, List<ForkHotspots> forks) {
    this.row = row;
    this.name = name;
    this.forks = forks;
  }

  String name() {
    return name;
  }

  /** Returns the hotspots of all profiling forks together. */
  Hotspots hotspots() {
    if (hotspots == null) {
      hotspots = JournaledHotspots.pooled(forks);
    }
    return hotspots;
  }

  PlannedCell planned() {
    return row.planned();
  }

  String id() {
    return planned().cell().id();
  }

  /** Returns a copy with another name. */
  CellHotspots named(String other) {
    return new CellHotspots(row, other, forks);
  }

  /** Returns whether there are stacks, and a time, for a flame graph. */
  boolean drawable() {
    double nanos = row.time().nanosPerOp().center();
    boolean any = forks.stream().anyMatch(fork -> !fork.stacks().stacks().isEmpty());
    return any && Double.isFinite(nanos) && nanos > 0;
  }

  /**
   * Returns the time of an operation, in ns; its interval is unbounded where too few forks were
   * timed.
   */
  Estimate nanosPerOp() {
    Estimate nanos = row.time().nanosPerOp();
    boolean bounded = Double.isFinite(nanos.low()) && Double.isFinite(nanos.high());
    return bounded
        ? nanos
        : new Estimate(
            nanos.center(), Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY, nanos.samples());
  }

  /** Returns a share of the time of an operation, in ns. */
  double nanos(SampleShare share) {
    return share.estimate().center() * row.time().nanosPerOp().center();
  }

  /** Returns a share of what an operation allocates, in bytes; NaN where it was not measured. */
  double bytes(double share) {
    return share * row.allocation().bytesPerOp();
  }
}
