package io.accbench.analysis;

import io.accbench.stats.Estimate;
import io.accbench.stats.Mean;
import io.accbench.stats.TrimmedMean;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.ToDoubleFunction;

/**
 * Two cells, from the log differences within the rounds that both measured: what disturbs a whole
 * round cancels out.
 *
 * @param trimmed 20 % trimmed mean of the log differences, with its interval
 * @param plain their plain mean, with its interval
 * @param logs the log differences, by round
 */
record Comparison(Estimate trimmed, Estimate plain, List<Double> logs) {
  /**
   * The logarithm of numerator over denominator; null when no round has both.
   *
   * @param sample a fork's figure, above 0
   */
  static Comparison of(Forks numerator, Forks denominator, ToDoubleFunction<Fork> sample) {
    Map<Integer, Fork> others = denominator.byRound();
    List<Double> differences = new ArrayList<>();
    for (Fork fork : numerator.measured()) {
      Fork other = others.get(fork.round());
      if (other != null) {
        differences.add(
            Math.log(sample.applyAsDouble(fork)) - Math.log(sample.applyAsDouble(other)));
      }
    }
    if (differences.isEmpty()) {
      return null;
    }
    double[] samples = differences.stream().mapToDouble(Double::doubleValue).toArray();
    return new Comparison(
        TrimmedMean.of(samples, Analyzer.CONFIDENCE),
        Mean.of(samples, Analyzer.CONFIDENCE),
        List.copyOf(differences));
  }

  Ratio ratio() {
    Estimate value =
        new Estimate(
            Math.exp(trimmed.center()),
            Math.exp(trimmed.low()),
            Math.exp(trimmed.high()),
            trimmed.samples());
    return new Ratio(value, Math.exp(plain.center()), false, logs, null, 0);
  }

  /** Whether one centre lies outside the other's interval: some forks behave differently. */
  boolean disagrees() {
    return !holds(trimmed, plain.center()) || !holds(plain, trimmed.center());
  }

  private static boolean holds(Estimate interval, double value) {
    return interval.low() <= value && value <= interval.high();
  }
}
