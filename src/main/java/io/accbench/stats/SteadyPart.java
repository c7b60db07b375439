package io.accbench.stats;

import java.util.Arrays;
import java.util.OptionalInt;

/**
 * The steady part of a series: the part at its end in which the level no longer changes.
 *
 * <p>The definition is that of Barrett, Bolz-Tereick, Killick, Mount and Tratt, "Virtual machine
 * warmup blows hot and cold", OOPSLA 2017. A run is steady from the earliest segment on from which
 * all segments are equivalent to the last one, and the last one must be long enough. The tolerance
 * is relative to the level, as in Traini, Cortellessa, Di Pompeo and Tucci, "Towards effective
 * assessment of steady state performance in Java software", Empirical Software Engineering 28
 * (2022). These authors compare bootstrap intervals of means; this class compares medians, which
 * bursts do not affect.
 */
public final class SteadyPart {
  /** The default tolerance: 5 %, the effect size of Traini and others. */
  public static final double TOLERANCE = 0.05;

  /**
   * The distance from the median, in units of the noise, beyond which a value is far; from it on
   * {@link ChangePoints} bounds the cost of a value.
   */
  private static final double VALUE_FAR = 3;

  /**
   * The distance from the median, in units of the noise, beyond which a median of nine is far.
   * Arbitrary, by simulation: it reduces by a third what an exponential warm-up leaves in 200
   * values.
   */
  private static final double MEDIAN_FAR = 1;

  private static final int WINDOW = 9;

  private SteadyPart() {}

  /**
   * Returns the index of the first steady value, or empty when the last segment is too short.
   *
   * <p>The steady part does not include a rest of the warm-up at the beginning of its first
   * segment. That was too short or too steep for a segment of its own. That rest ends at the first
   * value that is near the median, with a median of nine values from there on that is near, too.
   * Near means within three times the noise for the value and once the noise for the median of
   * nine, or within the tolerance.
   *
   * @param series the logarithms of scores, in order of time
   * @param starts the first index of each segment, ascending from 0: {@link ChangePoints#starts}
   * @param tolerance the largest difference between the medians of a segment and of the last one,
   *     relative to the last one's, above 0: {@link #TOLERANCE}
   * @param leastLength the fewest values of the last segment, at least 1
   * @throws IllegalArgumentException when a value is NaN or infinite or an argument is outside its
   *     range
   */
  public static OptionalInt start(
      double[] series, int[] starts, double tolerance, int leastLength) {
    if (!(tolerance > 0) || leastLength < 1) {
      throw new IllegalArgumentException("tolerance " + tolerance + ", length " + leastLength);
    }
    if (starts.length == 0 || starts[0] != 0 || starts[starts.length - 1] >= series.length) {
      throw new IllegalArgumentException("segments start at " + Arrays.toString(starts));
    }
    int segment = starts.length - 1;
    if (series.length - starts[segment] < leastLength) {
      return OptionalInt.empty();
    }
    double last = median(series, starts[segment], series.length);
    while (segment > 0
        && Math.abs(median(series, starts[segment - 1], starts[segment]) - last)
            <= Math.log1p(tolerance)) {
      segment--;
    }
    return OptionalInt.of(afterRemnant(series, starts[segment], tolerance, leastLength));
  }

  private static int afterRemnant(double[] series, int start, double tolerance, int leastLength) {
    double center = median(series, start, series.length);
    double noise = ChangePoints.noise(series);
    double valueFar = Math.max(VALUE_FAR * noise, Math.log1p(tolerance));
    double medianFar = Math.max(MEDIAN_FAR * noise, Math.log1p(tolerance));
    int first = start;
    while (series.length - first > leastLength
        && (Math.abs(series[first] - center) > valueFar
            || Math.abs(median(series, first, Math.min(series.length, first + WINDOW)) - center)
                > medianFar)) {
      first++;
    }
    return first;
  }

  private static double median(double[] series, int from, int to) {
    return Quantile.median(Arrays.copyOfRange(series, from, to));
  }
}
