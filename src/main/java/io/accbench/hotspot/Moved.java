package io.accbench.hotspot;

import io.accbench.stats.Estimate;

/**
 * What a part cost before and after: ns of an operation where the scores are known, else its share
 * of the samples.
 *
 * @param delta after less before, with an interval that holds for all parts of the difference
 *     together at 95 %; unbounded for a part of too few samples
 */
public record Moved(
    Part part, Share before, Share after, double costBefore, double costAfter, Estimate delta) {
  /** Whether the interval leaves no doubt of the direction. */
  public boolean shown() {
    return delta.low() > 0 || delta.high() < 0;
  }
}
