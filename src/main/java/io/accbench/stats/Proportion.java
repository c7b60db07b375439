package io.accbench.stats;

import org.apache.commons.math3.special.Erf;

/** The share of trials that succeed. */
public final class Proportion {
  private Proportion() {}

  /**
   * Returns the observed share, from 0 to 1, with its score interval. That stays inside 0 to 1 and
   * has a width even at a share of 0 or 1. Source: Wilson, "Probable inference, the law of
   * succession, and statistical inference", JASA 22 (1927).
   *
   * @param successes from 0 to {@code trials}
   * @param trials independent, at least 1
   * @param confidence two-sided level, between 0 and 1, both excluded: 0.95
   * @throws IllegalArgumentException when an argument is outside its range
   */
  public static Estimate of(int successes, int trials, double confidence) {
    if (trials < 1 || successes < 0 || successes > trials) {
      throw new IllegalArgumentException(successes + " successes of " + trials + " trials");
    }
    return of(SampleSum.of(successes), SampleSum.of(trials), ClusterSpread.NONE, confidence);
  }

  /**
   * Returns the share and its interval for trials that have weights or come in clusters. The
   * interval is that of fewer, independent trials without weights: the number whose share has the
   * variance of this one. Source: Korn and Graubard, as {@link ClusterSpread#divisor}.
   *
   * @param successes a part of the trials
   * @param trials with a weight above 0
   * @param spread of the trials over their clusters
   */
  public static Estimate of(
      SampleSum successes, SampleSum trials, ClusterSpread spread, double confidence) {
    Samples.checkConfidence(confidence);
    double share = (double) successes.weight() / trials.weight();
    double z = Math.sqrt(2) * Erf.erfInv(confidence);
    double effective = trials.weight() / successes.effect(trials);
    double independent = effective / spread.divisor(confidence);
    double squared = z * z / independent;
    double middle = (share + squared / 2) / (1 + squared);
    double half = z / (1 + squared) * Math.sqrt((share * (1 - share) + squared / 4) / independent);
    double low = successes.weight() == 0 ? 0 : middle - half;
    double high = successes.weight() == trials.weight() ? 1 : middle + half;
    return new Estimate(
        share, low, high, (int) Math.max(1, Math.min(Integer.MAX_VALUE, effective)));
  }
}
