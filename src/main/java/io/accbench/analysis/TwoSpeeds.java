package io.accbench.analysis;

import io.accbench.analysis.fork.Fork;
import io.accbench.stats.Quantile;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

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
 * @param allocation what the forks of each speed allocate; null where they do not differ in it, or
 *     it is not known
 */
public record TwoSpeeds(
    int fast,
    double fastNanos,
    int slow,
    double slowNanos,
    double fastestSlowNanos,
    TwoAmounts allocation) {
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
        ? of(sampled.forks().measured())
        : Optional.empty();
  }

  /**
   * Returns the two speeds of forks whose times are two groups with a gap between. Where forks of
   * two speeds allocate different amounts, fewer forks are enough, and the gap may be smaller.
   */
  static Optional<TwoSpeeds> of(List<Fork> forks) {
    if (forks.size() < TwoAmounts.FEWEST) {
      return Optional.empty();
    }
    List<Fork> sorted =
        forks.stream().sorted(Comparator.comparingDouble(Fork::nanosPerOp)).toList();
    double[] nanos = sorted.stream().mapToDouble(Fork::nanosPerOp).toArray();
    OptionalInt gap = gap(nanos);
    if (gap.isPresent()) {
      return Optional.of(divided(sorted, gap.getAsInt()));
    }
    return Optional.of(divided(sorted, allocatingAsTheFastest(sorted)))
        .filter(speeds -> speeds.allocation != null)
        .filter(speeds -> Math.log(speeds.slowNanos / speeds.fastNanos) > LEAST_LOG);
  }

  /**
   * Returns how many forks lie on the fastest fork's side of the largest gap between amounts of
   * allocation.
   */
  private static int allocatingAsTheFastest(List<Fork> sorted) {
    double[] bytes = sorted.stream().mapToDouble(Fork::allocatedBytesPerOp).sorted().toArray();
    int less = 1;
    for (int i = 2; i < bytes.length; i++) {
      less = bytes[i] - bytes[i - 1] > bytes[less] - bytes[less - 1] ? i : less;
    }
    return sorted.get(0).allocatedBytesPerOp() < bytes[less] ? less : bytes.length - less;
  }

  /**
   * Returns the two speeds of forks.
   *
   * @param sorted the forks, the fastest first
   * @param fast how many of them are fast ones
   */
  private static TwoSpeeds divided(List<Fork> sorted, int fast) {
    List<Fork> fastForks = sorted.subList(0, fast);
    List<Fork> slowForks = sorted.subList(fast, sorted.size());
    return new TwoSpeeds(
        fast,
        median(fastForks),
        slowForks.size(),
        median(slowForks),
        slowForks.get(0).nanosPerOp(),
        TwoAmounts.of(fastForks, slowForks).orElse(null));
  }

  private static double median(List<Fork> forks) {
    return Quantile.median(forks.stream().mapToDouble(Fork::nanosPerOp).toArray());
  }

  /** Returns whether a fork is one of the slow ones. */
  boolean slow(Fork fork) {
    return fork.nanosPerOp() >= fastestSlowNanos;
  }

  /**
   * Returns how many forks are fast ones if the times are two groups with a gap between; else
   * empty.
   *
   * @param sorted time of an operation, fork by fork, the shortest first, ns, above 0
   */
  static OptionalInt gap(double... sorted) {
    if (sorted.length < FEWEST) {
      return OptionalInt.empty();
    }
    for (int i = FEWEST_OF_ONE; i <= sorted.length - FEWEST_OF_ONE; i++) {
      double gap = Math.log(sorted[i] / sorted[i - 1]);
      double range =
          Math.max(
              Math.log(sorted[i - 1] / sorted[0]), Math.log(sorted[sorted.length - 1] / sorted[i]));
      if (gap > LEAST_LOG && gap > APART * range) {
        return OptionalInt.of(i);
      }
    }
    return OptionalInt.empty();
  }
}
