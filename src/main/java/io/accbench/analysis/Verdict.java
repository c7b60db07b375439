package io.accbench.analysis;

import io.accbench.stats.Estimate;

/**
 * The verdict on a ratio with respect to its margin. The names are those of times. A ratio of
 * allocation is allocation(row) / allocation(baseline), so that there {@link #FASTER} means more
 * and {@link #SLOWER} means less.
 */
public enum Verdict {
  /** The whole interval lies above the margin. */
  FASTER,
  /** The whole interval lies below the margin. */
  SLOWER,
  /** The whole interval lies within the margin. */
  SAME,
  /** The interval reaches over an edge of the margin, or has too few rounds. */
  UNDECIDED;

  /**
   * Returns the verdict on a ratio. The margin reaches from 1 / (1 + margin) to 1 + margin, so that
   * it is the same whichever of the two is the baseline.
   *
   * @param margin 0 or more: 0.02 is 2 %
   */
  public static Verdict of(Estimate ratio, double margin) {
    double above = 1 + margin;
    double below = 1 / above;
    if (ratio.samples() < Analyzer.FEWEST_ROUNDS) {
      return UNDECIDED;
    }
    if (ratio.low() > above) {
      return FASTER;
    }
    if (ratio.high() < below) {
      return SLOWER;
    }
    return ratio.low() >= below && ratio.high() <= above ? SAME : UNDECIDED;
  }

  /** Returns whether the ratio needs no more rounds. */
  public boolean decided() {
    return this != UNDECIDED;
  }
}
