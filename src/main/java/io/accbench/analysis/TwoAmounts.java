package io.accbench.analysis;

import io.accbench.analysis.fork.Fork;
import io.accbench.model.Goal;
import io.accbench.stats.Quantile;
import java.util.List;
import java.util.Optional;

/**
 * The allocation of an operation in the forks of each speed. Code that was compiled in one way
 * allocates the same in each fork, so two amounts show that there were two ways.
 *
 * @param fastBytes the median of the fast forks, B/op
 * @param slowBytes the median of the slow forks, B/op
 */
public record TwoAmounts(double fastBytes, double slowBytes) {
  /** The fewest forks in which two amounts show two speeds. Arbitrary. */
  static final int FEWEST = 5;

  /**
   * The smallest gap between the amounts, B/op. Objects have 8 bytes or a multiple of it, and what
   * a measurement itself allocates is less. Arbitrary.
   */
  private static final double LEAST_BYTES = 4;

  /** The smallest gap as a share of the smaller amount: a smaller one is no difference. */
  private static final double LEAST_SHARE = Goal.DEFAULT.allocationMargin();

  /**
   * The smallest gap, as a multiple of the range of amounts in forks of one speed. Arbitrary: an
   * amount is much more exact than a time.
   */
  private static final double APART = 10;

  /** Returns the amounts of two groups of forks if there is a gap between the groups. */
  static Optional<TwoAmounts> of(List<Fork> fast, List<Fork> slow) {
    double[] ofFast = fast.stream().mapToDouble(Fork::allocatedBytesPerOp).sorted().toArray();
    double[] ofSlow = slow.stream().mapToDouble(Fork::allocatedBytesPerOp).sorted().toArray();
    double[] less = ofFast[0] < ofSlow[0] ? ofFast : ofSlow;
    double[] more = less == ofFast ? ofSlow : ofFast;
    double gap = more[0] - last(less);
    double range = Math.max(last(less) - less[0], last(more) - more[0]);
    // NaN, where a fork did not measure it, passes no comparison
    return gap > LEAST_BYTES && gap > LEAST_SHARE * last(less) && gap > APART * range
        ? Optional.of(new TwoAmounts(Quantile.median(ofFast), Quantile.median(ofSlow)))
        : Optional.empty();
  }

  private static double last(double... sorted) {
    return sorted[sorted.length - 1];
  }
}
