package io.accbench.analysis.fork;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The measured iterations of a fork as times of one operation, with the collector's share of each.
 */
final class Iterations {
  /**
   * The largest share of an iteration that counts as collection. Arbitrary: milliseconds are too
   * coarse to say that an iteration was nothing but collection.
   */
  private static final double MOST_GC = 0.95;

  /**
   * The part of the steady iterations that is left out on each side: with 10, a tenth. With fewer
   * iterations, all count.
   */
  private static final int ONE_OF = 10;

  private final Times times;
  private final Steadiness steadiness;

  /**
   * The measured values, iteration by iteration.
   *
   * @param nanosPerOp the time of an operation in each, in order, ns, above 0; not copied, so that
   *     a long run fits in memory
   * @param gcMillis the time in collections during each, ms; unknown where it is NaN, and for all
   *     if there is not one for each iteration
   * @param iterationMillis the configured time of an iteration, ms
   */
  record Times(List<Double> nanosPerOp, List<Double> gcMillis, double iterationMillis) {
    /** Returns the share of an iteration that the collector took; 0 where it is unknown. */
    private double gcShare(int iteration) {
      if (gcMillis.size() != nanosPerOp.size()) {
        return 0;
      }
      double share = gcMillis.get(iteration) / iterationMillis;
      return share > 0 ? Math.min(share, MOST_GC) : 0;
    }
  }

  /**
   * @param times the times of every measured iteration
   * @param steadiness which of them count
   */
  Iterations(Times times, Steadiness steadiness) {
    this.times = times;
    this.steadiness = steadiness;
  }

  /**
   * Returns the mean of the steady iterations without their garbage collection, the fastest and the
   * slowest tenth left out, ns. With {@link #gcNanosPerOp} it stands for the fork in a ratio.
   *
   * <p>Noise of shared machines comes in bursts and only adds time: a low quantile would leave it
   * out, but would not see rare slow paths at all. This mean sees those that come at least once in
   * ten iterations. Collection falls into few iterations without being noise, so it is measured
   * separately and added. Every report shows the plain mean as well.
   */
  double trimmedMeanWithoutGc() {
    double[] sorted = steady().mapToDouble(this::nanosWithoutGc).sorted().toArray();
    int dropped = sorted.length / ONE_OF;
    return Arrays.stream(sorted, dropped, sorted.length - dropped).average().orElse(Double.NaN);
  }

  private double nanosWithoutGc(int iteration) {
    return times.nanosPerOp.get(iteration) * (1 - times.gcShare(iteration));
  }

  /** Returns the time of all collections of the steady part, divided by all its operations, ns. */
  double gcNanosPerOp() {
    double collecting = steady().mapToDouble(times::gcShare).sum();
    double operations = steady().mapToDouble(i -> 1 / times.nanosPerOp.get(i)).sum();
    return collecting / operations;
  }

  private IntStream steady() {
    return IntStream.range(0, times.nanosPerOp.size()).filter(steadiness::counts);
  }
}
