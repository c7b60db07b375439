package io.accbench.analysis;

import io.accbench.model.Block;
import io.accbench.model.Goal;
import io.accbench.model.Settings;
import io.accbench.stats.Looks;

/**
 * What the ratios of a block must show, and how sure each of its looks must be.
 *
 * <p>Where rounds are added until the data decide, the interval of each look is surer than the
 * level of the whole procedure ({@link Looks}); a number of rounds that was fixed beforehand is one
 * look.
 */
final class Judge {
  private final Looks looks;
  private final boolean fixed;
  private final double margin;
  private final double allocationMargin;

  private Judge(Looks looks, boolean fixed, double margin, double allocationMargin) {
    this.looks = looks;
    this.fixed = fixed;
    this.margin = margin;
    this.allocationMargin = allocationMargin;
  }

  /** Of a block; a journal without settings is held against the default goal. */
  static Judge of(Settings settings, Block block) {
    Goal goal = settings == null ? Goal.DEFAULT : settings.goal();
    return new Judge(
        RoundLooks.of(block.rounds()),
        block.rounds().fixed(),
        goal.margin(block.baseline().cell().mode()),
        goal.allocationMargin());
  }

  /**
   * The two-sided confidence of the interval after so many rounds.
   *
   * @param rounds that both cells have tried, failed ones included: that they failed does not
   *     depend on what they would have shown
   */
  double confidence(int rounds) {
    int look = Math.max(1, Math.min(rounds, looks.most()));
    return looks.confidence(Analyzer.CONFIDENCE, look);
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

  /** Whether the rounds were fixed beforehand, so that another run may fix more. */
  boolean fixed() {
    return fixed;
  }

  /** The next look after so many rounds; that number itself when there is none. */
  int next(int rounds) {
    return rounds >= looks.most() ? rounds : looks.next(rounds);
  }
}
