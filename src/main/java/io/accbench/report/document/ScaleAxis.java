package io.accbench.report.document;

/** Draws the labels of a scale, and a line across the drawing at each. */
public final class ScaleAxis {
  private ScaleAxis() {}

  /**
   * Draws a scale from left to right: lines from the top, labels below them, a title below these.
   *
   * @param top where the lines begin
   * @param bottom where they end
   * @param title the unit, and how to read the direction; may be empty
   */
  public static void below(Svg svg, Scale x, double top, double bottom, String title) {
    grid(svg, x, top, bottom);
    svg.open("g", "font-size=11 text-anchor=middle class=axis");
    for (Scale.Tick tick : x.ticks()) {
      svg.text(x.at(tick.value()), bottom + 14, tick.label());
    }
    if (!title.isEmpty()) {
      svg.text((x.from() + x.to()) / 2, bottom + 29, title);
    }
    svg.close();
  }

  /** Draws a line from top to bottom at each label of a scale. */
  private static void grid(Svg svg, Scale x, double top, double bottom) {
    StringBuilder path = new StringBuilder();
    for (Scale.Tick tick : x.ticks()) {
      path.append('M')
          .append(Svg.point(x.at(tick.value()), top))
          .append('V')
          .append(Svg.number(bottom));
    }
    svg.leaf("path", "d", path.toString(), "class=grid stroke=#d9d9d9 fill=none");
  }

  /**
   * Draws a scale from bottom to top: lines from left to right, labels to the left of them.
   *
   * @param left where the lines begin
   * @param right where they end
   */
  public static void leftOf(Svg svg, Scale y, double left, double right) {
    StringBuilder path = new StringBuilder();
    svg.open("g", "font-size=11 text-anchor=end class=axis");
    for (Scale.Tick tick : y.ticks()) {
      double place = y.at(tick.value());
      path.append('M').append(Svg.point(left, place));
      path.append('H').append(Svg.number(right));
      svg.text(left - 6, place + 4, tick.label());
    }
    svg.close();
    svg.leaf("path", "d", path.toString(), "class=grid stroke=#d9d9d9 fill=none");
  }
}
