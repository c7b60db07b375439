package io.accbench.stats;

import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * A search for the places at which a series jumps to another level, over the whole series.
 *
 * <p>The segmentation is the one of least cost. Each value costs its squared distance from its
 * segment's level in units of the noise, but never more than 3² (the biweight loss). Each change
 * costs a penalty. A burst of outliers therefore costs a bounded amount, and becomes a segment only
 * when it is so long that it costs more than the changes. Source: Fearnhead and Rigaill,
 * "Changepoint detection in the presence of outliers", JASA 114 (2019). The noise is the median
 * absolute first difference, scaled to a standard deviation, so it does not depend on the levels.
 *
 * <p>The segmentation is found exactly by the recursion of optimal partitioning over the level of
 * the last segment. It is that of Fearnhead and Rigaill, and of Maidstone, Hocking, Rigaill and
 * Fearnhead, "On optimal multiple changepoint algorithms for large data", Statistics and Computing
 * 27 (2017). The candidates for a level are the series' own values, rounded to an eighth of the
 * noise. The time is in proportion to length × distinct values; the intervals of levels that those
 * authors keep are not needed.
 *
 * <p>A search that tolerates bursts also tolerates a ramp that has only a few values at each level.
 * The whole ramp is then one long burst at the beginning of the next segment, which {@link
 * SteadyPart} leaves out.
 *
 * <p>Note: the pruning of PELT (Killick, Fearnhead and Eckley, JASA 107 (2012)) needs the cost of
 * each candidate segment by itself. With a bounded loss that would be a search for the level each
 * time.
 */
public final class ChangePoints {
  /** The largest cost of one value: K = 3 σ in Fearnhead and Rigaill, section 5. */
  private static final double BOUND = 9;

  /**
   * The cost of a change, in squares of the noise, times the logarithm of the length. It is that of
   * Barrett, Bolz-Tereick, Killick, Mount and Tratt, "Virtual machine warmup blows hot and cold",
   * OOPSLA 2017. Fearnhead and Rigaill's 2 is for independent values. Those of a fork are
   * autocorrelated (lag 1: 0.5 to 0.7 for short iterations on a shared machine). In a simulation of
   * 600 values with 0.7, a series had 25 false changes at a cost of 3, 4 at 6, 0.5 at 10 and 0.05
   * at 15.
   */
  private static final double PENALTY = 15;

  /** The distance between candidates for a level, as a part of the noise. Arbitrary. */
  private static final double GRAIN = 0.125;

  private ChangePoints() {}

  /**
   * Returns the first index of each segment, in ascending order. The first is always 0. A series
   * without a change is one segment, and so is one shorter than two segments of the least length.
   *
   * @param series values in order of time, in a unit in which the noise is even: logarithms of
   *     scores
   * @param leastLength the fewest values of a segment, at least 1
   * @throws IllegalArgumentException when the series is empty, a value is NaN or infinite, or the
   *     length is below 1
   */
  public static int[] starts(double[] series, int leastLength) {
    return starts(series, leastLength, PENALTY * Math.log(series.length));
  }

  /**
   * Returns the standard deviation of neighbouring values about a level that does not change, in
   * the series' unit: 1.4826 · median |difference| / √2. When more than half of the neighbours are
   * equal, it is a billionth of the range instead, so that any change counts. It is 0 for a
   * constant series.
   *
   * @throws IllegalArgumentException when the series is empty, or a value is NaN or infinite
   */
  static double noise(double[] series) {
    double[] sorted = Samples.sorted(series);
    if (series.length < 2) {
      return 0;
    }
    double[] differences =
        IntStream.range(1, series.length)
            .mapToDouble(i -> Math.abs(series[i] - series[i - 1]))
            .toArray();
    double range = sorted[sorted.length - 1] - sorted[0];
    return Math.max(1.4826 * Quantile.median(differences) / Math.sqrt(2), range * 1e-9);
  }

  /** Returns the first index of each segment, with a penalty per change in squares of the noise. */
  static int[] starts(double[] series, int leastLength, double penalty) {
    if (leastLength < 1) {
      throw new IllegalArgumentException("a segment of length " + leastLength);
    }
    double noise = noise(series);
    if (noise == 0 || series.length < 2 * leastLength) {
      return new int[1];
    }
    double[] scaled = Arrays.stream(series).map(value -> value / noise).toArray();
    return backwards(lastStarts(scaled, levels(scaled), leastLength, penalty));
  }

  /**
   * Returns where the last segment starts in the best segmentation of the first n values, for each
   * n.
   */
  private static int[] lastStarts(double[] series, double[] levels, int least, double penalty) {
    int[] lastStart = new int[series.length + 1];
    double[] best = new double[series.length + 1];
    Arrays.fill(best, Double.POSITIVE_INFINITY);
    best[0] = -penalty;
    double[] costs = new double[levels.length];
    Arrays.fill(costs, Double.POSITIVE_INFINITY);
    int[] starts = new int[levels.length];
    double[] window = new double[levels.length];
    for (int end = 1; end <= series.length; end++) {
      int start = end - least;
      for (int i = 0; i < levels.length; i++) {
        double loss = loss(series[end - 1], levels[i]);
        window[i] += loss - (start > 0 ? loss(series[start - 1], levels[i]) : 0);
        costs[i] += loss;
        if (start >= 0 && best[start] + penalty + window[i] < costs[i]) {
          costs[i] = best[start] + penalty + window[i];
          starts[i] = start;
        }
        if (costs[i] < best[end]) {
          best[end] = costs[i];
          lastStart[end] = starts[i];
        }
      }
    }
    return lastStart;
  }

  private static int[] backwards(int[] lastStart) {
    return IntStream.iterate(
            lastStart[lastStart.length - 1],
            start -> start >= 0,
            start -> start == 0 ? -1 : lastStart[start])
        .sorted()
        .toArray();
  }

  private static double[] levels(double[] scaled) {
    return Arrays.stream(scaled)
        .map(value -> Math.rint(value / GRAIN) * GRAIN)
        .distinct()
        .toArray();
  }

  private static double loss(double value, double level) {
    double distance = value - level;
    return Math.min(distance * distance, BOUND);
  }
}
