package io.accbench.stats;

import java.util.Arrays;
import java.util.OptionalInt;

/**
 * The end of a series from which on its level stays.
 *
 * <p>After Barrett, Bolz-Tereick, Killick, Mount and Tratt, "Virtual machine warmup blows hot and
 * cold", OOPSLA 2017, who call a run steady from the earliest segment on whose successors are all
 * equivalent to the last one, which must be long enough; with a tolerance relative to the level, as
 * in Traini, Cortellessa, Di Pompeo and Tucci, "Towards effective assessment of steady state
 * performance in Java software", Empirical Software Engineering 28 (2022). They compare bootstrap
 * intervals of means; here it is medians, which bursts leave alone.
 */
public final class SteadyPart {
  /** 5 %, the effect size of Traini and others. */
  public static final double TOLERANCE = 0.05;

  /** What the loss of {@link ChangePoints} bears as a burst. */
  private static final double VALUE_FAR = 3;

  /**
   * Arbitrary, by simulation: it takes a third off what an exponential warm-up leaves in 200
   * values.
   */
  private static final double MEDIAN_FAR = 1;

  private static final int WINDOW = 9;

  private SteadyPart() {}

  /**
   * The index of the first steady value, or none when the last segment is too short.
   *
   * <p>What a segment bears at its beginning is not part of it: a warm-up that is too short or too
   * steep for a segment of its own. It ends where a value is within three times the noise of the
   * median, and the median of nine values from there on within one, or both within the tolerance.
   *
   * @param series logarithms of scores, in order of time
   * @param starts the first index of each segment, ascending from 0: {@link ChangePoints#starts}
   * @param tolerance the largest difference of a segment's median from the last one's, as a part of
   *     it, above 0: {@link #TOLERANCE}
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
            || Math.abs(windowMedian(series, first) - center) > medianFar)) {
      first++;
    }
    return first;
  }

  private static double windowMedian(double[] series, int from) {
    return median(series, from, Math.min(series.length, from + WINDOW));
  }

  private static double median(double[] series, int from, int to) {
    return Quantile.median(Arrays.copyOfRange(series, from, to));
  }
}
