package io.accbench.report.hotspot;

import io.accbench.report.document.Drawing;
import io.accbench.report.document.ForestPlot;
import io.accbench.report.document.LinearScale;
import io.accbench.report.document.Marks;
import io.accbench.report.document.RowLabel;
import io.accbench.report.document.ScaleAxis;
import io.accbench.report.document.Svg;
import io.accbench.report.document.Tone;
import io.accbench.report.hotspot.GainRow.PartGain;
import io.accbench.stats.Estimate;
import java.util.List;
import java.util.function.Function;

/** A bar for each gain of a workload, with its interval, and the most that could be gained. */
final class GainPlot {
  private static final double LABEL = 330;
  private static final double RIGHT = 640;
  private static final double TOP = 8;
  private static final double ROW = 24;

  /** The most characters in a line of a label. */
  private static final int LABEL_CHARACTERS = 46;

  private final List<GainRow> rows;
  private final Function<GainRow, PartGain> gained;
  private final LinearScale x;

  GainPlot(List<GainRow> rows, Function<GainRow, PartGain> gained) {
    this.rows = rows;
    this.gained = gained;
    double least = 0;
    double most = 0;
    for (GainRow row : rows) {
      PartGain gain = gained.apply(row);
      least = Math.min(least, gain.saving().low());
      most = Math.max(most, Math.max(gain.saving().high(), gain.share().center()));
    }
    double room = Math.max(1e-6, 0.05 * (most - least));
    this.x = new LinearScale(100 * (least - room), 100 * (most + room), LABEL, RIGHT);
  }

  Drawing drawing(String id, String unit) {
    List<RowLabel> labels =
        rows.stream().map(row -> RowLabel.of(GainText.change(row), LABEL_CHARACTERS)).toList();
    double bottom = TOP + labels.stream().mapToDouble(label -> label.height(ROW)).sum();
    Svg svg =
        new Svg(
            id,
            ForestPlot.WIDTH,
            bottom + 36,
            "What the application would need less of",
            "Each bar is a gain with its interval; the short line beside it is the most that could"
                + " be gained.");
    ScaleAxis.below(svg, x, TOP, bottom, "more ← % of " + unit + " → less");
    Marks.rule(svg, x, 0, TOP, bottom);
    double top = TOP;
    for (int i = 0; i < rows.size(); i++) {
      double height = labels.get(i).height(ROW);
      row(svg, gained.apply(rows.get(i)), labels.get(i), top + height / 2);
      top += height;
    }
    return svg;
  }

  private void row(Svg svg, PartGain gain, RowLabel label, double middle) {
    Estimate saving = gain.saving();
    String words = GainText.savingInterval(saving);
    svg.open("g", "class=row");
    label.draw(svg, middle);
    Marks.toned(svg, tone(gain));
    Marks.bar(svg, x, 0, 100 * saving.center(), middle - 6, ROW - 12, words);
    Marks.interval(svg, x, 100 * saving.low(), 100 * saving.high(), middle);
    svg.close();
    Marks.rule(svg, x, 100 * gain.share().center(), middle - 8, middle + 8);
    svg.text(RIGHT + 10, middle + 4, GainText.saving(saving), "class=label");
    svg.close();
  }

  /** Returns the tone of a gain: that of a faster row where the application would need less. */
  static Tone tone(PartGain gain) {
    if (!gain.decided()) {
      return Tone.UNDECIDED;
    }
    if (gain.saving().low() > 0) {
      return Tone.FASTER;
    }
    return gain.saving().high() < 0 ? Tone.SLOWER : Tone.SAME;
  }
}
