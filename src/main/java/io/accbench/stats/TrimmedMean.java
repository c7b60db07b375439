package io.accbench.stats;

/**
 * The mean of what is left after the lowest and the highest fifth of the samples are dropped, with
 * the Tukey–McLaughlin interval.
 *
 * <p>A few bad forks (a neighbour woke up) leave it alone where they take the plain mean's power.
 * It estimates the centre: when the share of slow forks is itself the difference, it can miss it,
 * so the plain mean stands beside it.
 *
 * <p>With g = ⌊0.2 n⌋ samples dropped on each side, h = n − 2g kept and SSD the sum of squared
 * deviations of the winsorised samples (each dropped one replaced by the nearest kept one), the
 * interval is centre ± t · √(SSD / (h (h − 1))): Tukey and McLaughlin, "Less vulnerable confidence
 * and significance procedures for location", Sankhyā A 25 (1963); Yuen, "The two-sample trimmed t
 * for unequal population variances", Biometrika 61 (1974).
 *
 * <p>Theirs is t(h − 1), which errs 1.2 to 1.4 times as often as it says at 99 %, and 1.3 to 1.8
 * times at the 99.9 % that repeated looks ask for. Here it is t(0.86 (h − 1)), which holds normal
 * noise within 0.1 % of its level, and heavier-tailed noise above it ({@code CoverageTest}). Below
 * seven samples nothing is dropped and the interval is Student's: with two of five dropped, t has
 * two degrees of freedom and no level above 99 % is of use.
 *
 * <p>Note: Wilcox's form s_w / ((1 − 2 · 0.2) √n), that of SciPy's {@code trimmed_mean_ci}, covers
 * no better at n = 10 and does not become Student's where nothing is dropped.
 */
public final class TrimmedMean {
  private TrimmedMean() {}

  /**
   * The trimmed mean and its interval, in the samples' unit. One sample gives an infinite interval.
   * The interval has zero width when all samples that are kept are equal.
   *
   * @param samples independent, in any order and unit; not changed
   * @param confidence two-sided level, between 0 and 1, both excluded: 0.99
   * @throws IllegalArgumentException when there is no sample, or one is NaN or infinite
   */
  public static Estimate of(double[] samples, double confidence) {
    Samples.checkConfidence(confidence);
    Trimmed trimmed = Trimmed.of(samples);
    return StudentInterval.around(
        trimmed.center(),
        trimmed.standardError(),
        trimmed.degreesOfFreedom(),
        confidence,
        trimmed.samples());
  }

  /**
   * The one-sided p-value, from 0 to 1, of the hypothesis that the true centre is not above the
   * bound: half the smallest error at which the two-sided interval lies above it. One sample gives
   * 1; equal samples give 0 or 1.
   *
   * @param samples independent, in any order and unit; not changed
   * @param bound finite, in the samples' unit
   * @throws IllegalArgumentException when there is no sample, or a number is NaN or infinite
   */
  public static double levelAbove(double[] samples, double bound) {
    Samples.checkFinite(bound);
    Trimmed trimmed = Trimmed.of(samples);
    return StudentInterval.levelAbove(
        trimmed.center(), trimmed.standardError(), trimmed.degreesOfFreedom(), bound);
  }
}
