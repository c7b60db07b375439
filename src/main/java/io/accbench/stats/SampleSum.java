package io.accbench.stats;

/**
 * The sum of samples that may have weights: how much each of them stands for.
 *
 * @param weight the sum of all weights, at least 0; without weights the number of samples
 * @param events the number of samples
 * @param squares the sum of all squared weights
 */
public record SampleSum(long weight, long events, double squares) {
  public static final SampleSum NONE = new SampleSum(0, 0, 0);

  /** Returns the sum of samples without weights. */
  public static SampleSum of(long samples) {
    return new SampleSum(samples, samples, samples);
  }

  /** Returns both sums together; a weight that is too large for a number stays the largest one. */
  public SampleSum plus(SampleSum other) {
    return new SampleSum(
        saturated(weight, other.weight), events + other.events, squares + other.squares);
  }

  /** Returns this sum, but at most the other one. */
  SampleSum atMost(SampleSum other) {
    return new SampleSum(
        Math.min(weight, other.weight),
        Math.min(events, other.events),
        Math.min(squares, other.squares));
  }

  /** Returns the sum of two numbers from 0, or the largest number where that is too small. */
  public static long saturated(long one, long other) {
    long sum = one + other;
    return sum < 0 ? Long.MAX_VALUE : sum;
  }

  /**
   * Returns the weight that a sample has, on average by weight: 1 without weights. The variance of
   * a sum is as much larger than it would be if each unit of weight were a sample of its own.
   * Source: Kish, Survey Sampling (1965), whose effective number of samples is the weight divided
   * by it.
   */
  public double unit() {
    return weight == 0 ? 1 : squares / weight;
  }

  /**
   * Returns the factor by which the variance of this sum's share is larger than if each unit of
   * weight were a sample of its own; 1 without weights. It follows from the linearised variance of
   * a ratio of sums: Cochran, Sampling Techniques (3rd edition, 1977), section 2.11. At a share of
   * 0 or 1 that is 0, and the factor is {@link #unit} of all.
   *
   * @param all the samples of which these are a part
   */
  double effect(SampleSum all) {
    if (all.squares == all.weight) {
      return 1;
    }
    if (weight == 0 || weight >= all.weight) {
      return all.unit();
    }
    double share = (double) weight / all.weight;
    double others = 1 - share;
    double variance = others * others * squares + share * share * (all.squares - squares);
    return variance / (share * others * all.weight);
  }
}
