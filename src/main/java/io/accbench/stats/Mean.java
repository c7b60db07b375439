package io.accbench.stats;

/** The arithmetic mean with Student's t interval. */
public final class Mean {
  private Mean() {}

  /**
   * Returns the mean ± t(n − 1) · s / √n (Student, "The probable error of a mean", Biometrika
   * 1908), in the samples' unit. One sample gives an infinite interval; equal samples give one of
   * zero width.
   *
   * @param samples independent, in any order and unit; not changed
   * @param confidence two-sided level, between 0 and 1, both excluded: 0.99
   * @throws IllegalArgumentException when there is no sample, or one is NaN or infinite
   */
  public static Estimate of(double[] samples, double confidence) {
    Samples.checkConfidence(confidence);
    double[] sorted = Samples.sorted(samples);
    int n = sorted.length;
    double standardError = Math.sqrt(Samples.squaredDeviations(sorted) / ((double) n * (n - 1)));
    return StudentInterval.around(Samples.mean(sorted, 0, n), standardError, n - 1, confidence, n);
  }
}
