package io.accbench.report.html;

import io.accbench.analysis.Agreement;
import io.accbench.analysis.RepeatedRow;
import io.accbench.report.html.svg.Marks;
import io.accbench.report.html.svg.PointShape;
import io.accbench.report.html.svg.RatioScale;
import io.accbench.report.html.svg.RowLabel;
import io.accbench.report.html.svg.ScaleAxis;
import io.accbench.report.html.svg.Svg;
import io.accbench.report.html.svg.Tone;
import io.accbench.report.text.Text;
import io.accbench.stats.Estimate;
import java.util.ArrayList;
import java.util.List;

/** Published ratios, each with the measured one below it. */
final class PublishedPlot {
  private static final double LABEL = 260;
  private static final double RIGHT = 570;
  private static final double TOP = 8;
  private static final double ROW = 32;

  /** The most characters in a line of a label. */
  private static final int LABEL_CHARACTERS = 36;

  private final List<RepeatedRow> rows;
  private final String id;
  private final RatioScale x;
  private final List<RowLabel> labels;
  private final double bottom;

  PublishedPlot(List<RepeatedRow> rows, String id) {
    this.rows = rows;
    this.id = id;
    List<Double> held = new ArrayList<>(List.of(1.25));
    for (RepeatedRow row : rows) {
      held.add(row.published().low());
      held.add(row.published().high());
      if (compared(row)) {
        held.add(row.row().ratio().value().center());
      }
    }
    this.x = RatioScale.holding(held, LABEL, RIGHT);
    this.labels =
        rows.stream()
            .map(row -> RowLabel.of(Text.plain(row.published().row()), LABEL_CHARACTERS))
            .toList();
    this.bottom = TOP + labels.stream().mapToDouble(label -> label.height(ROW)).sum();
  }

  private static boolean compared(RepeatedRow row) {
    return row.row() != null && !row.row().time().atFloor() && row.row().ratio() != null;
  }

  Svg drawing() {
    String description =
        String.join(
            ". ",
            rows.stream()
                .map(row -> row.published().row() + ": " + row.agreement().words())
                .toList());
    Svg svg =
        new Svg(id, RatioPlot.WIDTH, bottom + 36, "Published and measured ratios", description);
    ScaleAxis.below(svg, x, TOP, bottom, "slower ← time(baseline) / time(row) → faster");
    Marks.rule(svg, x, 1, TOP, bottom);
    double top = TOP;
    for (int i = 0; i < rows.size(); i++) {
      double height = labels.get(i).height(ROW);
      row(svg, rows.get(i), labels.get(i), top + height / 2);
      top += height;
    }
    return svg;
  }

  private void row(Svg svg, RepeatedRow row, RowLabel label, double y) {
    svg.open("g", "class", "row");
    svg.tip(row.published().row() + ": " + row.published().words());
    label.draw(svg, y);
    Marks.toned(svg, Tone.MUTED);
    Marks.bar(svg, x, row.published().low(), row.published().high(), y - 11, 8, "published");
    svg.close();
    Marks.toned(svg, tone(row.agreement()));
    if (compared(row)) {
      Estimate here = row.row().ratio().value();
      Marks.interval(svg, x, here.low(), here.high(), y + 6);
      PointShape shape = row.agreement() == Agreement.YES ? PointShape.SQUARE : PointShape.DIAMOND;
      shape.draw(svg, x.clipped(here.center()), y + 6);
    }
    svg.close();
    svg.text(RIGHT + 14, y + 4, Text.shortened(row.agreement().words(), 30), "class", "label");
    svg.close();
  }

  private static Tone tone(Agreement agreement) {
    return switch (agreement) {
      case YES -> Tone.SAME;
      case OPEN, NOT_MEASURED, DIRECTION -> Tone.UNDECIDED;
      default -> Tone.SLOWER;
    };
  }
}
