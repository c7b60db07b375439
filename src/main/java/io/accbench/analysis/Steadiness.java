package io.accbench.analysis;

import io.accbench.stats.ChangePoints;
import io.accbench.stats.SteadyPart;
import java.util.Arrays;
import java.util.OptionalInt;
import java.util.stream.DoubleStream;

/**
 * From where on a fork was steady, seen over its warm-up and its measured iterations together.
 *
 * @param first index of the first measured iteration that counts; 0 when it never was steady, since
 *     no part of it is better than another
 * @param steady whether it was
 */
record Steadiness(int first, boolean steady) {
  /** Of forks that have no steady state: single shots, and those of one iteration. */
  static final Steadiness UNJUDGED = new Steadiness(0, true);

  /** Below this many measured iterations a third of them is fewer than {@link #FEWEST}. */
  static final int ENOUGH = 15;

  /** Steady iterations that a fork must have, whatever their share. Arbitrary. */
  private static final int FEWEST = 5;

  /** Between first and last of a short series. Arbitrary: above the usual noise of 10–13 %. */
  private static final double DRIFT = 1.2;

  /** Arbitrary: the search takes the square of it; the last ones matter. */
  private static final int LONGEST_WARMUP = 1000;

  /**
   * @param warmup time of an operation in each warm-up iteration, above 0; empty when unknown
   * @param measured the same of each measured one, at least one
   */
  static Steadiness of(double[] warmup, double[] measured) {
    if (measured.length < ENOUGH) {
      double drift = measured[measured.length - 1] / measured[0];
      return new Steadiness(0, drift <= DRIFT && 1 / drift <= DRIFT);
    }
    int skipped = Math.max(0, warmup.length - LONGEST_WARMUP);
    double[] series =
        DoubleStream.concat(Arrays.stream(warmup).skip(skipped), Arrays.stream(measured))
            .map(Math::log)
            .toArray();
    int fewest = Math.max(FEWEST, (measured.length + 2) / 3);
    OptionalInt start =
        SteadyPart.start(series, ChangePoints.starts(series, FEWEST), SteadyPart.TOLERANCE, fewest);
    if (start.isEmpty()) {
      return new Steadiness(0, false);
    }
    int first = Math.max(0, start.getAsInt() - (series.length - measured.length));
    return new Steadiness(first, true);
  }
}
