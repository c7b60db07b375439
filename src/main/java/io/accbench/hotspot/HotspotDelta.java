package io.accbench.hotspot;

import io.accbench.stats.Estimate;

/**
 * A part's cost before and after: in ns per operation where the scores are known, else as a share
 * of the samples.
 *
 * @param delta the cost after less the cost before, with an interval at 95 % for all parts
 *     together; unbounded for a part of too few samples
 */
public record HotspotDelta(
    Part part,
    SampleShare before,
    SampleShare after,
    double costBefore,
    double costAfter,
    Estimate delta) {
  /** Returns whether the interval leaves no doubt of the direction. */
  public boolean shown() {
    return delta.low() > 0 || delta.high() < 0;
  }
}
