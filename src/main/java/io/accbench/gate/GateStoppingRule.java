package io.accbench.gate;

import io.accbench.analysis.Analysis;
import io.accbench.model.Block;
import io.accbench.model.Cell;
import io.accbench.model.Header;
import io.accbench.model.UserException;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Determines what a gate still needs while its run grows. */
public final class GateStoppingRule {
  private final Function<Analysis, List<RowExpectation>> family;
  private final double alpha;

  /**
   * Creates the rule for every expectation on every row of a run.
   *
   * @param header header of the run, or of a shard
   * @param alpha error probability of the gate over all shards, the same that it will use
   */
  public GateStoppingRule(Policy policy, Header header, double alpha) {
    this(
        analysis -> new RowExpectations(analysis, null).some(policy),
        ErrorShares.of(header, alpha).total());
  }

  /**
   * @param family returns the expectations on what was measured
   */
  GateStoppingRule(Function<Analysis, List<RowExpectation>> family, double alpha) {
    this.family = family;
    this.alpha = alpha;
  }

  /**
   * Checks a plan of which nothing was measured.
   *
   * @throws UserException when a policy does not fit, or nothing in the plan can be compared
   */
  public void check(Analysis planned) {
    List<RowExpectation> unused = family.apply(planned);
  }

  /**
   * Returns the cells of a block that more rounds could decide: a cell stays as long as any
   * expectation on it is open, be it of time or of allocation. Call this at scheduled looks only,
   * since the procedure's error covers no other looks.
   *
   * @param soFar analysis of the whole plan, with the launches of this block at least
   */
  public Set<String> open(Analysis soFar, Block block) {
    Set<Cell> cells =
        block.cells().stream().map(planned -> planned.cell()).collect(Collectors.toSet());
    List<RowExpectation> expectations = family.apply(soFar);
    Set<String> open = new LinkedHashSet<>();
    for (RowExpectation expectation : expectations) {
      if (cells.contains(expectation.cell())
          && HolmFamily.open(expectation, expectations.size(), alpha)) {
        open.add(expectation.cell().id());
        open.add(expectation.base().id());
      }
    }
    return open;
  }
}
