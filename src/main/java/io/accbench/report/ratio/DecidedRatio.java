package io.accbench.report.ratio;

import io.accbench.analysis.Group;
import io.accbench.analysis.Ratio;
import io.accbench.analysis.Row;
import io.accbench.report.text.ComparedValues;
import io.accbench.report.text.Figure;
import io.accbench.report.text.Text;
import java.util.Set;
import java.util.stream.Collectors;

/** Describes a ratio in one line of the log of a run that still goes on. */
public final class DecidedRatio {
  /** The longest name in a line, in characters. Arbitrary: a line of a terminal. */
  private static final int LONGEST = 80;

  /** The fewest rounds of a ratio without a verdict; the interval of two is too wide to help. */
  private static final int FEWEST_ROUNDS = 3;

  /** The widest interval that tells anything: its end over its begin. Arbitrary. */
  private static final double WIDEST = 1_000;

  private DecidedRatio() {}

  /**
   * Returns {@code unsafe 2.32× faster (2.21 to 2.44) · read · order · fields · JVM 17 · average
   * time}.
   */
  public static String of(Group group, Row row) {
    String label = Text.shortened(ComparedValues.of(group, row), LONGEST);
    String title = Text.shortened(CellLabel.of(group.block()), 2 * LONGEST);
    return label + " " + result(row) + " · " + title;
  }

  /**
   * Returns the ratios of the cells that are still open, without a verdict: {@code unsafe 2.32×
   * (1.9 to 2.8), hidden 0.9× (0.7 to 1.1) · read · order · fields}; empty where none has been
   * measured in {@link #FEWEST_ROUNDS}.
   *
   * @param open ids of those cells
   */
  public static String soFar(Group group, Set<String> open) {
    String ratios =
        group.rows().stream()
            .filter(row -> open.contains(row.planned().cell().id()) && !group.isBaseline(row))
            .filter(row -> row.ratio() != null && !row.time().atFloor())
            .filter(row -> row.ratio().value().samples() >= FEWEST_ROUNDS)
            .filter(row -> row.ratio().value().high() <= WIDEST * row.ratio().value().low())
            .map(row -> ComparedValues.of(group, row) + " " + soFar(row.ratio()))
            .collect(Collectors.joining(", "));
    String title = Text.shortened(CellLabel.of(group.block()), 2 * LONGEST);
    return ratios.isEmpty() ? "" : Text.shortened(ratios, 2 * LONGEST) + " · " + title;
  }

  private static String soFar(Ratio ratio) {
    return Factor.times(ratio) + " (" + Figure.interval(ratio.value()) + ")";
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
