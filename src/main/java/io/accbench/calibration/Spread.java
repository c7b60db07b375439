package io.accbench.calibration;

import io.accbench.stats.Quantile;
import java.util.Arrays;

/**
 * The spread of rounds of identical code by one statistic, in natural logarithms: 0.03 is 3 %.
 *
 * @param statistic name of the statistic
 * @param sd standard deviation of the log ratio; NaN with one round
 * @param robustSd 1.4826 times the median absolute deviation from the median, which a few bad
 *     rounds hardly change: Rousseeuw and Croux, "Alternatives to the median absolute deviation",
 *     JASA 88 (1993)
 */
public record Spread(String statistic, double sd, double robustSd) {
  /** The factor from the median absolute deviation of normal noise to its standard deviation. */
  private static final double NORMAL = 1.4826;

  static Spread of(String statistic, double[] logs) {
    double median = Quantile.median(logs);
    double mean = Arrays.stream(logs).average().orElseThrow();
    double squares = Arrays.stream(logs).map(log -> (log - mean) * (log - mean)).sum();
    double[] deviations = Arrays.stream(logs).map(log -> Math.abs(log - median)).toArray();
    return new Spread(
        statistic,
        logs.length < 2 ? Double.NaN : Math.sqrt(squares / (logs.length - 1)),
        NORMAL * Quantile.median(deviations));
  }
}
