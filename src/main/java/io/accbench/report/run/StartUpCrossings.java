package io.accbench.report.run;

import io.accbench.analysis.StartUp;
import io.accbench.report.document.LogScale;
import io.accbench.report.document.Svg;
import io.accbench.report.text.Figure;
import io.accbench.report.text.Text;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;

/** The numbers of operations after which slower starts are repaid, as marks with labels. */
final class StartUpCrossings {
  /** The least distance of two labels, in pixels. */
  private static final double ROOM = 14;

  private final List<StartUp.ColdRow> rows;
  private final LogScale x;
  private final LogScale y;

  /**
   * @param x scale of operations
   * @param y scale of milliseconds
   */
  StartUpCrossings(List<StartUp.ColdRow> rows, LogScale x, LogScale y) {
    this.rows = rows;
    this.x = x;
    this.y = y;
  }

  /**
   * Marks where a line crosses the baseline's. The labels lie one below the other, in an order in
   * which no leader crosses a label.
   */
  void draw(Svg svg, double top) {
    List<StartUp.ColdRow> crossing =
        new ArrayList<>(
            rows.stream()
                .filter(row -> row.breakEvenOperations() != null)
                .filter(row -> x.holds(row.breakEvenOperations()))
                .sorted(Comparator.comparing(StartUp.ColdRow::breakEvenOperations))
                .toList());
    boolean left =
        crossing.stream().mapToDouble(row -> x.at(row.breakEvenOperations())).average().orElse(0)
            > x.from() + 0.4 * (x.to() - x.from());
    if (left) {
      Collections.reverse(crossing);
    }
    double words = top;
    for (StartUp.ColdRow row : crossing) {
      words += ROOM;
      crossing(svg, row, words, left);
    }
  }

  private void crossing(Svg svg, StartUp.ColdRow row, double words, boolean left) {
    double operations = row.breakEvenOperations();
    double place = x.at(operations);
    double height = y.at(StartUpSection.millis(row, operations));
    String rounded = Figure.grouped(Figure.rounded(operations, 2));
    String text = Text.plain(row.label()) + ": " + rounded + " operations";
    leader(svg, place, height, words - 8);
    svg.tipped(
        text,
        "circle",
        "cx",
        place,
        "cy",
        height,
        "r=4 class=paper fill=#ffffff stroke=currentColor stroke-width=1.6");
    svg.text(
        left ? place - 5 : place + 5,
        words,
        text,
        "font-size=11 class=label",
        "text-anchor",
        left ? "end" : "");
  }

  /** Draws a dashed line from a crossing down to its words. */
  private static void leader(Svg svg, double x, double top, double bottom) {
    svg.leaf(
        "path",
        "d",
        "M" + Svg.point(x, top) + "V" + Svg.number(bottom),
        "class=rule stroke=#70757f",
        "stroke-dasharray",
        "2 2",
        "fill=none");
  }
}
