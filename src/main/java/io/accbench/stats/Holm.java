package io.accbench.stats;

import java.util.Comparator;
import java.util.stream.IntStream;

/**
 * The adjustment of the p-values of a family of tests. When each adjusted value is compared with α,
 * the whole family errs with probability α at most, however the tests depend on each other. Source:
 * Holm, "A simple sequentially rejective multiple test procedure", Scandinavian Journal of
 * Statistics 6 (1979).
 */
public final class Holm {
  private Holm() {}

  /**
   * Returns the adjusted p-values, from 0 to 1, in the order of the given ones. The k-th smallest
   * of m is multiplied by m − k + 1, and is never adjusted to less than a smaller one. An empty
   * family gives an empty array.
   *
   * @param levels the p-values, from 0 to 1; not changed
   * @throws IllegalArgumentException when one is NaN or outside its range
   */
  public static double[] adjusted(double[] levels) {
    for (double level : levels) {
      Samples.checkLevel(level);
    }
    int[] order =
        IntStream.range(0, levels.length)
            .boxed()
            .sorted(Comparator.comparingDouble(i -> levels[i]))
            .mapToInt(i -> i)
            .toArray();
    double[] adjusted = new double[levels.length];
    double highest = 0;
    for (int k = 0; k < order.length; k++) {
      highest = Math.max(highest, Math.min(1, (levels.length - k) * levels[order[k]]));
      adjusted[order[k]] = highest;
    }
    return adjusted;
  }
}
