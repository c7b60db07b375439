package io.accbench.report.hotspot;

import io.accbench.hotspot.Difference;
import io.accbench.hotspot.HotspotDelta;
import io.accbench.report.document.Element;
import io.accbench.report.document.ForestPlot;
import io.accbench.report.document.LinearScale;
import io.accbench.report.document.Marks;
import io.accbench.report.document.RowLabel;
import io.accbench.report.document.ScaleAxis;
import io.accbench.report.document.Svg;
import io.accbench.report.document.Tone;
import io.accbench.report.ratio.CellLabel;
import io.accbench.report.text.Figure;
import io.accbench.stats.Estimate;
import java.util.ArrayList;
import java.util.List;

/**
 * The plot of what the difference of two scores came out of: a bar for each part, and their sum.
 */
final class MovedPlot {
  private static final double LABEL = 330;
  private static final double RIGHT = 660;
  private static final double TOP = 8;
  private static final double ROW = 22;

  /** The parts of a run's pair with a bar of their own. Arbitrary. */
  private static final int PARTS = 10;

  /** The most characters in a line of a label. */
  private static final int LABEL_CHARACTERS = 46;

  private record Bar(String name, RowLabel label, double delta, Estimate interval, boolean sum) {
    private Bar(String name, double delta, Estimate interval, boolean sum) {
      this(name, RowLabel.of(IciclePlot.brief(name), LABEL_CHARACTERS), delta, interval, sum);
    }

    private double height() {
      return label.height(ROW);
    }
  }

  private final String heading;
  private final DifferenceReport report;
  private final String id;
  private final String unit;
  private final List<Bar> bars = new ArrayList<>();
  private final LinearScale x;

  MovedPlot(BlockHotspots block, BlockHotspots.CellDifference pair, String id) {
    this(pair.title() + " · " + CellLabel.of(block.block()), pair.difference(), PARTS, id);
  }

  /**
   * @param parts the parts with a bar of their own; the others are one bar
   */
  MovedPlot(String heading, Difference difference, int parts, String id) {
    this.heading = heading;
    this.report = new DifferenceReport(difference, parts);
    this.id = id;
    boolean timed = difference.scores() != null;
    this.unit = timed ? "ns/op" : "share of " + WeightText.of(difference.before()).noun();
    DifferenceRows rows = new DifferenceRows(difference, parts);
    for (HotspotDelta moved : rows.first()) {
      bars.add(new Bar(rows.name(moved.part()), moved.delta().center(), moved.delta(), false));
    }
    bars.add(new Bar("other", rows.other().delta(), null, false));
    bars.add(new Bar("all", rows.all().delta(), null, true));
    this.x = scale();
  }

  private LinearScale scale() {
    double least = 0;
    double most = 0;
    for (Bar bar : bars) {
      least = Math.min(least, bar.delta);
      most = Math.max(most, bar.delta);
    }
    double room = Math.max(1e-9, 0.12 * (most - least));
    return new LinearScale(least - room, most + room, LABEL, RIGHT);
  }

  Element block() {
    return new Element.Plot(heading, report.sentence(), drawing(), List.of(report.table(heading)));
  }

  private Svg drawing() {
    double bottom = TOP + bars.stream().mapToDouble(Bar::height).sum();
    String title = "What the difference came out of, " + unit;
    Svg svg = new Svg(id, ForestPlot.WIDTH, bottom + 36, title, report.sentence());
    ScaleAxis.below(svg, x, TOP, bottom, "less ← " + unit + " → more");
    Marks.rule(svg, x, 0, TOP, bottom);
    double top = TOP;
    for (Bar bar : bars) {
      bar(svg, bar, top + bar.height() / 2);
      top += bar.height();
    }
    return svg;
  }

  private void bar(Svg svg, Bar bar, double middle) {
    String amount = (bar.delta > 0 ? "+" : "") + Figure.of(bar.delta);
    svg.open("g", "class=row", "font-weight", bar.sum ? "700" : "");
    bar.label.draw(svg, middle);
    Marks.toned(svg, bar.sum ? Tone.BASELINE : bar.delta < 0 ? Tone.FASTER : Tone.SLOWER);
    Marks.bar(
        svg,
        x,
        0,
        bar.delta,
        middle + 5 - ROW / 2,
        ROW - 10,
        bar.name + ": " + amount + " " + unit);
    if (bar.interval != null && Double.isFinite(Figure.halfWidth(bar.interval))) {
      Marks.interval(svg, x, bar.interval.low(), bar.interval.high(), middle);
    }
    svg.close();
    svg.text(RIGHT + 10, middle + 4, amount, "class=label");
    svg.close();
  }
}
