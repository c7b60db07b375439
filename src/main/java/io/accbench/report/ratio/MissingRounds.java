package io.accbench.report.ratio;

import io.accbench.analysis.Analysis;
import io.accbench.analysis.Group;
import io.accbench.analysis.Ratio;
import io.accbench.analysis.Row;
import io.accbench.analysis.fork.RoundTime;
import io.accbench.report.text.ProgressText;

/** The rounds that an undecided ratio of time or allocation lacks, and the time that they take. */
public final class MissingRounds {
  private final Analysis analysis;
  private final Group group;
  private final Row row;
  private final Ratio ratio;

  /**
   * @param ratio one of the row's ratios; may be null
   */
  MissingRounds(Analysis analysis, Group group, Row row, Ratio ratio) {
    this.analysis = analysis;
    this.group = group;
    this.row = row;
    this.ratio = ratio;
  }

  /** Returns {@code about 9 more rounds, 2 min}; empty when nothing is missing. */
  String words() {
    if (!any()) {
      return "";
    }
    int rounds = ratio.missingRounds();
    if (rounds < 0) {
      return group.block().rounds().fixed()
          ? "over 1,000 more rounds at this spread"
          : "more than the " + group.block().rounds().most() + " rounds of the plan";
    }
    return ProgressText.moreRounds(rounds, seconds());
  }

  /**
   * Returns how long the missing rounds would take, s; NaN when that is not known, or nothing is
   * missing.
   */
  public double seconds() {
    return !any() || ratio.missingRounds() < 0
        ? Double.NaN
        : ratio.missingRounds()
            * RoundTime.medianSeconds(
                analysis.header(), analysis.launches(), group.block(), row.planned());
  }

  /**
   * Returns a number to sort by: 0 when nothing is missing, the largest number where the plan's
   * rounds would not suffice.
   */
  int rounds() {
    int rounds = any() ? ratio.missingRounds() : 0;
    return rounds < 0 ? Integer.MAX_VALUE : rounds;
  }

  boolean any() {
    return ratio != null && ratio.undecided();
  }
}
