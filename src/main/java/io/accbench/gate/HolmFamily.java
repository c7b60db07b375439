package io.accbench.gate;

import io.accbench.analysis.Analyzer;
import io.accbench.analysis.Limit;
import io.accbench.stats.Holm;
import java.util.List;

/** Tests expectations that share one error: their p-values and their outcomes. */
final class HolmFamily {
  private HolmFamily() {}

  /**
   * Returns Holm's adjusted one-sided p-values of the limits, in order; NaN for expectations that
   * cannot be tested.
   */
  static double[] levels(List<RowExpectation> expectations) {
    double[] adjusted =
        Holm.adjusted(
            expectations.stream()
                .filter(HolmFamily::testable)
                .mapToDouble(each -> each.evidence().levelAbove(Math.log(each.limit())))
                .toArray());
    double[] all = new double[expectations.size()];
    int next = 0;
    for (int i = 0; i < all.length; i++) {
      all[i] = testable(expectations.get(i)) ? adjusted[next++] : Double.NaN;
    }
    return all;
  }

  private static boolean testable(RowExpectation expectation) {
    return expectation.obstacle() == null
        && expectation.evidence().samples() >= Analyzer.FEWEST_ROUNDS;
  }

  /**
   * Returns whether more rounds could settle an expectation. A look at a part of the family knows
   * nothing of the rest. So each expectation counts as if all were as bad (Bonferroni), which is
   * never less strict than Holm's correction.
   *
   * @param size number of expectations of the family
   * @param alpha error probability of the family
   */
  static boolean open(RowExpectation expectation, int size, double alpha) {
    Limit limit = new Limit(Math.log(expectation.limit()), alpha, size);
    return expectation.obstacle() == null
        && expectation.evidence().test(limit) == Limit.LimitCheck.OPEN;
  }

  /**
   * Returns the outcome of an expectation.
   *
   * @param level the expectation's adjusted p-value
   * @param alpha error probability of the family
   */
  static Outcome outcome(RowExpectation expectation, double level, double alpha) {
    if (!testable(expectation)) {
      return Outcome.INCONCLUSIVE;
    }
    double high = expectation.evidence().interval(1 - alpha).high();
    Limit limit = new Limit(Math.log(expectation.limit()), alpha, 1);
    return switch (limit.test(expectation.evidence().samples(), level < alpha, high)) {
      case BEYOND -> Outcome.REGRESSED;
      case OPEN -> Outcome.INCONCLUSIVE;
      case WITHIN ->
          Math.exp(high) < Math.min(expectation.limit(), 1 / (1 + expectation.margin()))
              ? Outcome.IMPROVED
              : Outcome.EQUIVALENT;
    };
  }
}
