package io.accbench.report.compare;

import io.accbench.compare.Change;
import io.accbench.compare.ComparedGroup;
import io.accbench.compare.ComparedGroup.Quantity;
import io.accbench.compare.ComparedRow;
import io.accbench.compare.Conclusion;
import io.accbench.report.document.Drawing;
import io.accbench.report.document.ForestPlot;
import io.accbench.report.document.ForestPlot.Mark;
import io.accbench.report.document.ForestPlot.PlotAxis;
import io.accbench.report.document.PointShape;
import io.accbench.report.document.RowLabel;
import io.accbench.report.document.Tone;
import io.accbench.report.text.Text;
import io.accbench.stats.Estimate;
import java.util.ArrayList;
import java.util.List;

/** The ratios of one side to the first, a row for each benchmark, better to the right. */
final class ComparisonPlot {
  private static final int CHARACTERS = 44;
  private static final double LABEL = 300;

  private final ComparedGroup group;
  private final int side;
  private final String id;

  ComparisonPlot(ComparedGroup group, int side, String id) {
    this.group = group;
    this.side = side;
    this.id = id;
  }

  /** Returns whether some row has a ratio to draw. */
  boolean shows() {
    return group.rows().stream().anyMatch(row -> better(row) != null);
  }

  /** Returns the ratio with better above 1, whatever is compared; null without one. */
  private Estimate better(ComparedRow row) {
    Change change = row.parts().get(side).change();
    Estimate ratio = change == null ? null : change.ratio();
    boolean known = ratio != null && ratio.center() > 0;
    return !known ? null : group.quantity() == Quantity.TIME ? ratio : ratio.inverse();
  }

  Drawing drawing() {
    List<ForestPlot.PlotRow> rows = group.rows().stream().map(this::row).toList();
    double left = RowLabel.width(rows.stream().map(ForestPlot.PlotRow::label).toList());
    return new ForestPlot(
        id,
        "Ratios of " + Text.plain(group.labels().get(side)),
        "The table below has the numbers.",
        List.of(new PlotAxis("", "worse ← ratio → better", 0, 1.05, Math.min(LABEL, left), 640)),
        rows);
  }

  private ForestPlot.PlotRow row(ComparedRow row) {
    List<String> label = new ArrayList<>(List.of(Text.plain(row.name())));
    group.varies().stream()
        .filter(param -> row.param(param) != null)
        .forEach(param -> label.add(Text.plain(param + "=" + row.param(param))));
    Change change = row.parts().get(side).change();
    Conclusion conclusion = change == null ? null : change.conclusion();
    boolean better = conclusion == Conclusion.BETTER;
    boolean worse = conclusion == Conclusion.WORSE;
    return new ForestPlot.PlotRow(
        RowLabel.of(String.join(" · ", label), CHARACTERS),
        new Mark(
            better(row),
            better ? Tone.FASTER : worse ? Tone.SLOWER : Tone.UNDECIDED,
            better ? PointShape.UP : worse ? PointShape.DOWN : PointShape.RING,
            new ComparisonFigure(group.quantity()).ratio(change)));
  }
}
