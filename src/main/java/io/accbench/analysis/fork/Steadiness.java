package io.accbench.analysis.fork;

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
 * The steady part of a fork's measured iterations, found over its warm-up and all of them together.
 *
 * @param first index of the first measured iteration that counts; 0 when the fork never was steady,
 *     since no part of it is better than another
 * @param steady whether the fork was steady
 * @param relapsed indices after {@code first} that do not count: the heap grew into pages that the
 *     machine had yet to give, or the code ran in the interpreter again
 */
public record Steadiness(int first, boolean steady, Set<Integer> relapsed) {
  /** The steadiness of forks that are not judged: single shots, and forks that failed. */
  static final Steadiness UNJUDGED = new Steadiness(0, true);

  /**
   * The number of measured iterations below which a third of them is fewer than {@link #FEWEST}.
   */
  public static final int ENOUGH = 15;

  /** The number of steady iterations that a fork must have, whatever their share. Arbitrary. */
  private static final int FEWEST = 5;

  /**
   * The largest ratio between the first and the last iteration of a steady short series, and
   * between the fastest of the first and of the last third of a longer one. Arbitrary: above the
   * usual noise of 10–13 %.
   */
  private static final double DRIFT = 1.2;

  /**
   * The multiple of the lower quartile beyond which iterations relapse. Noise of other programs
   * (10–50 %) does not reach it. First use of memory does, and so does code that runs in the
   * interpreter again.
   */
  private static final double RELAPSE = 1.8;

  /** The number of iterations in a row that make a relapse; fewer are noise. Arbitrary. */
  private static final int RELAPSE_LENGTH = 3;

  /**
   * The most warm-up iterations that are searched: the last ones, which matter. Arbitrary: the
   * search takes the square of their number.
   */
  private static final int LONGEST_WARMUP = 1000;

  /**
   * Returns the steadiness of a fork.
   *
   * @param warmup time of an operation in each warm-up iteration, above 0; empty when unknown
   * @param measured time of an operation in each measured iteration, at least one
   */
  public static Steadiness of(double[] warmup, double[] measured) {
    if (measured.length < ENOUGH) {
      double drift = measured[measured.length - 1] / measured[0];
      return new Steadiness(0, drift <= DRIFT && 1 / drift <= DRIFT);
    }
    int fewest = Math.max(FEWEST, (measured.length + 2) / 3);
    Set<Integer> relapsed = relapsed(warmup, measured);
    int[] calm = IntStream.range(0, measured.length).filter(i -> !relapsed.contains(i)).toArray();
    OptionalInt start = calm.length < fewest ? OptionalInt.empty() : start(warmup, measured, calm);
    if (start.isEmpty() || calm.length - start.getAsInt() < fewest) {
      return new Steadiness(0, false);
    }
    double[] counting =
        IntStream.range(start.getAsInt(), calm.length)
            .mapToDouble(i -> measured[calm[i]])
            .toArray();
    return stillFaster(counting)
        ? new Steadiness(0, false)
        : new Steadiness(calm[start.getAsInt()], true, relapsed.isEmpty() ? Set.of() : relapsed);
  }

  /**
   * Returns whether the last third of some iterations is faster than the first. The fastest ones
   * are compared, because noise only ever slows down.
   */
  private static boolean stillFaster(double... counting) {
    int third = (counting.length + 2) / 3;
    double first = Arrays.stream(counting, 0, third).min().orElseThrow();
    double last =
        Arrays.stream(counting, counting.length - third, counting.length).min().orElseThrow();
    return first > DRIFT * last;
  }

  /** Creates a steadiness without relapses. */
  public Steadiness(int first, boolean steady) {
    this(first, steady, Set.of());
  }

  /** Returns whether a measured iteration counts. */
  public boolean counts(int iteration) {
    return iteration >= first && !relapsed.contains(iteration);
  }

  /**
   * Returns the index from which on a series is steady; empty if it is not at its end.
   *
   * @param series time of an operation in each iteration, above 0
   * @param measured how many of the last ones are measured, of which a third must be steady
   */
  static OptionalInt start(double[] series, int measured) {
    int fewest = Math.max(FEWEST, (measured + 2) / 3);
    if (series.length < fewest) {
      return OptionalInt.empty();
    }
    double[] logs = Arrays.stream(series).map(Math::log).toArray();
    return SteadyPart.start(logs, ChangePoints.starts(logs, FEWEST), SteadyPart.TOLERANCE, fewest);
  }

  /**
   * Returns the index of the first steady one of the calm iterations; empty when no iteration is
   * steady.
   */
  private static OptionalInt start(double[] warmup, double[] measured, int... calm) {
    int before = Math.min(warmup.length, LONGEST_WARMUP);
    double[] series =
        DoubleStream.concat(
                Arrays.stream(warmup).skip(warmup.length - before),
                Arrays.stream(calm).mapToDouble(i -> measured[i]))
            .toArray();
    OptionalInt start = start(series, measured.length);
    return start.isEmpty() ? start : OptionalInt.of(Math.max(0, start.getAsInt() - before));
  }

  /**
   * Returns the iterations that belong to long runs far above the usual time: the lower quartile of
   * the measured iterations, or that of the end of the warm-up if it is lower, since a relapse may
   * last to the fork's end. Slow iterations before the first usual one are no relapse: the warm-up
   * went on. The search for change points bounds the weight of a burst of noise, so it would take a
   * relapse of some hundred milliseconds for one.
   */
  private static Set<Integer> relapsed(double[] warmup, double... measured) {
    double own = Quantile.of(measured, 0.25);
    double[] end =
        Arrays.copyOfRange(warmup, Math.max(0, warmup.length - measured.length), warmup.length);
    double before = end.length < ENOUGH ? own : Quantile.of(end, 0.25);
    double most = RELAPSE * Math.min(own, before);
    boolean usual = before <= most;
    Set<Integer> relapsed = new TreeSet<>();
    int length = 0;
    for (int i = 0; i < measured.length; i++) {
      usual |= measured[i] <= most;
      length = usual && measured[i] > most ? length + 1 : 0;
      if (length == RELAPSE_LENGTH) {
        IntStream.rangeClosed(i - length + 1, i).forEach(relapsed::add);
      } else if (length > RELAPSE_LENGTH) {
        relapsed.add(i);
      }
    }
    return relapsed;
  }
}
