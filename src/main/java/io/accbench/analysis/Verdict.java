package io.accbench.analysis;

import io.accbench.stats.Estimate;

/**
 * What a ratio shows against its margin. The words are those of times; a ratio of allocation is
 * allocation(row) / allocation(baseline), so that there the first one is more, the second less.
 */
public enum Verdict {
  /** The whole interval lies above the margin. */
  FASTER,
  /** The whole interval lies below the margin. */
  SLOWER,
  /** The whole interval lies within the margin. */
  SAME,
  /** The interval reaches over an edge of the margin, or is of too few rounds. */
  UNDECIDED;

  /**
   * The verdict on a ratio. The margin reaches from 1 / (1 + margin) to 1 + margin, so that it is
   * the same whichever of the two is the baseline.
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

  /** Whether it needs no more rounds. */
  public boolean decided() {
    return this != UNDECIDED;
  }
}
