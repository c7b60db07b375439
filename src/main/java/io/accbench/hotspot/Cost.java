package io.accbench.hotspot;

import io.accbench.stats.Estimate;

/**
 * Computes costs: shares of samples times the time of one operation. The intervals of product and
 * difference are recovered from the intervals of their terms: Zou and Donner, Statistics in
 * Medicine 27 (2008).
 */
public final class Cost {
  /** The score that stands in for an unknown one, so that the cost is the share itself. */
  public static final Estimate SHARE = new Estimate(1, 1, 1, 1);

  private Cost() {}

  /**
   * Returns a share of a score, in the score's unit.
   *
   * @param confidence two-sided level of the share's interval; the score should have the same
   */
  public static Estimate of(SampleShare share, Estimate score, double confidence) {
    Estimate p = share.estimate(confidence);
    double center = p.center() * score.center();
    double low =
        Math.hypot(
            score.center() * (p.center() - p.low()), p.center() * (score.center() - score.low()));
    double high =
        Math.hypot(
            score.center() * (p.high() - p.center()), p.center() * (score.high() - score.center()));
    return new Estimate(center, center - low, center + high, p.samples());
  }

  public static Estimate difference(Estimate before, Estimate after) {
    double center = after.center() - before.center();
    double low = Math.hypot(after.center() - after.low(), before.high() - before.center());
    double high = Math.hypot(after.high() - after.center(), before.center() - before.low());
    return new Estimate(
        center, center - low, center + high, Math.min(before.samples(), after.samples()));
  }
}
