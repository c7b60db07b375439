package io.accbench.report.run;

import io.accbench.analysis.fork.ForkSample;
import io.accbench.analysis.fork.Unit;
import io.accbench.model.Cell;
import io.accbench.model.Launch;
import io.accbench.report.document.LogScale;
import io.accbench.report.document.Svg;
import io.accbench.report.text.Figure;
import io.accbench.stats.ChangePoints;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.DoubleStream;
import java.util.stream.Stream;

/**
 * The small pictures of a cell's forks. All strokes of one kind are one path, so that a page of a
 * thousand forks stays small.
 */
final class ForkPictures {
  /** The heights of a picture's lower and upper edge. */
  private static final double HEIGHT = 38;

  /** The times at the edges, as multiples of the median fork. Arbitrary. */
  private static final double LEAST = 0.7;

  private static final double MOST = 3;

  /** The fewest iterations of a level, as the analysis of steadiness has it. */
  private static final int SEGMENT = 5;

  private record Tip(double left, double top, String text) {}

  private final Cell cell;
  private final double median;
  private final double width;
  private final boolean levels;
  private final StringBuilder frames = new StringBuilder();
  private final StringBuilder warm = new StringBuilder();
  private final StringBuilder steady = new StringBuilder();
  private final StringBuilder changes = new StringBuilder();
  private final StringBuilder collections = new StringBuilder();
  private final StringBuilder rulers = new StringBuilder();
  private final List<Tip> tips = new ArrayList<>();
  private double ruler = Double.NaN;

  /**
   * @param median time of an operation in the median fork, ns
   * @param width of a picture, in pixels
   * @param levels whether changes of level are searched for
   */
  ForkPictures(Cell cell, double median, double width, boolean levels) {
    this.cell = cell;
    this.median = median;
    this.width = width;
    this.levels = levels;
  }

  /** Adds the picture of a fork; nothing where its unit is unknown. */
  void add(ForkSample fork, Launch launch, double left, double top) {
    Unit unit = Unit.parse(launch.samples().unit());
    if (unit == null || launch.samples().scores().isEmpty()) {
      return;
    }
    double[] nanos =
        Stream.concat(launch.samples().warmup().stream(), launch.samples().scores().stream())
            .mapToDouble(score -> unit.nanosPerOp(score, cell.threads()))
            .toArray();
    int first = launch.samples().warmup().size() + Math.max(0, fork.firstSteady());
    LogScale y = new LogScale(LEAST * median, MOST * median, top + HEIGHT, top);
    double column = Math.max(2, width / nanos.length);
    frames.append(box(left, top));
    warm.append(part(nanos, 0, first, left, y, column));
    steady.append(part(nanos, first, nanos.length, left, y, column));
    collections(launch, nanos.length, left, top);
    ruler(launch, left, y);
    if (levels) {
      changes(nanos, left, top);
    }
    tips.add(new Tip(left, top, tip(fork, launch)));
  }

  private String box(double left, double top) {
    return "M" + Svg.point(left, top + HEIGHT) + "h" + Svg.number(width);
  }

  private String part(double[] nanos, int first, int end, double left, LogScale y, double column) {
    return Reduction.path(
        first,
        end,
        i -> left + width * i / nanos.length,
        i -> Double.isFinite(nanos[i]) ? y.clipped(nanos[i]) : y.to(),
        column);
  }

  private void collections(Launch launch, int all, double left, double top) {
    for (int i = 0; i < launch.samples().gcMillis().size(); i++) {
      if (launch.samples().gcMillis().get(i) > 0) {
        double place = left + width * (launch.samples().warmup().size() + i + 0.5) / all;
        collections.append('M').append(Svg.point(place, top - 1)).append("v2");
      }
    }
  }

  /** Adds the ruler, relative to that of the first fork with one. */
  private void ruler(Launch launch, double left, LogScale y) {
    double nanos = launch.conditions().rulerNanos();
    if (!(nanos > 0)) {
      return;
    }
    ruler = Double.isNaN(ruler) ? nanos : ruler;
    double place = y.clipped(2 * median * nanos / ruler);
    rulers.append('M').append(Svg.point(left, place)).append('h').append(Svg.number(width));
  }

  private void changes(double[] nanos, double left, double top) {
    double[] logs = DoubleStream.of(nanos).map(Math::log).toArray();
    if (logs.length < 2 * SEGMENT || !DoubleStream.of(logs).allMatch(Double::isFinite)) {
      return;
    }
    for (int start : ChangePoints.starts(logs, SEGMENT)) {
      if (start > 0) {
        double place = left + width * start / logs.length;
        changes.append('M').append(Svg.point(place, top + HEIGHT + 1)).append("v4");
      }
    }
  }

  private static String tip(ForkSample fork, Launch launch) {
    String steady =
        fork.firstSteady() < 0 ? "never steady" : "steady from iteration " + fork.firstSteady();
    return "round %d: %s ns/op, %d + %d iterations, %s"
        .formatted(
            fork.round(),
            Figure.of(fork.nanosPerOp()),
            launch.samples().warmup().size(),
            launch.samples().scores().size(),
            steady);
  }

  void draw(Svg svg) {
    path(svg, frames, "grid", "#d9d9d9", "1");
    path(svg, rulers, "ruler", "#00785a", "0.8");
    path(svg, warm, "warm", "#a9aeb8", "1.6");
    path(svg, steady, "steady", "#23262d", "1.6");
    path(svg, changes, "level", "#0072b2", "1.6");
    path(svg, collections, "gc", "#b24d00", "1.6");
    svg.open("g", "fill=none pointer-events=all");
    for (Tip tip : tips) {
      svg.tippedRect(tip.text, tip.left, tip.top, width, HEIGHT);
    }
    svg.close();
  }

  private static void path(Svg svg, StringBuilder data, String css, String stroke, String width) {
    if (data.length() > 0) {
      svg.leaf(
          "path",
          "d",
          data.toString(),
          "class",
          css,
          "stroke",
          stroke,
          "stroke-width",
          width,
          "fill=none");
    }
  }
}
