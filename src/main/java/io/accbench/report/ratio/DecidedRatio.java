package io.accbench.report.ratio;

import io.accbench.analysis.Group;
import io.accbench.analysis.Row;
import io.accbench.report.text.Text;

/** Describes a ratio in one line of the log of a run that still goes on. */
public final class DecidedRatio {
  /** The longest name in a line, in characters. Arbitrary: a line of a terminal. */
  private static final int LONGEST = 80;

  private DecidedRatio() {}

  /**
   * Returns {@code unsafe 2.32× faster (2.21 to 2.44) · read · order · fields · JVM 17 · average
   * time}.
   */
  public static String of(Group group, Row row) {
    String label = Text.shortened(RatioTable.label(group, row), LONGEST);
    String title = Text.shortened(CellLabel.of(group.block()), 2 * LONGEST);
    return label + " " + result(row) + " · " + title;
  }

  private static String result(Row row) {
    if (!row.measured()) {
      return row.outcome().label();
    }
    if (row.time().atFloor()) {
      return Factor.FLOOR;
    }
    if (row.ratio() == null) {
      return "has no ratio";
    }
    String interval = Factor.interval(row, false);
    // a gate's limit may be decided where the ratio has no verdict yet
    String ratio = row.ratio().undecided() ? Factor.times(row, false) : Factor.ofTime(row, false);
    return interval.equals(Text.NONE) ? ratio : ratio + " (" + interval + ")";
  }
}
