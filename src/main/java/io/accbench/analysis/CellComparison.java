package io.accbench.analysis;

import io.accbench.analysis.fork.Fork;
import io.accbench.analysis.fork.Forks;
import io.accbench.stats.Estimate;
import io.accbench.stats.Mean;
import io.accbench.stats.TrimmedMean;
import java.util.List;
import java.util.Set;
import java.util.function.ToDoubleFunction;

/**
 * The comparison of two cells by the log differences within the rounds that both measured. A
 * disturbance of a whole round cancels out.
 *
 * @param trimmed 20 % trimmed mean of the log differences, with its interval
 * @param plain their plain mean, with its interval
 * @param logs the log differences, by round
 * @param rounds the number of rounds that both cells have tried
 * @param confidence of the intervals, between 0 and 1
 */
record CellComparison(
    Estimate trimmed, Estimate plain, List<Double> logs, int rounds, double confidence) {
  /**
   * Returns the comparison by the logarithm of numerator over denominator; null when no round has
   * both.
   *
   * @param number the number of a fork, above 0
   */
  static CellComparison of(
      Forks numerator, Forks denominator, ToDoubleFunction<Fork> number, VerdictRule rule) {
    List<Double> differences = logs(numerator, denominator, number);
    if (differences.isEmpty()) {
      return null;
    }
    double[] samples = differences.stream().mapToDouble(Double::doubleValue).toArray();
    Set<Integer> tried = numerator.tried();
    tried.retainAll(denominator.tried());
    double confidence = rule.confidence(tried.size());
    return new CellComparison(
        TrimmedMean.of(samples, confidence),
        Mean.of(samples, confidence),
        List.copyOf(differences),
        tried.size(),
        confidence);
  }

  /** Returns the log ratio of each round that measured both, by round. */
  static List<Double> logs(Forks numerator, Forks denominator, ToDoubleFunction<Fork> number) {
    return numerator.pairs(denominator).stream()
        .map(
            pair ->
                Math.log(number.applyAsDouble(pair.one()))
                    - Math.log(number.applyAsDouble(pair.other())))
        .toList();
  }

  /** Returns the ratio without a verdict. */
  Ratio ratio() {
    Estimate value = trimmed.exp();
    return new Ratio(value, Math.exp(plain.center()), false, logs, null, 0);
  }

  /**
   * Returns whether one centre lies outside the other's interval, so that some forks behave
   * differently.
   */
  boolean disagrees() {
    return !holds(trimmed, plain.center()) || !holds(plain, trimmed.center());
  }

  /**
   * Returns whether the trimmed centre of each of two comparisons lies outside the other's
   * interval.
   */
  boolean differsFrom(CellComparison other) {
    return !holds(trimmed, other.trimmed.center()) && !holds(other.trimmed, trimmed.center());
  }

  private static boolean holds(Estimate interval, double value) {
    return interval.low() <= value && value <= interval.high();
  }
}
