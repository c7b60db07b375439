package io.accbench.report.html;

import io.accbench.analysis.Ratio;
import io.accbench.report.document.Tone;
import io.accbench.report.html.svg.Marks;
import io.accbench.report.html.svg.PointShape;
import io.accbench.report.html.svg.RatioScale;
import io.accbench.report.html.svg.ScaleAxis;
import io.accbench.report.html.svg.Svg;
import io.accbench.stats.Estimate;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** One axis of ratios in a forest plot, with the margin as a band around 1. */
final class RatioPanel {
  /**
   * The factor by which a panel may be wider than its centres, as a power, to hold whole intervals.
   * Arbitrary.
   */
  private static final double WIDER = 1.6;

  private final List<Ratio> ratios;
  private final double margin;
  private final RatioScale scale;

  private RatioPanel(List<Ratio> ratios, double margin, RatioScale scale) {
    this.ratios = ratios;
    this.margin = margin;
    this.scale = scale;
  }

  /**
   * Returns a panel that holds the centres of some ratios, and their intervals where these are not
   * much wider.
   *
   * @param all the ratios; null for a row without one
   * @param margin 0.02 is 2 %
   */
  static RatioPanel of(List<Ratio> all, double margin, double from, double to) {
    List<Ratio> ratios =
        all.stream().filter(Objects::nonNull).filter(RatioPanel::drawable).toList();
    List<Double> held = new ArrayList<>(List.of(1 + 1.5 * margin));
    ratios.forEach(ratio -> held.add(ratio.value().center()));
    double centres = RatioScale.most(held);
    for (Ratio ratio : ratios) {
      for (double end : List.of(ratio.value().low(), ratio.value().high())) {
        if (ratio.enough() && RatioScale.most(List.of(end)) <= Math.pow(centres, WIDER)) {
          held.add(end);
        }
      }
    }
    return new RatioPanel(ratios, margin, RatioScale.holding(held, from, to));
  }

  private static boolean drawable(Ratio ratio) {
    return ratio.value() != null
        && ratio.value().center() > 0
        && Double.isFinite(ratio.value().center());
  }

  boolean empty() {
    return ratios.isEmpty();
  }

  double end() {
    return scale.to();
  }

  /** Draws the margin, the axis, and the line of equal values. */
  void frame(Svg svg, double top, double bottom, String name, String title) {
    double middle = (scale.from() + scale.to()) / 2;
    svg.text(middle, top - 9, name, "text-anchor", "middle", "font-weight", 600, "class", "label");
    Marks.band(svg, scale, 1 / (1 + margin), 1 + margin, top, bottom);
    ScaleAxis.below(svg, scale, top, bottom, title);
    Marks.rule(svg, scale, 1, top, bottom);
  }

  void baseline(Svg svg, double y) {
    Marks.toned(svg, Tone.BASELINE);
    PointShape.DIAMOND.draw(svg, scale.at(1), y);
    svg.close();
  }

  /** Draws a ratio with its interval; nothing for a row without one. */
  void ratio(Svg svg, Ratio ratio, RowLook look, double y) {
    if (ratio == null || !drawable(ratio)) {
      return;
    }
    Estimate value = ratio.value();
    Marks.toned(svg, look.tone());
    if (ratio.enough()) {
      Marks.interval(svg, scale, value.low(), value.high(), y);
    }
    look.shape().draw(svg, scale.clipped(value.center()), y);
    svg.close();
  }
}
