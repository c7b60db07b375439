package io.accbench.gate;

import io.accbench.analysis.Analyzer;
import io.accbench.analysis.Limit;
import io.accbench.stats.Holm;
import java.util.List;

/** Tests claims that share one error: their p-values and their outcomes. */
final class Family {
  private Family() {}

  /**
   * Returns Holm's adjusted one-sided p-values of the limits, in order; NaN for claims that cannot
   * be tested.
   */
  static double[] levels(List<RowExpectation> claims) {
    double[] adjusted =
        Holm.adjusted(
            claims.stream().filter(Family::testable).mapToDouble(Family::level).toArray());
    double[] all = new double[claims.size()];
    int next = 0;
    for (int i = 0; i < all.length; i++) {
      all[i] = testable(claims.get(i)) ? adjusted[next++] : Double.NaN;
    }
    return all;
  }

  /**
   * Returns the p-value, of one claim by itself, of the hypothesis that its change is not above its
   * limit.
   */
  private static double level(RowExpectation claim) {
    return claim.evidence().levelAbove(Math.log(claim.limit()));
  }

  private static boolean testable(RowExpectation claim) {
    return claim.obstacle() == null && claim.evidence().samples() >= Analyzer.FEWEST_ROUNDS;
  }

  /**
   * Returns whether more rounds could settle a claim. A look at a part of the family knows nothing
   * of the rest. So each claim counts as if all were as bad (Bonferroni), which is never less
   * strict than Holm's correction.
   *
   * @param size number of claims of the family
   * @param alpha error probability of the family
   */
  static boolean open(RowExpectation claim, int size, double alpha) {
    Limit limit = new Limit(Math.log(claim.limit()), alpha, size);
    return claim.obstacle() == null && claim.evidence().test(limit) == Limit.Result.OPEN;
  }

  /**
   * Returns the outcome of a claim.
   *
   * @param level the claim's adjusted p-value
   * @param alpha error probability of the family
   */
  static Outcome outcome(RowExpectation claim, double level, double alpha) {
    if (!testable(claim)) {
      return Outcome.INCONCLUSIVE;
    }
    double high = claim.evidence().interval(1 - alpha).high();
    Limit limit = new Limit(Math.log(claim.limit()), alpha, 1);
    return switch (limit.test(claim.evidence().samples(), level < alpha, high)) {
      case BEYOND -> Outcome.REGRESSED;
      case OPEN -> Outcome.INCONCLUSIVE;
      case WITHIN ->
          Math.exp(high) < Math.min(claim.limit(), 1 / (1 + claim.margin()))
              ? Outcome.IMPROVED
              : Outcome.EQUIVALENT;
    };
  }
}
