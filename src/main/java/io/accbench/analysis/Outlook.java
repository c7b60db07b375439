package io.accbench.analysis;

import io.accbench.stats.Estimate;
import io.accbench.stats.TrimmedMean;

/**
 * How many more rounds a verdict would take if they spread like those seen.
 *
 * <p>The half-width of now is carried over by that of a reference sample, which follows how the
 * estimator narrows with the number of samples: √n, the samples that it drops, and Student's t.
 */
final class Outlook {
  /** Arbitrary: more than anyone waits for. */
  private static final int MOST = 1000;

  private final Comparison comparison;
  private final Judge judge;
  private final double distance;

  Outlook(Comparison comparison, double margin, Judge judge) {
    this.comparison = comparison;
    this.judge = judge;
    this.distance = Math.abs(Math.abs(comparison.trimmed().center()) - Math.log1p(margin));
  }

  /** From 1; -1 when the most that the plan allows would not do. */
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

  /** Rounds that are not planned yet are looked at one by one, later in larger steps. */
  private int next(int rounds) {
    return judge.fixed() ? rounds + Math.max(1, rounds / 10) : judge.next(rounds);
  }

  private int limit() {
    return judge.fixed() ? MOST : Integer.MAX_VALUE;
  }

  private double confidence(int rounds) {
    return judge.fixed() ? Analyzer.CONFIDENCE : judge.confidence(rounds);
  }

  private boolean decides(int samples, double confidence) {
    if (samples < Analyzer.FEWEST_ROUNDS) {
      return false;
    }
    Estimate now = comparison.trimmed();
    double half = (now.high() - now.low()) / 2;
    if (!Double.isFinite(half)) {
      return true; // of one round no spread is known: ask for the fewest
    }
    double shrinkage =
        reference(samples, confidence) / reference(now.samples(), comparison.confidence());
    return half * shrinkage < distance;
  }

  /** Half the interval of a sample of logistic quantiles, near enough to those of normal noise. */
  private static double reference(int number, double confidence) {
    double[] samples = new double[number];
    for (int i = 0; i < number; i++) {
      double share = (i + 0.5) / number;
      samples[i] = Math.log(share / (1 - share));
    }
    return TrimmedMean.of(samples, confidence).high();
  }
}
