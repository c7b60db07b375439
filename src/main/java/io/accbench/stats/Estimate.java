package io.accbench.stats;

/**
 * A centre and its confidence interval, all in the unit of the samples.
 *
 * @param center the estimate
 * @param low the interval's lower end; {@code -Infinity} when too few samples bound it
 * @param high the interval's upper end; {@code +Infinity} when too few samples bound it
 * @param samples the number of independent samples behind it, at least 1
 */
public record Estimate(double center, double low, double high, int samples) {

  /** Exponentiates centre and interval: an estimate of ln x becomes one of x. */
  public Estimate exp() {
    return new Estimate(Math.exp(center), Math.exp(low), Math.exp(high), samples);
  }

  /** Returns the estimate of 1/x for an estimate of x: the ratio with its sides exchanged. */
  public Estimate inverse() {
    return new Estimate(1 / center, 1 / high, 1 / low, samples);
  }

  /**
   * Returns the product with another, independent estimate; it counts this one's samples. Its
   * interval is recovered from the intervals of both: Zou and Donner, "Construction of confidence
   * limits about effect measures", Statistics in Medicine 27 (2008).
   *
   * @param other with an interval at the same level
   */
  public Estimate times(Estimate other) {
    double product = center * other.center;
    double low = Math.hypot(below(other.center, this), below(center, other));
    double high = Math.hypot(below(-other.center, this), below(-center, other));
    return new Estimate(product, product - low, product + high, samples);
  }

  /**
   * Returns the sum with another, independent estimate; it counts this one's samples. Its interval
   * is recovered as that of {@link #times}.
   *
   * @param other with an interval at the same level
   */
  public Estimate plus(Estimate other) {
    double sum = center + other.center;
    double low = Math.hypot(center - this.low, other.center - other.low);
    double high = Math.hypot(this.high - center, other.high - other.center);
    return new Estimate(sum, sum - low, sum + high, samples);
  }

  /** Returns how far a multiple of an estimate may lie below that of its centre, at least 0. */
  private static double below(double factor, Estimate estimate) {
    return factor >= 0
        ? factor * (estimate.center - estimate.low)
        : -factor * (estimate.high - estimate.center);
  }
}
