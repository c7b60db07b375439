package io.accbench.stats;

/** Order statistics of unweighted samples. */
public final class Quantile {
  private Quantile() {}

  /**
   * Returns the middle sample, or the mean of the two middle ones, in the samples' unit.
   *
   * @throws IllegalArgumentException when there is no sample, or one is NaN or infinite
   */
  public static double median(double[] samples) {
    return of(samples, 0.5);
  }

  /**
   * Returns the quantile by linear interpolation between order statistics, in the samples' unit. It
   * is type 7, the default of R and NumPy. Source: Hyndman and Fan, "Sample quantiles in
   * statistical packages", The American Statistician 50 (1996). The quantile of one sample is that
   * sample.
   *
   * @param samples in any order and unit; not changed
   * @param share from 0 (the minimum) to 1 (the maximum)
   * @throws IllegalArgumentException when there is no sample, one is NaN or infinite, or the share
   *     is outside its range
   */
  public static double of(double[] samples, double share) {
    if (!(share >= 0 && share <= 1)) {
      throw new IllegalArgumentException("share " + share + " is not between 0 and 1");
    }
    double[] sorted = Samples.sorted(samples);
    double position = (sorted.length - 1) * share;
    int below = (int) position;
    int above = Math.min(below + 1, sorted.length - 1);
    return sorted[below] + (position - below) * (sorted[above] - sorted[below]);
  }
}
