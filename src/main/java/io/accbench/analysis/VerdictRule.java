package io.accbench.analysis;

import io.accbench.model.Block;
import io.accbench.model.Goal;
import io.accbench.model.Settings;

/** The margins and the confidence by which the ratios of a block are judged. */
final class VerdictRule {
  private final Procedure procedure;
  private final double margin;
  private final double allocationMargin;

  private VerdictRule(Procedure procedure, double margin, double allocationMargin) {
    this.procedure = procedure;
    this.margin = margin;
    this.allocationMargin = allocationMargin;
  }

  /** Returns the rule of a block; a journal without settings is judged by the default goal. */
  static VerdictRule of(Settings settings, Block block) {
    return of(settings, block, Procedure.of(block.rounds()));
  }

  /**
   * Returns the rule of a block by a procedure, which remembers what it has computed: blocks of the
   * same rounds may share one.
   */
  static VerdictRule of(Settings settings, Block block, Procedure procedure) {
    Goal goal = settings.goal();
    return new VerdictRule(
        procedure, goal.margin(block.baseline().cell().mode()), goal.allocationMargin());
  }

  /**
   * Returns the confidence of an interval after so many rounds: see {@link Procedure#confidence}.
   */
  double confidence(int rounds) {
    return procedure.confidence(rounds);
  }

  /** Returns the ratio of times with its verdict and, where it is undecided, the missing rounds. */
  Ratio time(CellComparison comparison) {
    return judged(comparison, margin);
  }

  /**
   * Returns the ratio of allocation with its verdict, where FASTER means that the candidate
   * allocates more.
   */
  Ratio allocation(CellComparison comparison) {
    return judged(comparison, allocationMargin);
  }

  private Ratio judged(CellComparison comparison, double margin) {
    Ratio ratio = comparison.ratio();
    Verdict verdict = Verdict.of(ratio.value(), margin);
    int missing =
        verdict == Verdict.UNDECIDED
            ? new RemainingRounds(comparison, margin, this).missingRounds()
            : 0;
    return new Ratio(
        ratio.value(), ratio.plainMean(), ratio.inactive(), ratio.logs(), verdict, missing);
  }

  /** Returns whether the rounds were fixed beforehand: see {@link Procedure#fixed}. */
  boolean fixed() {
    return procedure.fixed();
  }

  /** Returns the number of rounds at the next look: see {@link Procedure#next}. */
  int next(int rounds) {
    return procedure.next(rounds);
  }
}
