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
}
