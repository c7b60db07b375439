package io.accbench.report.ratio;

import io.accbench.analysis.Group;
import io.accbench.analysis.Row;
import io.accbench.model.Cell;
import io.accbench.model.Mode;
import io.accbench.report.text.ActivationText;
import io.accbench.report.text.Figure;
import io.accbench.report.text.Table.Column;
import io.accbench.report.text.Text;
import io.accbench.report.text.TimeScale;
import io.accbench.stats.Estimate;
import io.accbench.suite.Suites;
import java.util.List;
import java.util.Objects;

/** The columns of a measured row: those of the first operation, or those of the steady state. */
final class RatioColumns {
  /** A function that returns the text of a measured row in one column. */
  interface Content {
    String of(Row row, boolean baseline);
  }

  record Part(Column column, Content content) {}

  private RatioColumns() {}

  static List<Part> of(Group group) {
    boolean shots =
        group.block().baseline().cell().mode() == Mode.SINGLE_SHOT
            && !Text.each(group.block().varies()).contains("mode");
    return shots ? firstOperation(group) : steady();
  }

  private static List<Part> firstOperation(Group group) {
    TimeScale scale =
        TimeScale.of(group.rows().stream().map(Row::nanosPerOp).filter(Objects::nonNull).toList());
    return List.of(
        verdict(),
        interval(),
        new Part(
            new Column("first operation (" + scale.unit() + ")", true, 2),
            (row, baseline) -> scale.text(row.nanosPerOp())),
        part("JMH score", 9, RatioColumns::score),
        activation(),
        allocation(6),
        allocationRatio(7),
        allocationInterval(8),
        part("forks", 5, RatioColumns::forks));
  }

  private static List<Part> steady() {
    return List.of(
        verdict(),
        interval(),
        part("ns per access", 2, (row, baseline) -> share(row, row.nanosPerAccess())),
        part("ns per bean", 9, RatioColumns::perBean),
        part("p50 (ns/op)", 4, (row, baseline) -> percentile(row, "p50")),
        part("p90 (ns/op)", 5, (row, baseline) -> percentile(row, "p90")),
        part("p99 (ns/op)", 3, (row, baseline) -> percentile(row, "p99")),
        part("JMH score", 3, RatioColumns::score),
        activation(),
        part("document (B)", 5, RatioColumns::documentBytes),
        allocation(6),
        allocationRatio(7),
        allocationInterval(8),
        part("forks", 10, RatioColumns::forks));
  }

  /** Returns the column that is never left out for lack of room. */
  private static Part verdict() {
    return new Part(new Column("verdict", false, 0), Factor::verdict);
  }

  private static Part interval() {
    return new Part(new Column("99 % interval", false, 1), Factor::interval);
  }

  /**
   * Returns the column that says whether a ratio could differ at all, and is nearly as important as
   * the ratio.
   */
  private static Part activation() {
    return new Part(new Column("replaced", false, 1), (row, baseline) -> replaced(row));
  }

  /** Returns {@code 24 of 24}; the full words stand below the table. */
  private static String replaced(Row row) {
    String words = ActivationText.brief(row.activity());
    return words.isEmpty() ? Text.NONE : words;
  }

  private static String documentBytes(Row row, boolean baseline) {
    double bytes = row.activity().documentBytes();
    return Double.isFinite(bytes) ? Figure.of(bytes, 0.5) : Text.NONE;
  }

  private static Part allocation(int weight) {
    return part("B/op", weight, (row, baseline) -> bytes(row.allocatedBytesPerOp()));
  }

  private static Part allocationRatio(int weight) {
    return part("alloc ratio", weight, Factor::ofAllocation);
  }

  private static Part allocationInterval(int weight) {
    return part("alloc interval", weight, Factor::allocationInterval);
  }

  private static Part part(String header, int weight, Content content) {
    return new Part(new Column(header, true, weight), content);
  }

  static String forks(Row row, boolean baseline) {
    int all = row.forks() + Math.max(0, row.failedForks());
    return row.failedForks() > 0 ? row.forks() + " of " + all : Integer.toString(row.forks());
  }

  private static String score(Row row, boolean baseline) {
    String score = Figure.plusMinus(row.score());
    return score.equals(Text.NONE) ? score : score + " " + Text.plain(row.unit());
  }

  /**
   * Returns the bytes without an interval, which is negligible; less than a twentieth of a byte is
   * the cost of profiling.
   */
  private static String bytes(double bytesPerOp) {
    return Math.abs(bytesPerOp) < 0.05 ? "≈ 0" : Figure.of(bytesPerOp);
  }

  /** Returns the time per bean, only where an operation goes through all beans of the graph. */
  private static String perBean(Row row, boolean baseline) {
    Cell cell = row.planned().cell();
    return Suites.of(cell).wholeGraph(cell) ? share(row, row.nanosPerBean()) : Text.NONE;
  }

  private static String percentile(Row row, String name) {
    Double nanos = row.percentilesNanos() == null ? null : row.percentilesNanos().get(name);
    return nanos == null ? Text.NONE : Figure.of(nanos);
  }

  /** Returns a share of an operation's time, with as many digits as that time justifies. */
  private static String share(Row row, double nanos) {
    Estimate whole = row.nanosPerOp();
    double relative = whole == null ? 0 : Figure.halfWidth(whole) / whole.center();
    return Figure.of(nanos, nanos * relative);
  }
}
