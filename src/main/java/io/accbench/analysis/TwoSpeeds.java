package io.accbench.analysis;

import io.accbench.stats.Quantile;
import java.util.Arrays;
import java.util.Optional;

/**
 * Forks of one cell that ran at two speeds, some at each: mostly by what the JIT compiler made of
 * the code ({@link SpeedReason} says what). An interval over them is wide, and more rounds do not
 * bring them together.
 *
 * @param fast how many were fast
 * @param fastNanos their median, ns of an operation
 * @param slow how many were slow
 * @param slowNanos their median, ns of an operation
 * @param fastestSlowNanos the fastest of them, ns of an operation: all others are fast
 */
record TwoSpeeds(int fast, double fastNanos, int slow, double slowNanos, double fastestSlowNanos) {
  /** Of 9 normal numbers 0.4 % look like two groups, of 5 it would be 8 % (simulated). */
  static final int FEWEST = 9;

  /** One fork alone is an outlier. */
  private static final int FEWEST_OF_ONE = 2;

  /** The gap between the groups, by the range of the wider one. Arbitrary. */
  private static final double APART = 2;

  /** The gap itself; less is not worth a word. Arbitrary. */
  private static final double LEAST_LOG = Math.log(1.05);

  /** The two speeds of a cell that is measured in steady state; empty where it has one. */
  static Optional<TwoSpeeds> of(Sampled sampled) {
    return sampled.measured() && sampled.cell().mode().steady()
        ? of(sampled.forks().of(Fork::nanosPerOp))
        : Optional.empty();
  }

  /** Whether a fork is one of the slow ones. */
  boolean slow(Fork fork) {
    return fork.nanosPerOp() >= fastestSlowNanos;
  }

  /**
   * Whether they are two groups with a gap between.
   *
   * @param nanos of an operation, fork by fork, above 0
   */
  static Optional<TwoSpeeds> of(double... nanos) {
    if (nanos.length < FEWEST) {
      return Optional.empty();
    }
    double[] sorted = Arrays.stream(nanos).sorted().toArray();
    for (int i = FEWEST_OF_ONE; i <= sorted.length - FEWEST_OF_ONE; i++) {
      double gap = Math.log(sorted[i] / sorted[i - 1]);
      double range =
          Math.max(
              Math.log(sorted[i - 1] / sorted[0]), Math.log(sorted[sorted.length - 1] / sorted[i]));
      if (gap > LEAST_LOG && gap > APART * range) {
        double fast = Quantile.median(Arrays.copyOf(sorted, i));
        double slow = Quantile.median(Arrays.copyOfRange(sorted, i, sorted.length));
        return Optional.of(new TwoSpeeds(i, fast, sorted.length - i, slow, sorted[i]));
      }
    }
    return Optional.empty();
  }
}
