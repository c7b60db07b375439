package io.accbench.stats;

import org.apache.commons.math3.distribution.TDistribution;

/** A symmetric interval from a standard error and Student's t distribution. */
final class StudentInterval {
  private StudentInterval() {}

  /**
   * @param standardError of the centre, in the samples' unit
   * @param degreesOfFreedom below 1 nothing bounds the centre: both ends are infinite
   * @param confidence two-sided, between 0 and 1
   * @param samples the number behind the centre
   */
  static Estimate around(
      double center, double standardError, int degreesOfFreedom, double confidence, int samples) {
    if (degreesOfFreedom < 1) {
      return new Estimate(center, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY, samples);
    }
    double quantile =
        new TDistribution(null, degreesOfFreedom)
            .inverseCumulativeProbability(0.5 + confidence / 2);
    double half = quantile * standardError;
    return new Estimate(center, center - half, center + half, samples);
  }
}
