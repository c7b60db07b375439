package io.accbench.gate;

import io.accbench.analysis.Analyzer;
import io.accbench.stats.Estimate;
import io.accbench.stats.Holm;
import java.util.List;

/** Claims that share one error: their p-values, and what each comes to. */
final class Family {
  private Family() {}

  /** Holm's adjusted one-sided p-values of the limits, in order; NaN for what cannot be tested. */
  static double[] levels(List<Claim> claims) {
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

  /** The p-value of one claim by itself, that its change is not above its limit. */
  static double level(Claim claim) {
    return claim.evidence().levelAbove(Math.log(claim.limit()));
  }

  static boolean testable(Claim claim) {
    return claim.obstacle().isEmpty() && claim.evidence().samples() >= Analyzer.FEWEST_ROUNDS;
  }

  /**
   * What becomes of a claim.
   *
   * @param level its adjusted p-value
   * @param alpha error of the family
   */
  static Outcome outcome(Claim claim, double level, double alpha) {
    if (!testable(claim)) {
      return Outcome.INCONCLUSIVE;
    }
    if (level < alpha) {
      return Outcome.REGRESSED;
    }
    Estimate change = Judgement.change(claim, alpha);
    if (change.high() < Math.min(claim.limit(), 1 / (1 + claim.margin()))) {
      return Outcome.IMPROVED;
    }
    return change.high() <= claim.limit() ? Outcome.EQUIVALENT : Outcome.INCONCLUSIVE;
  }
}
