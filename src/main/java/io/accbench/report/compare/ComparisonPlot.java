package io.accbench.report.compare;

import io.accbench.compare.Change;
import io.accbench.compare.ComparedGroup;
import io.accbench.compare.ComparedGroup.Quantity;
import io.accbench.compare.ComparedRow;
import io.accbench.compare.Comparison;
import io.accbench.compare.Conclusion;
import io.accbench.report.html.svg.Marks;
import io.accbench.report.html.svg.PointShape;
import io.accbench.report.html.svg.RatioScale;
import io.accbench.report.html.svg.ScaleAxis;
import io.accbench.report.html.svg.Svg;
import io.accbench.report.html.svg.Tone;
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

  private record Line(String label, Change change) {
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

  ComparisonPlot(Comparison comparison, ComparedGroup group, int side, String id) {
    this.time = group.quantity() == Quantity.TIME;
    this.title = "Ratios of " + Text.plain(comparison.labels().get(side));
    this.id = id;
    this.figure = new ComparisonFigure(group.quantity());
    for (ComparedRow row : group.rows()) {
      List<String> label = new ArrayList<>(List.of(Text.plain(row.name())));
      group.varies().forEach(param -> label.add(Text.plain(row.param(param))));
      lines.add(new Line(String.join(" · ", label), row.parts().get(side).change()));
    }
    List<Double> held = new ArrayList<>(List.of(1.05));
    for (Line line : lines) {
      Estimate ratio = line.better(time);
      held.add(ratio == null ? 1 : ratio.center());
    }
    this.x = RatioScale.holding(held, LABEL, RIGHT);
  }

  Svg drawing() {
    double bottom = TOP + ROW * lines.size();
    Svg svg = new Svg(id, WIDTH, bottom + 36, title, "The table below has the numbers.");
    ScaleAxis.below(svg, x, TOP, bottom, "worse ← ratio → better");
    Marks.rule(svg, x, 1, TOP, bottom);
    double y = TOP + ROW / 2;
    for (Line line : lines) {
      line(svg, line, y);
      y += ROW;
    }
    return svg;
  }

  private void line(Svg svg, Line line, double y) {
    svg.open("g", "class", "row");
    svg.tip(line.label);
    svg.text(0, y + 4, ending(line.label), "class", "label");
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

  /** Returns the end of a label, where rows of one benchmark differ. */
  private static String ending(String label) {
    int start = label.length() - CHARACTERS;
    if (start <= 0) {
      return label;
    }
    return "…" + label.substring(Character.isLowSurrogate(label.charAt(start)) ? start + 1 : start);
  }
}
