package io.accbench.analysis;

import io.accbench.stats.Quantile;
import java.util.Arrays;
import java.util.List;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;

/**
 * The measured iterations of a fork, as time of one operation, and the collector's share of each.
 */
final class Iterations {
  /** Arbitrary: milliseconds are too coarse to say that an iteration was nothing but collection. */
  private static final double MOST_GC = 0.95;

  private final Times times;
  private final Steadiness steadiness;
  private final boolean inTurns;
  private final double meanNanosPerOp;

  /**
   * What was measured, iteration by iteration.
   *
   * @param nanosPerOp of each, in order, ns, above 0; not copied, so that a long run fits in memory
   * @param gcMillis time in collections during each, ms; another number of them, or NaN: unknown
   * @param iterationMillis what each was to take, ms
   */
  record Times(List<Double> nanosPerOp, List<Double> gcMillis, double iterationMillis) {
    /** The part of an iteration in which the collector stood in its way; 0 where it is unknown. */
    private double gcShare(int iteration) {
      if (gcMillis.size() != nanosPerOp.size()) {
        return 0;
      }
      double share = gcMillis.get(iteration) / iterationMillis;
      return share > 0 ? Math.min(share, MOST_GC) : 0;
    }
  }

  /**
   * @param times of every measured iteration
   * @param steadiness which of them count
   * @param inTurns whether iteration i of all forks of a round ran side by side
   * @param meanNanosPerOp the plain mean of the steady ones as JMH takes it, ns
   */
  Iterations(Times times, Steadiness steadiness, boolean inTurns, double meanNanosPerOp) {
    this.times = times;
    this.steadiness = steadiness;
    this.inTurns = inTurns;
    this.meanNanosPerOp = meanNanosPerOp;
  }

  /** Measured ones, the steady part or not. */
  int size() {
    return times.nanosPerOp.size();
  }

  /** Whether one belongs to the steady part. */
  boolean counts(int iteration) {
    return steadiness.counts(iteration);
  }

  boolean inTurns() {
    return inTurns;
  }

  /** Of the steady part, collection included, ns. */
  double meanNanosPerOp() {
    return meanNanosPerOp;
  }

  /** One iteration without the time in which the collector stood in its way, ns. */
  double nanosWithoutGc(int iteration) {
    return times.nanosPerOp.get(iteration) * (1 - times.gcShare(iteration));
  }

  /** A quantile of the steady part without its collections, ns. */
  double quantileWithoutGc(double share) {
    return Quantile.of(steadyWithoutGc().toArray(), share);
  }

  /**
   * The mean of the steady part without its collections, ns.
   *
   * @param oneOf one of so many is left out on each side; none of fewer
   */
  double trimmedMeanWithoutGc(int oneOf) {
    double[] sorted = steadyWithoutGc().sorted().toArray();
    int dropped = sorted.length / oneOf;
    return Arrays.stream(sorted, dropped, sorted.length - dropped).average().orElse(Double.NaN);
  }

  private DoubleStream steadyWithoutGc() {
    return steady().mapToDouble(this::nanosWithoutGc);
  }

  /** All collection of the steady part over all of its operations, ns. */
  double gcNanosPerOp() {
    double collecting = steady().mapToDouble(times::gcShare).sum();
    double operations = steady().mapToDouble(i -> 1 / times.nanosPerOp.get(i)).sum();
    return collecting / operations;
  }

  private IntStream steady() {
    return IntStream.range(0, size()).filter(this::counts);
  }
}
