package io.accbench.report.document;

/** Draws the marks that stand for data: bands, rules, intervals and bars. */
public final class Marks {
  /** The colour of words that matter less, on a light background. */
  public static final String SOFT = "#555b66";

  private Marks() {}

  /** Begins a group whose marks have the colour of a tone. */
  public static Svg toned(Svg svg, Tone tone) {
    return svg.open("g", "class", tone.css(), "color", tone.colour());
  }

  /** Draws a pale band between two values, such as a margin. */
  public static void band(Svg svg, Scale x, double low, double high, double top, double bottom) {
    double left = x.clipped(low);
    svg.rect(
        left, top, Math.max(1, x.clipped(high) - left), bottom - top, "class=band fill=#e9e9ee");
  }

  /** Draws a line from top to bottom at a value. */
  public static void rule(Svg svg, Scale x, double value, double top, double bottom) {
    svg.leaf(
        "path",
        "d",
        "M" + Svg.point(x.at(value), top) + "V" + Svg.number(bottom),
        "class=rule stroke=#555555 stroke-width=1.2");
  }

  /**
   * Draws an interval as a line in the colour of its group. An end that lies outside the scale, or
   * that nothing bounds, is an arrow.
   */
  public static void interval(Svg svg, Scale x, double low, double high, double y) {
    if (!(high >= x.low() && low <= x.high())) {
      return;
    }
    double left = x.clipped(low);
    double right = x.clipped(high);
    String place = Svg.number(y);
    StringBuilder path = new StringBuilder("M" + Svg.number(left) + " " + place);
    path.append('H').append(Svg.number(right));
    path.append(low < x.low() ? arrow(left, y, 1) : end(left, y));
    path.append(high > x.high() ? arrow(right, y, -1) : end(right, y));
    svg.leaf("path", "d", path.toString(), "fill=none stroke=currentColor stroke-width=1.8");
  }

  private static String end(double x, double y) {
    return "M" + Svg.point(x, y - 3) + "v6";
  }

  private static String arrow(double x, double y, int inwards) {
    return "M%s %sl%d 4.5l%d 4.5"
        .formatted(Svg.number(x + 5.0 * inwards), Svg.number(y - 4.5), -5 * inwards, 5 * inwards);
  }

  /** Draws a bar between two values in the colour of its group. */
  public static void bar(
      Svg svg, Scale x, double from, double to, double top, double height, String tip) {
    double left = Math.min(x.clipped(from), x.clipped(to));
    double right = Math.max(x.clipped(from), x.clipped(to));
    svg.tippedRect(
        tip, left, top, Math.max(0.5, right - left), height, "fill=currentColor opacity=0.75");
  }

  /** Defines a pattern of diagonal lines, and returns the value of {@code fill} that uses it. */
  public static String hatch(Svg svg) {
    String name = svg.name("h");
    svg.open(
        "pattern",
        "id",
        name,
        "width=7 height=7 patternUnits=userSpaceOnUse patternTransform=rotate(45)");
    svg.leaf(
        "path", "d", "M0 0V7", "stroke=#000000 stroke-width=2 stroke-opacity=0.16 class=hatch");
    svg.close();
    return "url(#" + name + ")";
  }
}
