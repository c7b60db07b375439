package io.accbench.report.gate;

import io.accbench.gate.JudgedRow;
import io.accbench.report.document.Drawing;
import io.accbench.report.document.ForestPlot;
import io.accbench.report.document.ForestPlot.Mark;
import io.accbench.report.document.ForestPlot.PlotAxis;
import io.accbench.report.document.PointShape;
import io.accbench.report.document.RowLabel;
import io.accbench.report.text.ChangeText;
import io.accbench.report.text.Text;
import java.util.List;
import java.util.Locale;

/** The rows of a gate: the change of each with its interval, and its limit. */
final class DecisionPlot {
  /** The most characters of a line of a row's name. */
  private static final int CHARACTERS = 46;

  /** The largest change that widens the axis; a larger one is drawn at its edge. Arbitrary. */
  private static final double WIDEST = 20;

  /** The most rows that are drawn; the table has all. Arbitrary. */
  private static final int MOST = 500;

  private final List<JudgedRow> rows;
  private final String id;

  DecisionPlot(List<JudgedRow> rows, String id) {
    this.rows = rows.subList(0, Math.min(MOST, rows.size()));
    this.id = id;
  }

  Drawing drawing() {
    return new ForestPlot(
        id,
        "Changes and their limits",
        "Each row with the interval of its change and its limit; the table has the numbers.",
        List.of(new PlotAxis("", "less ← candidate / base → more", 0, 1.05, WIDEST, 320, 590)),
        rows.stream().map(DecisionPlot::row).toList());
  }

  private static ForestPlot.PlotRow row(JudgedRow row) {
    RowStatus status = RowStatus.of(row);
    String name = row.metric().label() + " · " + Text.plain(RowName.of(row));
    String words = ChangeText.signed(row.change()) + " " + status.name().toLowerCase(Locale.ROOT);
    Mark mark = new Mark(row.change(), status.tone(), shape(status), words);
    return new ForestPlot.PlotRow(RowLabel.of(name, CHARACTERS), mark.withLimit(row.limit()));
  }

  private static PointShape shape(RowStatus status) {
    return switch (status) {
      case REGRESSED -> PointShape.UP;
      case INCONCLUSIVE, WAIVED -> PointShape.RING;
      case IMPROVED -> PointShape.DOWN;
      case EQUIVALENT -> PointShape.SQUARE;
    };
  }
}
