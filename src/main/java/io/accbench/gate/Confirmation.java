package io.accbench.gate;

import io.accbench.analysis.Analysis;
import io.accbench.analysis.Pairing;
import io.accbench.analysis.Procedure;
import io.accbench.model.Block;
import io.accbench.model.Finding;
import io.accbench.model.FindingKind;
import io.accbench.model.Header;
import io.accbench.model.Launch;
import io.accbench.model.PlannedCell;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Measures again, in fresh forks, the rows that seem to have regressed. It continues until each row
 * is confirmed or shown to keep its limit, or until the rounds or the time are spent.
 *
 * <p>It is a test of its own. The fresh forks are independent of why a row was chosen. So given the
 * suspects, whatever chose them, all looks of {@link Procedure#CONFIRMING} together hold as {@link
 * io.accbench.stats.Looks} says, whenever and why ever the measuring ends. With Holm's correction
 * over the suspects, the chance of confirming any that is not beyond its limit is at most the
 * gate's error. Ending a row because it keeps its limit, or because the time is over, only takes
 * confirmations away.
 */
public final class Confirmation {
  private final Header header;
  private final List<RowExpectation> suspects;
  private final ErrorShares errors;

  /**
   * @param header header of the run in which the suspects were found
   * @param errors the error of the gate, divided over the shards of the run
   */
  Confirmation(Header header, List<RowExpectation> suspects, ErrorShares errors) {
    this.header = header;
    this.suspects = List.copyOf(suspects);
    this.errors = errors;
  }

  /** Returns how many rows there are to confirm. */
  public int suspects() {
    return suspects.size();
  }

  /**
   * Returns the blocks to measure: of each block that has suspects, these and their other sides.
   */
  public List<Block> blocks() {
    List<Block> blocks = new ArrayList<>();
    for (Block block : header.blocks()) {
      Set<String> cells = new LinkedHashSet<>();
      for (RowExpectation expectation : suspects) {
        if (block.cells().stream().anyMatch(planned -> planned.cell().equals(expectation.cell()))) {
          cells.add(expectation.base().id());
          cells.add(expectation.cell().id());
        }
      }
      if (!cells.isEmpty()) {
        List<PlannedCell> chosen =
            block.cells().stream().filter(planned -> cells.contains(planned.cell().id())).toList();
        blocks.add(new Block(block.id(), block.varies(), chosen, Procedure.CONFIRMING));
      }
    }
    return blocks;
  }

  /** Returns the rule that says what the confirmation still needs while its run grows. */
  public GateStoppingRule stoppingRule() {
    return new GateStoppingRule(this::expectations, errors.total());
  }

  /** Returns the outcomes of the suspects, in order, by fresh data alone. */
  List<RowOutcome> rowOutcomes(Analysis fresh) {
    List<RowExpectation> expectations = expectations(fresh);
    double[] levels = errors.levels(expectations);
    List<RowOutcome> rowOutcomes = new ArrayList<>();
    for (int i = 0; i < levels.length; i++) {
      Outcome outcome =
          HolmFamily.outcome(expectations.get(i), levels[i], errors.of(expectations.get(i)));
      ConfirmationResult result =
          result(outcome, expectations.get(i), late(outcome, expectations.get(i), fresh));
      rowOutcomes.add(new RowOutcome(expectations.get(i), outcome, levels[i], result));
    }
    return rowOutcomes;
  }

  private List<RowExpectation> expectations(Analysis fresh) {
    Procedure procedure = Procedure.of(Procedure.CONFIRMING);
    Pairing pairing = new Pairing(fresh);
    return suspects.stream()
        .map(
            expectation ->
                expectation.with(
                    new Evidence.Rounds(
                        InRun.rounds(
                            pairing,
                            expectation.rule().metric(),
                            expectation.cell(),
                            expectation.base()),
                        procedure)))
        .toList();
  }

  private static ConfirmationResult result(
      Outcome outcome, RowExpectation expectation, boolean late) {
    ConfirmationResult.ConfirmationOutcome kind =
        outcome == Outcome.REGRESSED
            ? ConfirmationResult.ConfirmationOutcome.CONFIRMED
            : late
                ? ConfirmationResult.ConfirmationOutcome.UNDECIDED
                : ConfirmationResult.ConfirmationOutcome.NOT_CONFIRMED;
    return new ConfirmationResult(kind, expectation.evidence().samples());
  }

  /**
   * Returns whether an expectation stayed open before the last round: the budget was spent, or the
   * limit was another.
   */
  private static boolean late(Outcome outcome, RowExpectation expectation, Analysis fresh) {
    String cell = expectation.cell().id();
    long rounds =
        fresh.launches().stream()
            .filter(launch -> cell.equals(launch.cell()))
            .map(Launch::round)
            .distinct()
            .count();
    return outcome == Outcome.INCONCLUSIVE && rounds < Procedure.CONFIRMING.most();
  }

  /** Returns a finding when the confirmation ended before every suspect was settled. */
  List<Finding> findings(List<RowOutcome> rowOutcomes, Analysis fresh) {
    long late =
        rowOutcomes.stream()
            .filter(rowOutcome -> late(rowOutcome.outcome(), rowOutcome.expectation(), fresh))
            .count();
    return late == 0
        ? List.of()
        : List.of(
            Finding.of(FindingKind.CONFIRMATION_ENDED_EARLY, "confirmation", late, suspects()));
  }
}
