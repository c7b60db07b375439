package io.accbench.analysis;

import io.accbench.stats.Quantile;
import java.util.Arrays;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;

/**
 * The measured iterations of a fork, as time of one operation, and the collector's share of each.
 */
final class Iterations {
  /** Arbitrary: milliseconds are too coarse to say that an iteration was nothing but collection. */
  private static final double MOST_GC = 0.95;

  private final double[] nanosPerOp;
  private final double[] gcShares;
  private final Steadiness steadiness;
  private final boolean inTurns;
  private final double meanNanosPerOp;

  /**
   * @param nanosPerOp of every measured iteration, in order, ns, above 0
   * @param gcMillis time in collections during each, ms; another number of them, or NaN: unknown
   * @param iterationMillis what each was to take, ms
   * @param steadiness which of them count
   * @param inTurns whether iteration i of all forks of a round ran side by side
   * @param meanNanosPerOp the plain mean of the steady ones as JMH takes it, ns
   */
  Iterations(
      double[] nanosPerOp,
      double[] gcMillis,
      double iterationMillis,
      Steadiness steadiness,
      boolean inTurns,
      double meanNanosPerOp) {
    this.nanosPerOp = nanosPerOp.clone();
    this.gcShares = new double[nanosPerOp.length];
    this.steadiness = steadiness;
    this.inTurns = inTurns;
    this.meanNanosPerOp = meanNanosPerOp;
    for (int i = 0; i < gcShares.length && gcMillis.length == gcShares.length; i++) {
      double share = gcMillis[i] / iterationMillis;
      gcShares[i] = share > 0 ? Math.min(share, MOST_GC) : 0;
    }
  }

  /** Measured ones, the steady part or not. */
  int size() {
    return nanosPerOp.length;
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
    return nanosPerOp[iteration] * (1 - gcShares[iteration]);
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
    double collecting = steady().mapToDouble(i -> gcShares[i]).sum();
    double operations = steady().mapToDouble(i -> 1 / nanosPerOp[i]).sum();
    return collecting / operations;
  }

  private IntStream steady() {
    return IntStream.range(0, size()).filter(this::counts);
  }
}
