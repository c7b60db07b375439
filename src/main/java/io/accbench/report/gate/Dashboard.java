package io.accbench.report.gate;

import io.accbench.gate.Decision;
import io.accbench.gate.JudgedRow;
import io.accbench.gate.Metric;
import io.accbench.report.text.Figure;
import io.accbench.report.text.ReportJson;
import io.accbench.report.text.Text;
import io.accbench.stats.Estimate;
import java.util.List;

/**
 * Writes base over candidate of every row that has a change, in the format {@code
 * customBiggerIsBetter} of github-action-benchmark. 1.05 is 5 % faster in every mode of JMH, so
 * that a dashboard cannot take a loss for a gain.
 */
final class Dashboard {
  private record DashboardPoint(
      String name, String unit, double value, String range, String extra) {}

  private Dashboard() {}

  /** Returns the whole text, with lines ended by line feeds. */
  static String text(Decision decision) {
    List<JudgedRow> rows = RowStatus.worstFirst(decision);
    UniqueRowNames names = new UniqueRowNames(rows);
    List<DashboardPoint> points =
        rows.stream()
            .filter(row -> row.change() != null && Double.isFinite(1 / row.change().center()))
            .map(row -> point(row, names.of(row)))
            .toList();
    return ReportJson.text(points);
  }

  private static DashboardPoint point(JudgedRow row, String name) {
    boolean time = row.metric() == Metric.TIME;
    return new DashboardPoint(
        name + (time ? " · time" : " · allocation"),
        (time ? "time" : "bytes") + " of base / candidate",
        1 / row.change().center(),
        range(row.change()),
        row.outcome() + ": " + Text.plain(RowText.of(row)));
  }

  /** Returns the interval of base over candidate; empty where an end is open. */
  private static String range(Estimate change) {
    if (!Double.isFinite(change.high()) || !(change.low() > 0)) {
      return "";
    }
    return Figure.interval(change.inverse());
  }
}
