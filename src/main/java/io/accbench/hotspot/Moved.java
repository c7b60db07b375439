package io.accbench.hotspot;

import io.accbench.stats.Estimate;

/**
 * What a part cost before and after.
 *
 * @param delta after less before, in the unit of the costs, with an interval that holds for all
 *     parts of the difference together at 95 %
 */
public record Moved(Part part, Share before, Share after, Estimate delta) {
  /** Whether the interval leaves no doubt of the direction. */
  public boolean shown() {
    return delta.low() > 0 || delta.high() < 0;
  }
}
