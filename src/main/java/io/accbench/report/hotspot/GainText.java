package io.accbench.report.hotspot;

import io.accbench.model.Pollution;
import io.accbench.report.hotspot.GainRow.PartGain;
import io.accbench.report.ratio.CellLabel;
import io.accbench.report.text.ComparedValues;
import io.accbench.report.text.Figure;
import io.accbench.report.text.Text;
import io.accbench.stats.Estimate;
import java.util.ArrayList;
import java.util.List;

/** Writes gains in words. */
final class GainText {
  private GainText() {}

  /** Returns a share in percent, with the digits that its interval justifies: {@code 4.2 %}. */
  static String share(Estimate share) {
    return Figure.of(Figure.scaled(share, 100)) + " %";
  }

  /** Returns the interval of a share: {@code 3.5 to 5.0 %}. */
  static String interval(Estimate share) {
    String interval = Figure.interval(Figure.scaled(share, 100));
    return interval.equals(Text.NONE) ? interval : interval + " %";
  }

  /** Returns {@code 2.1 % less} or {@code 0.3 % more}. */
  static String saving(Estimate saving) {
    return saving.center() < 0 ? share(more(saving)) + " more" : share(saving) + " less";
  }

  /** Returns {@code 1.5 to 2.6 % less}, or {@code 0.1 % more to 0.3 % less}. */
  static String savingInterval(Estimate saving) {
    if (saving.low() >= 0) {
      return interval(saving) + " less";
    } else if (saving.high() <= 0) {
      return interval(more(saving)) + " more";
    }
    double half = 100 * Figure.halfWidth(saving);
    return Figure.of(-100 * saving.low(), half)
        + " % more to "
        + Figure.of(100 * saving.high(), half)
        + " % less";
  }

  private static Estimate more(Estimate saving) {
    return new Estimate(-saving.center(), -saving.high(), -saving.low(), saving.samples());
  }

  /** Returns the change: {@code jackson-2.17.2 → jackson-2.21.1}. */
  static String change(GainRow row) {
    return ComparedValues.of(row.group(), row.from())
        + " → "
        + ComparedValues.of(row.group(), row.to());
  }

  /** Returns where the ratio was measured: {@code serialize · order · JVM 17 · in a clean JVM}. */
  static String measured(GainRow row) {
    return inJvm(row, CellLabel.of(row.group().block()));
  }

  /** Returns a label that names the condition of the JVM in any case. */
  private static String inJvm(GainRow row, String label) {
    return row.pollution().none() ? label + " · " + Pollution.NONE.words() : label;
  }

  /**
   * Returns a sentence on CPU time: what the program would need less, or a range where that is not
   * decided.
   */
  static String sentence(GainRow row) {
    PartGain time = row.time();
    return "%s: %s; at most %s less were %s free (%s)."
        .formatted(
            change(row),
            would(time.saving(), time.decided()),
            share(time.share()),
            row.part().words(),
            measured(row));
  }

  /** Returns such a sentence on both directions of a library together. */
  static String sentence(GainTotal total, Estimate share) {
    GainRow row = total.rows().get(0);
    List<String> left = new ArrayList<>(row.group().block().varies());
    left.add(row.cell().work());
    return "%s, both directions together: %s; at most %s less were %s free (%s)."
        .formatted(
            change(row),
            would(total.time(), total.decided()),
            share(share),
            total.part().words(),
            inJvm(row, CellLabel.of(row.cell(), left)));
  }

  private static String would(Estimate saving, boolean decided) {
    return decided
        ? "the application would need %s CPU (%s)".formatted(saving(saving), savingInterval(saving))
        : "undecided: the application would need %s CPU".formatted(savingInterval(saving));
  }
}
