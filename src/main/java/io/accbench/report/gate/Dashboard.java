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
public final class Dashboard implements DecisionWriter {
  private record Point(String name, String unit, double value, String range, String extra) {}

  @Override
  public String name() {
    return "dashboard";
  }

  @Override
  public String file() {
    return "gate-dashboard.json";
  }

  @Override
  public String write(Decision decision) {
    List<JudgedRow> rows = RowStatus.worstFirst(decision);
    UniqueRowNames names = new UniqueRowNames(rows);
    List<Point> points =
        rows.stream()
            .filter(row -> row.change() != null && finite(1 / row.change().center()))
            .map(row -> point(row, names.of(row)))
            .toList();
    return ReportJson.text(points);
  }

  private static Point point(JudgedRow row, String name) {
    boolean time = row.metric() == Metric.TIME;
    return new Point(
        name + (time ? " · time" : " · allocation"),
        (time ? "time" : "bytes") + " of base / candidate",
        1 / row.change().center(),
        range(row.change()),
        row.outcome() + ": " + Text.plain(RowText.of(row)));
  }

  /** Returns the interval of base over candidate; empty where an end is open. */
  private static String range(Estimate change) {
    if (!finite(change.high()) || !(change.low() > 0)) {
      return "";
    }
    return Figure.interval(change.inverse());
  }

  private static boolean finite(double value) {
    return Double.isFinite(value);
  }
}
