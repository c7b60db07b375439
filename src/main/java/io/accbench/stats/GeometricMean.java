package io.accbench.stats;

import java.util.Arrays;

/**
 * The geometric mean of ratios, the only mean that does not depend on which side is the baseline.
 * Source: Fleming and Wallace, "How not to lie with statistics: the correct way to summarize
 * benchmark results", CACM 29 (1986).
 */
public final class GeometricMean {
  private GeometricMean() {}

  /**
   * Returns the exponential of the mean logarithm with its Student interval. The interval says how
   * far the mean would move with other benchmarks of the same kind, not how exactly each ratio is
   * known. One ratio gives an interval from 0 to infinity.
   *
   * @param ratios above 0, without unit; not changed
   * @param confidence two-sided level, between 0 and 1, both excluded: 0.99
   * @throws IllegalArgumentException when there is no ratio, or one is not above 0 or not finite
   */
  public static Estimate of(double[] ratios, double confidence) {
    for (double ratio : ratios) {
      if (!(ratio > 0)) {
        throw new IllegalArgumentException("ratio " + ratio + " is not above 0");
      }
    }
    Estimate logarithm = Mean.of(Arrays.stream(ratios).map(Math::log).toArray(), confidence);
    return logarithm.exp();
  }
}
