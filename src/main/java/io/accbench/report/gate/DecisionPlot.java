package io.accbench.report.gate;

import io.accbench.gate.JudgedRow;
import io.accbench.report.html.svg.Marks;
import io.accbench.report.html.svg.PointShape;
import io.accbench.report.html.svg.RatioScale;
import io.accbench.report.html.svg.RowLabel;
import io.accbench.report.html.svg.ScaleAxis;
import io.accbench.report.html.svg.Svg;
import io.accbench.report.text.Percent;
import io.accbench.report.text.Text;
import io.accbench.stats.Estimate;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The rows of a gate: the change of each with its interval, and its limit. */
final class DecisionPlot {
  private static final double WIDTH = 790;
  private static final double LABEL = 320;
  private static final double RIGHT = 590;
  private static final double TOP = 8;
  private static final double ROW = 24;
  private static final int CHARACTERS = 46;

  /** The largest change that widens the axis; a larger one is drawn at its edge. Arbitrary. */
  private static final double WIDEST = 20;

  /** The most rows that are drawn; the table has all. Arbitrary. */
  private static final int MOST = 500;

  private final List<JudgedRow> rows;
  private final String id;
  private final RatioScale x;

  DecisionPlot(List<JudgedRow> rows, String id) {
    this.rows = rows.subList(0, Math.min(MOST, rows.size()));
    this.id = id;
    List<Double> held = new ArrayList<>(List.of(1.05));
    for (JudgedRow row : this.rows) {
      held.add(row.limit());
      held.add(row.change() == null ? 1 : row.change().center());
    }
    held.removeIf(ratio -> RatioScale.most(List.of(ratio)) > WIDEST);
    this.x = RatioScale.holding(held, LABEL, RIGHT);
  }

  Svg drawing() {
    List<RowLabel> labels = rows.stream().map(DecisionPlot::label).toList();
    double bottom = TOP + labels.stream().mapToDouble(label -> label.height(ROW)).sum();
    String description =
        "Each row with the interval of its change and its limit; the table has the numbers.";
    Svg svg = new Svg(id, WIDTH, bottom + 36, "Changes and their limits", description);
    ScaleAxis.below(svg, x, TOP, bottom, "less ← candidate / base → more");
    Marks.rule(svg, x, 1, TOP, bottom);
    double top = TOP;
    for (int i = 0; i < rows.size(); i++) {
      double height = labels.get(i).height(ROW);
      svg.open("g", "class", "row");
      labels.get(i).draw(svg, top + height / 2);
      row(svg, rows.get(i), top + height / 2);
      svg.close();
      top += height;
    }
    return svg;
  }

  private static RowLabel label(JudgedRow row) {
    return RowLabel.of(row.metric().label() + " · " + Text.plain(RowName.of(row)), CHARACTERS);
  }

  private void row(Svg svg, JudgedRow row, double y) {
    RowStatus status = RowStatus.of(row);
    limit(svg, row, y);
    Marks.toned(svg, DecisionHtml.tone(status));
    change(svg, row.change(), shape(status), y);
    svg.close();
    String words = status.name().toLowerCase(Locale.ROOT);
    svg.text(RIGHT + 14, y + 4, Percent.of(row.change()) + " " + words, "class", "label");
  }

  private void limit(Svg svg, JudgedRow row, double y) {
    if (x.holds(row.limit())) {
      String path = "M" + Svg.number(x.at(row.limit())) + " " + Svg.number(y - 10) + "v20";
      svg.leaf("path", "d", path, "class", "rule", "stroke", "#555555", "stroke-dasharray", "3 2");
    }
  }

  private void change(Svg svg, Estimate change, PointShape shape, double y) {
    if (change != null && change.center() > 0) {
      Marks.interval(svg, x, change.low(), change.high(), y);
      shape.draw(svg, x.clipped(change.center()), y);
    }
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
