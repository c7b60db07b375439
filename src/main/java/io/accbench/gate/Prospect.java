package io.accbench.gate;

import io.accbench.analysis.Analysis;
import io.accbench.analysis.Procedure;
import io.accbench.model.Block;
import io.accbench.model.Cell;
import io.accbench.model.UserException;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** What a gate still needs while its run grows. */
public final class Prospect {
  private final Policy policy;
  private final double alpha;

  /**
   * @param alpha error of the family, as the gate will have it
   */
  public Prospect(Policy policy, double alpha) {
    this.policy = policy;
    this.alpha = alpha;
  }

  /**
   * Holds the policy against a plan of which nothing was measured.
   *
   * @throws UserException when it does not fit, or nothing in the plan can be compared
   */
  public void check(Analysis planned) {
    new Claims(planned, null).some(policy);
  }

  /**
   * The cells of a block that more rounds could decide. A look at one block knows nothing of the
   * others, so each row counts as if all were as bad (Bonferroni), which is never less strict than
   * the gate's own correction.
   *
   * @param soFar of the whole plan, with the launches of this block at least
   */
  public Set<String> open(Analysis soFar, Block block) {
    Set<Cell> cells =
        block.cells().stream().map(planned -> planned.cell()).collect(Collectors.toSet());
    List<Claim> family = new Claims(soFar, null).some(policy);
    Procedure procedure = Procedure.of(block.rounds());
    Set<String> open = new LinkedHashSet<>();
    for (Claim claim : family) {
      boolean judged = cells.contains(claim.cell()) && claim.obstacle().isEmpty();
      if (judged && undecided(claim, procedure, family.size())) {
        open.add(claim.cell().id());
        open.add(claim.base().id());
      }
    }
    return open;
  }

  /** Between two scheduled looks nothing is decided: what is not paid for must not be looked at. */
  private boolean undecided(Claim claim, Procedure procedure, int family) {
    if (!procedure.looksAfter(claim.evidence().samples())) {
      return true;
    }
    double level = Family.testable(claim) ? Math.min(1, family * Family.level(claim)) : Double.NaN;
    return Family.outcome(claim, level, alpha) == Outcome.INCONCLUSIVE;
  }
}
