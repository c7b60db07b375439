package io.accbench.report.compare;

import io.accbench.compare.Change;
import io.accbench.compare.ComparedGroup;
import io.accbench.compare.ComparedGroup.Quantity;
import io.accbench.compare.ComparedRow;
import io.accbench.compare.Conclusion;
import io.accbench.report.document.Tone;
import io.accbench.report.html.svg.Marks;
import io.accbench.report.html.svg.PointShape;
import io.accbench.report.html.svg.RatioScale;
import io.accbench.report.html.svg.RowLabel;
import io.accbench.report.html.svg.ScaleAxis;
import io.accbench.report.html.svg.Svg;
import io.accbench.report.text.Text;
import io.accbench.stats.Estimate;
import java.util.ArrayList;
import java.util.List;

/** The ratios of one side to the first, a row for each benchmark, better to the right. */
final class ComparisonPlot {
  private static final double WIDTH = 760;
  private static final double LABEL = 300;
  private static final double RIGHT = 610;
  private static final double TOP = 8;
  private static final double ROW = 22;
  private static final int CHARACTERS = 44;

  private record Line(RowLabel label, Change change) {
    /** Returns the ratio with better above 1, whatever is compared; null without one. */
    Estimate better(boolean time) {
      Estimate ratio = change == null ? null : change.ratio();
      boolean known = ratio != null && ratio.center() > 0;
      return !known || time ? known ? ratio : null : ratio.inverse();
    }
  }

  private final boolean time;
  private final String title;
  private final String id;
  private final ComparisonFigure figure;
  private final List<Line> lines = new ArrayList<>();
  private final RatioScale x;

  ComparisonPlot(ComparedGroup group, int side, String id) {
    this.time = group.quantity() == Quantity.TIME;
    this.title = "Ratios of " + Text.plain(group.labels().get(side));
    this.id = id;
    this.figure = new ComparisonFigure(group.quantity());
    for (ComparedRow row : group.rows()) {
      List<String> label = new ArrayList<>(List.of(Text.plain(row.name())));
      group.varies().stream()
          .filter(param -> row.param(param) != null)
          .forEach(param -> label.add(Text.plain(param + "=" + row.param(param))));
      lines.add(
          new Line(
              RowLabel.of(String.join(" · ", label), CHARACTERS), row.parts().get(side).change()));
    }
    List<Double> held = new ArrayList<>(List.of(1.05));
    for (Line line : lines) {
      Estimate ratio = line.better(time);
      held.add(ratio == null ? 1 : ratio.center());
    }
    double left = Math.min(LABEL, RowLabel.width(lines.stream().map(Line::label).toList()));
    this.x = RatioScale.holding(held, left, RIGHT);
  }

  /** Returns whether some row has a ratio to draw. */
  boolean shows() {
    return lines.stream().anyMatch(line -> line.better(time) != null);
  }

  Svg drawing() {
    double bottom = TOP + lines.stream().mapToDouble(line -> line.label.height(ROW)).sum();
    Svg svg = new Svg(id, WIDTH, bottom + 36, title, "The table below has the numbers.");
    ScaleAxis.below(svg, x, TOP, bottom, "worse ← ratio → better");
    Marks.rule(svg, x, 1, TOP, bottom);
    double top = TOP;
    for (Line line : lines) {
      double height = line.label.height(ROW);
      line(svg, line, top + height / 2);
      top += height;
    }
    return svg;
  }

  private void line(Svg svg, Line line, double y) {
    svg.open("g", "class", "row");
    line.label.draw(svg, y);
    Estimate ratio = line.better(time);
    if (ratio != null) {
      Conclusion conclusion = line.change.conclusion();
      Marks.toned(
          svg,
          conclusion == Conclusion.BETTER
              ? Tone.FASTER
              : conclusion == Conclusion.WORSE ? Tone.SLOWER : Tone.UNDECIDED);
      Marks.interval(svg, x, ratio.low(), ratio.high(), y);
      PointShape shape =
          conclusion == Conclusion.BETTER
              ? PointShape.UP
              : conclusion == Conclusion.WORSE ? PointShape.DOWN : PointShape.RING;
      shape.draw(svg, x.clipped(ratio.center()), y);
      svg.close();
    }
    svg.text(RIGHT + 14, y + 4, figure.ratio(line.change), "class", "label");
    svg.close();
  }
}
