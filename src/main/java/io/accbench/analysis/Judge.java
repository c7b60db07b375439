package io.accbench.analysis;

import io.accbench.model.Block;
import io.accbench.model.Goal;
import io.accbench.model.Settings;

/** What the ratios of a block must show, and how sure each of its looks must be. */
final class Judge {
  private final Procedure procedure;
  private final double margin;
  private final double allocationMargin;

  private Judge(Procedure procedure, double margin, double allocationMargin) {
    this.procedure = procedure;
    this.margin = margin;
    this.allocationMargin = allocationMargin;
  }

  /** Of a block; a journal without settings is held against the default goal. */
  static Judge of(Settings settings, Block block) {
    Goal goal = settings == null ? Goal.DEFAULT : settings.goal();
    return new Judge(
        Procedure.of(block.rounds()),
        goal.margin(block.baseline().cell().mode()),
        goal.allocationMargin());
  }

  /** See {@link Procedure#confidence}. */
  double confidence(int rounds) {
    return procedure.confidence(rounds);
  }

  /** The ratio of times with its verdict, and what it lacks where it has none. */
  Ratio time(Comparison comparison) {
    return judged(comparison, margin);
  }

  /** The same of allocation, where FASTER means that the candidate allocates more. */
  Ratio allocation(Comparison comparison) {
    return judged(comparison, allocationMargin);
  }

  /** Of a candidate that allocates nothing where its baseline does. */
  Verdict nothing(int forks) {
    return forks < Analyzer.FEWEST_ROUNDS ? Verdict.UNDECIDED : Verdict.SLOWER;
  }

  private Ratio judged(Comparison comparison, double margin) {
    Ratio ratio = comparison.ratio();
    Verdict verdict = Verdict.of(ratio.value(), margin);
    int missing =
        verdict == Verdict.UNDECIDED ? new Outlook(comparison, margin, this).missingRounds() : 0;
    return new Ratio(
        ratio.value(), ratio.plainMean(), ratio.inactive(), ratio.logs(), verdict, missing);
  }

  /** See {@link Procedure#fixed}. */
  boolean fixed() {
    return procedure.fixed();
  }

  /** See {@link Procedure#next}. */
  int next(int rounds) {
    return procedure.next(rounds);
  }
}
