package io.accbench.analysis.fork;

import io.accbench.stats.Quantile;
import java.util.Arrays;
import java.util.List;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;

/**
 * The measured iterations of a fork as times of one operation, with the collector's share of each.
 */
public final class Iterations {
  /**
   * The largest share of an iteration that counts as collection. Arbitrary: milliseconds are too
   * coarse to say that an iteration was nothing but collection.
   */
  private static final double MOST_GC = 0.95;

  private final Times times;
  private final Steadiness steadiness;
  private final boolean inTurns;
  private final double meanNanosPerOp;

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
   * @param inTurns whether the forks of a round took turns, one iteration each
   * @param meanNanosPerOp the plain mean of the steady ones as JMH takes it, ns
   */
  Iterations(Times times, Steadiness steadiness, boolean inTurns, double meanNanosPerOp) {
    this.times = times;
    this.steadiness = steadiness;
    this.inTurns = inTurns;
    this.meanNanosPerOp = meanNanosPerOp;
  }

  /** Returns the number of measured iterations, steady or not. */
  public int size() {
    return times.nanosPerOp.size();
  }

  /** Returns whether an iteration belongs to the steady part. */
  boolean counts(int iteration) {
    return steadiness.counts(iteration);
  }

  public boolean inTurns() {
    return inTurns;
  }

  /** Returns the mean of the steady part, collection included, ns. */
  double meanNanosPerOp() {
    return meanNanosPerOp;
  }

  /** Returns the time of an operation in one iteration without the collector's share, ns. */
  double nanosWithoutGc(int iteration) {
    return times.nanosPerOp.get(iteration) * (1 - times.gcShare(iteration));
  }

  /** Returns a quantile of the steady part without its collections, ns. */
  double quantileWithoutGc(double share) {
    return Quantile.of(steadyWithoutGc().toArray(), share);
  }

  /**
   * Returns the trimmed mean of the steady part without its collections, ns.
   *
   * @param oneOf one of so many iterations is left out on each side; with fewer iterations, all
   *     count
   */
  double trimmedMeanWithoutGc(int oneOf) {
    double[] sorted = steadyWithoutGc().sorted().toArray();
    int dropped = sorted.length / oneOf;
    return Arrays.stream(sorted, dropped, sorted.length - dropped).average().orElse(Double.NaN);
  }

  private DoubleStream steadyWithoutGc() {
    return steady().mapToDouble(this::nanosWithoutGc);
  }

  /** Returns the time of all collections of the steady part, divided by all its operations, ns. */
  public double gcNanosPerOp() {
    double collecting = steady().mapToDouble(times::gcShare).sum();
    double operations = steady().mapToDouble(i -> 1 / times.nanosPerOp.get(i)).sum();
    return collecting / operations;
  }

  private IntStream steady() {
    return IntStream.range(0, size()).filter(this::counts);
  }
}
