package io.accbench.stats;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.apache.commons.math3.distribution.TDistribution;

/** Intervals and levels from a centre, its standard error and Student's t distribution. */
final class StudentInterval {
  /** Arbitrary: more quantiles than the looks of any procedure need. */
  private static final int MOST_KNOWN = 10_000;

  private static final Map<Tail, Double> QUANTILES = new ConcurrentHashMap<>();

  private record Tail(double degreesOfFreedom, double confidence) {}

  private StudentInterval() {}

  /**
   * Returns the symmetric interval around a centre.
   *
   * @param standardError of the centre, in the samples' unit; not used without a degree of freedom
   * @param degreesOfFreedom of the standard error; with 0 or NaN both ends are infinite
   * @param confidence two-sided, between 0 and 1
   * @param samples the number of samples behind the centre
   */
  static Estimate around(
      double center,
      double standardError,
      double degreesOfFreedom,
      double confidence,
      int samples) {
    if (!(degreesOfFreedom > 0)) {
      return new Estimate(center, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY, samples);
    }
    double half = quantile(degreesOfFreedom, confidence) * standardError;
    return new Estimate(center, center - half, center + half, samples);
  }

  /**
   * Returns the two-sided quantile of the t distribution. It is kept, since it takes a search and a
   * simulation needs it again at each look.
   */
  static double quantile(double degreesOfFreedom, double confidence) {
    Tail tail = new Tail(degreesOfFreedom, confidence);
    Double known = QUANTILES.get(tail);
    if (known != null) {
      return known;
    }
    double quantile =
        -new TDistribution(null, degreesOfFreedom)
            .inverseCumulativeProbability((1 - confidence) / 2);
    if (QUANTILES.size() < MOST_KNOWN) {
      QUANTILES.put(tail, quantile);
    }
    return quantile;
  }

  /**
   * Returns the one-sided p-value, from 0 to 1, of the hypothesis that the true centre is not above
   * the bound. Without a degree of freedom it is 1. With a standard error of 0 it is 0 when the
   * centre is above the bound, else 1.
   */
  static double levelAbove(
      double center, double standardError, double degreesOfFreedom, double bound) {
    if (!(degreesOfFreedom > 0)) {
      return 1;
    }
    if (standardError == 0) {
      return center > bound ? 0 : 1;
    }
    return new TDistribution(null, degreesOfFreedom)
        .cumulativeProbability((bound - center) / standardError);
  }
}
