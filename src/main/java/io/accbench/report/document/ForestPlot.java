package io.accbench.report.document;

import io.accbench.report.text.Text;
import io.accbench.stats.Estimate;
import java.util.ArrayList;
import java.util.List;

/**
 * A forest plot: a row for each name, and in it on each axis a ratio with its interval.
 *
 * @param id a name that is unique in the page
 * @param title what it is, in a few words
 * @param description what it shows, in sentences
 * @param axes the axes from left to right, at least one
 * @param rows the rows from top to bottom
 */
public record ForestPlot(
    String id, String title, String description, List<PlotAxis> axes, List<PlotRow> rows)
    implements Drawing {
  /** The width of a drawing of a page, in pixels. */
  public static final double WIDTH = 790;

  /** The height of a row with a name of one line. */
  private static final double ROW = 24;

  /** The height of a row with a bar above its interval. */
  private static final double DOUBLE_ROW = 32;

  /**
   * The factor by which an axis may be wider than its centres, as a power, to hold whole intervals.
   * Arbitrary.
   */
  private static final double WIDER = 1.6;

  /**
   * An axis of ratios around 1.
   *
   * @param name a word above it; may be empty
   * @param words how to read its direction
   * @param margin half of the width of the band around 1: 0.02 is 2 %; 0 for none
   * @param least the ratio that the axis holds at least, above 1
   * @param widest the largest ratio that widens the axis; what lies beyond is drawn at its edge
   */
  public record PlotAxis(
      String name,
      String words,
      double margin,
      double least,
      double widest,
      double from,
      double to) {
    /** Creates an axis that holds the centres of all ratios. */
    public PlotAxis(
        String name, String words, double margin, double least, double from, double to) {
      this(name, words, margin, least, Double.MAX_VALUE, from, to);
    }
  }

  /**
   * A row.
   *
   * @param label its name
   * @param tip what is shown while a pointer rests on it; may be empty
   * @param attributes further names and values of its element, in turns
   * @param obstacle the words instead of all marks; may be empty
   * @param marks a mark for each axis; none for a row with an obstacle
   */
  public record PlotRow(
      RowLabel label, String tip, List<Object> attributes, String obstacle, List<Mark> marks) {
    /** Creates a row with a mark on the only axis. */
    public PlotRow(RowLabel label, Mark mark) {
      this(label, "", List.of(), "", List.of(mark));
    }

    private double height() {
      boolean two = marks.stream().anyMatch(mark -> mark.bar != null);
      return label.height(two ? DOUBLE_ROW : ROW);
    }
  }

  /**
   * What a row shows on an axis.
   *
   * @param center the ratio; without a point where it is not above 0
   * @param interval its interval; null for none
   * @param tone the colour of both
   * @param shape the shape of the point
   * @param text the words to the right of the axis
   * @param limit a ratio that is marked by a dashed line; NaN for none
   * @param bar the ends of a bar above the point; null for none
   */
  public record Mark(
      double center,
      Estimate interval,
      Tone tone,
      PointShape shape,
      String text,
      double limit,
      Estimate bar) {
    /** Creates a mark of an estimate, null for none. */
    public Mark(Estimate value, Tone tone, PointShape shape, String text) {
      this(value == null ? Double.NaN : value.center(), value, tone, shape, text, Double.NaN, null);
    }

    /** Returns the mark without an interval. */
    public Mark withoutInterval() {
      return new Mark(center, null, tone, shape, text, limit, bar);
    }

    /** Returns the mark with a limit. */
    public Mark withLimit(double other) {
      return new Mark(center, interval, tone, shape, text, other, bar);
    }

    /** Returns the mark with a bar above it. */
    public Mark withBar(Estimate other) {
      return new Mark(center, interval, tone, shape, text, limit, other);
    }

    private boolean drawn() {
      return center > 0 && Double.isFinite(center);
    }
  }

  @Override
  public String svg() {
    double top = axes.stream().allMatch(axis -> axis.name.isEmpty()) ? 8 : 24;
    double bottom = top + rows.stream().mapToDouble(PlotRow::height).sum();
    Svg svg = new Svg(id, WIDTH, bottom + 36, title, description);
    List<RatioScale> scales = new ArrayList<>();
    for (int i = 0; i < axes.size(); i++) {
      scales.add(scale(i));
      frame(svg, axes.get(i), scales.get(i), top, bottom);
    }
    double y = top;
    for (PlotRow row : rows) {
      row(svg, row, scales, y + row.height() / 2);
      y += row.height();
    }
    return svg.svg();
  }

  /** Returns a scale that holds all centres, and the intervals that are not much wider. */
  private RatioScale scale(int axis) {
    PlotAxis shown = axes.get(axis);
    List<Double> held = new ArrayList<>(List.of(Math.max(shown.least, 1 + 1.5 * shown.margin)));
    List<Double> ends = new ArrayList<>();
    for (PlotRow row : rows) {
      if (row.obstacle.isEmpty()) {
        Mark mark = row.marks.get(axis);
        held.addAll(List.of(mark.center, mark.limit));
        if (mark.bar != null) {
          held.addAll(List.of(mark.bar.low(), mark.bar.high()));
        }
        if (mark.drawn() && mark.interval != null) {
          ends.addAll(List.of(mark.interval.low(), mark.interval.high()));
        }
      }
    }
    held.removeIf(ratio -> RatioScale.most(List.of(ratio)) > shown.widest);
    double most = Math.pow(RatioScale.most(held), WIDER);
    ends.stream().filter(end -> RatioScale.most(List.of(end)) <= most).forEach(held::add);
    return RatioScale.holding(held, shown.from, shown.to);
  }

  private static void frame(Svg svg, PlotAxis axis, RatioScale scale, double top, double bottom) {
    if (!axis.name.isEmpty()) {
      double middle = (scale.from() + scale.to()) / 2;
      svg.text(middle, top - 9, axis.name, "text-anchor=middle font-weight=600 class=label");
    }
    if (axis.margin > 0) {
      Marks.band(svg, scale, 1 / (1 + axis.margin), 1 + axis.margin, top, bottom);
    }
    ScaleAxis.below(svg, scale, top, bottom, axis.words);
    Marks.rule(svg, scale, 1, top, bottom);
  }

  private void row(Svg svg, PlotRow row, List<RatioScale> scales, double y) {
    List<Object> attributes = new ArrayList<>(List.of("class", "row"));
    attributes.addAll(row.attributes);
    svg.open("g", attributes.toArray());
    if (!row.tip.isEmpty()) {
      svg.tip(row.tip);
    }
    row.label.draw(svg, y);
    if (!row.obstacle.isEmpty()) {
      obstacle(svg, row.obstacle, y);
    }
    for (int i = 0; i < row.marks.size(); i++) {
      mark(svg, row.marks.get(i), scales.get(i), y);
    }
    svg.close();
  }

  /** Draws the reason why a row has no ratio, over the axes. */
  private void obstacle(Svg svg, String words, double y) {
    double left = axes.get(0).from;
    double width = WIDTH - left;
    svg.leaf("rect", "x", left, "y", y - 9, "width", width, "height=18 class=paper fill=#ffffff");
    String shown = Text.shortened(words, 88);
    svg.text(left, y + 4, shown, "class=soft font-style=italic", "fill", Marks.SOFT);
  }

  private static void mark(Svg svg, Mark mark, RatioScale x, double y) {
    if (mark.bar != null) {
      Marks.toned(svg, Tone.MUTED);
      Marks.bar(svg, x, mark.bar.low(), mark.bar.high(), y - 11, 8, "published");
      svg.close();
    }
    if (x.holds(mark.limit)) {
      String path = "M" + Svg.point(x.at(mark.limit), y - 10) + "v20";
      svg.leaf("path", "d", path, "class=rule stroke=#555555", "stroke-dasharray", "3 2");
    }
    if (mark.drawn()) {
      double middle = mark.bar == null ? y : y + 6;
      Marks.toned(svg, mark.tone);
      if (mark.interval != null) {
        Marks.interval(svg, x, mark.interval.low(), mark.interval.high(), middle);
      }
      mark.shape.draw(svg, x.clipped(mark.center), middle);
      svg.close();
    }
    svg.text(x.to() + 12, y + 4, mark.text, "class=label");
  }
}
