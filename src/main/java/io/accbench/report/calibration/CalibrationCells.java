package io.accbench.report.calibration;

import io.accbench.report.document.Table.Column;
import io.accbench.report.text.Text;
import io.accbench.stats.Estimate;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * Formats columns and shares as the tables of a calibration show them, the same in every locale.
 */
final class CalibrationCells {
  private CalibrationCells() {}

  static List<Column> columns(String... texts) {
    List<Column> columns = new ArrayList<>();
    for (String text : texts) {
      columns.add(Column.text(text));
    }
    return columns;
  }

  static Column number(String header) {
    return new Column(header, true, 0);
  }

  /** Returns a share in %, without the % sign and without trailing zeros: 2, 12.7. */
  static String percent(double share) {
    return decimals(share).replaceFirst("\\.0+$", "");
  }

  /** Returns a share in %, without the % sign; with one decimal, or two below 1 %. */
  static String decimals(double share) {
    if (!Double.isFinite(share)) {
      return Text.NONE;
    }
    double percent = 100 * share;
    String format = percent != 0 && Math.abs(percent) < 1 ? "%.2f" : "%.1f";
    return String.format(Locale.ROOT, format, percent);
  }

  static String signed(double share) {
    return String.format(Locale.ROOT, "%+.1f", 100 * share);
  }

  static String interval(Estimate share) {
    return "%s %% (%s to %s)"
        .formatted(decimals(share.center()), decimals(share.low()), decimals(share.high()));
  }
}
