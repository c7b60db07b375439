package io.accbench.report.document;

/** The outline of a point, which says the same as its colour. */
public enum PointShape {
  /** A triangle that points up. */
  UP("M0-5.2 5 4.2H-5z", true),
  /** A triangle that points down. */
  DOWN("M0 5.2 5-4.2H-5z", true),
  /** A square. */
  SQUARE("M-4-4H4V4H-4z", true),
  /** A diamond. */
  DIAMOND("M0-5.2 5.2 0 0 5.2-5.2 0z", true),
  /** A ring. */
  RING("M-4.2 0a4.2 4.2 0 1 0 8.4 0a4.2 4.2 0 1 0-8.4 0z", false);

  private final String path;
  private final boolean filled;

  PointShape(String path, boolean filled) {
    this.path = path;
    this.filled = filled;
  }

  /** Draws the shape around a place, in the colour of the element that holds it. */
  public void draw(Svg svg, double x, double y) {
    svg.leaf(
        "path",
        "d",
        path,
        "transform",
        "translate(" + Svg.point(x, y) + ")",
        "fill",
        filled ? "currentColor" : "#ffffff",
        "class",
        filled ? "" : "paper",
        "stroke=currentColor",
        "stroke-width",
        filled ? "" : "1.6");
  }
}
