package io.accbench.analysis;

import io.accbench.stats.ChangePoints;
import io.accbench.stats.Quantile;
import io.accbench.stats.SteadyPart;
import java.util.Arrays;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;

/**
 * Which measured iterations of a fork were steady, seen over its warm-up and all of them together.
 *
 * @param first index of the first measured iteration that counts; 0 when it never was steady, since
 *     no part of it is better than another
 * @param steady whether it was
 * @param relapsed indices that don't count though they come later: the heap grew into pages that
 *     the machine had yet to give, or the code had been thrown back into the interpreter
 */
record Steadiness(int first, boolean steady, Set<Integer> relapsed) {
  /** Of forks that have no steady state: single shots, and those of one iteration. */
  static final Steadiness UNJUDGED = new Steadiness(0, true);

  /** Below this many measured iterations a third of them is fewer than {@link #FEWEST}. */
  static final int ENOUGH = 15;

  /** Steady iterations that a fork must have, whatever their share. Arbitrary. */
  private static final int FEWEST = 5;

  /** Between first and last of a short series. Arbitrary: above the usual noise of 10–13 %. */
  private static final double DRIFT = 1.2;

  /**
   * Times the lower quartile: beyond it lies no noise of neighbours (10–50 %) but first use of
   * memory, or code that was thrown back into the interpreter.
   */
  private static final double RELAPSE = 1.8;

  /** Iterations in a row that make a relapse; fewer are noise. Arbitrary. */
  private static final int RELAPSE_LENGTH = 3;

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
    int fewest = Math.max(FEWEST, (measured.length + 2) / 3);
    Set<Integer> relapsed = relapsed(usual(warmup, measured), measured);
    int[] calm = IntStream.range(0, measured.length).filter(i -> !relapsed.contains(i)).toArray();
    OptionalInt start = calm.length < fewest ? OptionalInt.empty() : start(warmup, measured, calm);
    return start.isEmpty() || calm.length - start.getAsInt() < fewest
        ? new Steadiness(0, false)
        : new Steadiness(calm[start.getAsInt()], true, relapsed.isEmpty() ? Set.of() : relapsed);
  }

  /** Nothing has relapsed. */
  Steadiness(int first, boolean steady) {
    this(first, steady, Set.of());
  }

  /** Whether a measured iteration counts. */
  boolean counts(int iteration) {
    return iteration >= first && !relapsed.contains(iteration);
  }

  /** The first steady one of the calm iterations; empty when there is none. */
  private static OptionalInt start(double[] warmup, double[] measured, int... calm) {
    int before = Math.min(warmup.length, LONGEST_WARMUP);
    double[] series =
        DoubleStream.concat(
                Arrays.stream(warmup).skip(warmup.length - before),
                Arrays.stream(calm).mapToDouble(i -> measured[i]))
            .map(Math::log)
            .toArray();
    int fewest = Math.max(FEWEST, (measured.length + 2) / 3);
    OptionalInt start =
        SteadyPart.start(series, ChangePoints.starts(series, FEWEST), SteadyPart.TOLERANCE, fewest);
    return start.isEmpty() ? start : OptionalInt.of(Math.max(0, start.getAsInt() - before));
  }

  /** The lower quartile, also of the end of the warm-up: a relapse may last to the fork's end. */
  private static double usual(double[] warmup, double... measured) {
    double own = Quantile.of(measured, 0.25);
    double[] end =
        Arrays.copyOfRange(warmup, Math.max(0, warmup.length - measured.length), warmup.length);
    return end.length < ENOUGH ? own : Math.min(own, Quantile.of(end, 0.25));
  }

  /**
   * Runs of iterations far above the usual. The search for change points bounds what a burst of
   * noise may weigh, so a relapse of some hundred milliseconds would pass for one.
   */
  private static Set<Integer> relapsed(double usual, double... measured) {
    Set<Integer> relapsed = new TreeSet<>();
    int length = 0;
    for (int i = 0; i < measured.length; i++) {
      length = measured[i] > RELAPSE * usual ? length + 1 : 0;
      if (length == RELAPSE_LENGTH) {
        IntStream.rangeClosed(i - length + 1, i).forEach(relapsed::add);
      } else if (length > RELAPSE_LENGTH) {
        relapsed.add(i);
      }
    }
    return relapsed;
  }
}
