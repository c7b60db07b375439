package io.accbench.analysis;

import io.accbench.analysis.fork.Fork;
import io.accbench.stats.Quantile;
import java.util.Arrays;
import java.util.Optional;

/**
 * The two speeds of a cell some of whose forks ran at one and some at the other, mostly because of
 * decisions of the JIT compiler ({@link SpeedReason} says which). An interval over all forks is
 * wide, and more rounds do not bring the speeds together.
 *
 * @param fast the number of fast forks
 * @param fastNanos the median time of an operation in the fast forks, ns
 * @param slow the number of slow forks
 * @param slowNanos the median time of an operation in the slow forks, ns
 * @param fastestSlowNanos the time of an operation in the fastest slow fork, ns; forks below it are
 *     fast
 */
public record TwoSpeeds(
    int fast, double fastNanos, int slow, double slowNanos, double fastestSlowNanos) {
  /**
   * The fewest forks in which two speeds are looked for. Of samples of 9 normal numbers, 0.4 % look
   * like two groups; of samples of 5, 8 % would (simulated).
   */
  static final int FEWEST = 9;

  /** The fewest forks of one speed: one fork alone is an outlier. */
  private static final int FEWEST_OF_ONE = 2;

  /**
   * The smallest gap between the groups, as a multiple of the range of the wider one. Arbitrary.
   */
  private static final double APART = 2;

  /** The smallest gap as a logarithm; a smaller one is not worth a word. Arbitrary. */
  private static final double LEAST_LOG = Math.log(1.05);

  /** Returns the two speeds of a cell that is measured in steady state; empty where it has one. */
  static Optional<TwoSpeeds> of(CellSample sampled) {
    return sampled.measured() && sampled.cell().mode().steady()
        ? of(sampled.forks().of(Fork::nanosPerOp))
        : Optional.empty();
  }

  /** Returns whether a fork is one of the slow ones. */
  boolean slow(Fork fork) {
    return fork.nanosPerOp() >= fastestSlowNanos;
  }

  /**
   * Returns the two speeds of the forks if they are two groups with a gap between; else empty.
   *
   * @param nanos time of an operation, fork by fork, above 0
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
