package io.accbench.analysis;

import io.accbench.stats.Estimate;
import io.accbench.stats.TrimmedMean;
import java.util.concurrent.atomic.AtomicReferenceArray;

/**
 * The number of rounds that a verdict still needs, if they spread like those seen so far.
 *
 * <p>The present half-width is scaled by that of a reference sample. The reference shows how the
 * estimator narrows with the number of samples: by √n, by the samples that it drops, and by
 * Student's t.
 */
public final class RemainingRounds {
  /** The most rounds for which a verdict is looked for. Arbitrary: more than anyone waits for. */
  private static final int MOST = 1000;

  /** Half the intervals of reference samples by size, at the usual confidence, once asked for. */
  private static final AtomicReferenceArray<Double> USUAL = new AtomicReferenceArray<>(MOST + 1);

  private final CellComparison comparison;
  private final VerdictRule rule;
  private final double distance;

  RemainingRounds(CellComparison comparison, double margin, VerdictRule rule) {
    this.comparison = comparison;
    this.rule = rule;
    this.distance = Math.abs(Math.abs(comparison.trimmed().center()) - Math.log1p(margin));
  }

  /**
   * Returns the rounds until an interval lies on one side of a bound, as if its confidence stayed
   * the same; at least 1, and -1 when a thousand in all would not be enough.
   *
   * @param now the logarithm of a factor, with its finite interval
   * @param distance how far its centre lies from the logarithm of the bound, 0 or more
   */
  public static int until(Estimate now, double distance) {
    for (int next = later(now.samples()); next <= MOST; next = later(next)) {
      if (half(now) * usual(next) / usual(now.samples()) < distance) {
        return next - now.samples();
      }
    }
    return -1;
  }

  private static double usual(int samples) {
    Double known = USUAL.get(samples);
    if (known == null) {
      known = reference(samples, Analyzer.CONFIDENCE);
      USUAL.set(samples, known);
    }
    return known;
  }

  private static int later(int rounds) {
    return rounds + Math.max(1, rounds / 10);
  }

  private static double half(Estimate interval) {
    return (interval.high() - interval.low()) / 2;
  }

  /**
   * Returns the missing rounds, at least 1; -1 when the most that the plan allows would not be
   * enough.
   */
  int missingRounds() {
    int tried = comparison.rounds();
    int now = tried;
    for (int next = next(now); next > now && next <= limit(); next = next(now)) {
      if (decides(
          comparison.trimmed().samples() + next - tried,
          rule.fixed() ? Analyzer.CONFIDENCE : rule.confidence(next))) {
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

  private boolean decides(int samples, double confidence) {
    if (samples < Analyzer.FEWEST_ROUNDS) {
      return false;
    }
    Estimate now = comparison.trimmed();
    if (!Double.isFinite(half(now))) {
      return true; // one round shows no spread: ask for the fewest
    }
    double shrinkage =
        reference(samples, confidence) / reference(now.samples(), comparison.confidence());
    return half(now) * shrinkage < distance;
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
