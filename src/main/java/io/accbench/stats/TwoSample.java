package io.accbench.stats;

/**
 * The difference of the trimmed means of two independent sets of samples. It compares sides that
 * were not measured in the same rounds.
 *
 * <p>A difference of logarithms is the logarithm of a ratio. The squared standard errors d₁ and d₂
 * of both sides add up, and t has Welch's degrees of freedom (d₁ + d₂)² / (d₁²/f₁ + d₂²/f₂).
 * Source: Yuen, "The two-sample trimmed t for unequal population variances", Biometrika 61 (1974).
 * Yuen's f is h − 1; here f is that of {@link TrimmedMean}, for the same reason.
 */
public final class TwoSample {
  private TwoSample() {}

  /**
   * Returns the centre of {@code one} minus the centre of {@code other}, in the samples' unit, with
   * its interval. The interval is infinite when a side has only one sample, and has zero width when
   * neither side varies. The estimate counts the samples of the smaller side.
   *
   * @param one independent samples, in any order; not changed
   * @param other independent samples, in the same unit; not changed
   * @param confidence two-sided level, between 0 and 1, both excluded: 0.99
   * @throws IllegalArgumentException when a side is empty, or a sample is NaN or infinite
   */
  public static Estimate difference(double[] one, double[] other, double confidence) {
    Samples.checkConfidence(confidence);
    Trimmed first = Trimmed.of(one);
    Trimmed second = Trimmed.of(other);
    return StudentInterval.around(
        first.center() - second.center(),
        standardError(first, second),
        degreesOfFreedom(first, second),
        confidence,
        Math.min(one.length, other.length));
  }

  /**
   * Returns the one-sided p-value, from 0 to 1, of the hypothesis that the true difference is not
   * above the bound; 1 when a side has only one sample.
   *
   * @param bound finite, in the samples' unit
   * @throws IllegalArgumentException when a side is empty or a number is NaN or infinite
   */
  public static double levelAbove(double[] one, double[] other, double bound) {
    Samples.checkFinite(bound);
    Trimmed first = Trimmed.of(one);
    Trimmed second = Trimmed.of(other);
    return StudentInterval.levelAbove(
        first.center() - second.center(),
        standardError(first, second),
        degreesOfFreedom(first, second),
        bound);
  }

  private static double standardError(Trimmed one, Trimmed other) {
    return Math.sqrt(one.variance() + other.variance());
  }

  private static double degreesOfFreedom(Trimmed one, Trimmed other) {
    double least = Math.min(one.degreesOfFreedom(), other.degreesOfFreedom());
    double sum = one.variance() + other.variance();
    if (least == 0 || sum == 0) {
      return least;
    }
    return sum * sum / (share(one) + share(other));
  }

  private static double share(Trimmed side) {
    return side.variance() * side.variance() / side.degreesOfFreedom();
  }
}
