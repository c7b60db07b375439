package io.accbench.analysis;

import io.accbench.stats.Estimate;
import io.accbench.stats.TrimmedMean;

/**
 * The number of rounds that a verdict still needs, if they spread like those seen so far.
 *
 * <p>The present half-width is scaled by that of a reference sample. The reference shows how the
 * estimator narrows with the number of samples: by √n, by the samples that it drops, and by
 * Student's t.
 */
final class RemainingRounds {
  /** The most rounds for which a verdict is looked for. Arbitrary: more than anyone waits for. */
  private static final int MOST = 1000;

  private final CellComparison comparison;
  private final VerdictRule rule;
  private final double distance;

  RemainingRounds(CellComparison comparison, double margin, VerdictRule rule) {
    this.comparison = comparison;
    this.rule = rule;
    this.distance = Math.abs(Math.abs(comparison.trimmed().center()) - Math.log1p(margin));
  }

  /**
   * Returns the missing rounds, at least 1; -1 when the most that the plan allows would not be
   * enough.
   */
  int missingRounds() {
    int tried = comparison.rounds();
    int now = tried;
    for (int next = next(now); next > now && next <= limit(); next = next(now)) {
      if (decides(comparison.trimmed().samples() + next - tried, confidence(next))) {
        return next - tried;
      }
      now = next;
    }
    return -1;
  }

  /**
   * Returns the next number of rounds to try. Rounds that are not planned yet are tried one by one,
   * later in larger steps.
   */
  private int next(int rounds) {
    return rule.fixed() ? rounds + Math.max(1, rounds / 10) : rule.next(rounds);
  }

  private int limit() {
    return rule.fixed() ? MOST : Integer.MAX_VALUE;
  }

  private double confidence(int rounds) {
    return rule.fixed() ? Analyzer.CONFIDENCE : rule.confidence(rounds);
  }

  private boolean decides(int samples, double confidence) {
    if (samples < Analyzer.FEWEST_ROUNDS) {
      return false;
    }
    Estimate now = comparison.trimmed();
    double half = (now.high() - now.low()) / 2;
    if (!Double.isFinite(half)) {
      return true; // one round shows no spread: ask for the fewest
    }
    double shrinkage =
        reference(samples, confidence) / reference(now.samples(), comparison.confidence());
    return half * shrinkage < distance;
  }

  /**
   * Returns half the interval of a sample of logistic quantiles, which are close enough to those of
   * normal noise.
   */
  private static double reference(int number, double confidence) {
    double[] samples = new double[number];
    for (int i = 0; i < number; i++) {
      double share = (i + 0.5) / number;
      samples[i] = Math.log(share / (1 - share));
    }
    return TrimmedMean.of(samples, confidence).high();
  }
}
