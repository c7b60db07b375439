package io.accbench.report.ratio;

import static java.util.stream.Collectors.toMap;

import io.accbench.analysis.Group;
import io.accbench.analysis.Row;
import io.accbench.analysis.SecondaryMean;
import io.accbench.model.Cell;
import io.accbench.model.Mode;
import io.accbench.report.document.Table.Column;
import io.accbench.report.text.ActivationText;
import io.accbench.report.text.Figure;
import io.accbench.report.text.Text;
import io.accbench.report.text.TimeScale;
import io.accbench.stats.Estimate;
import io.accbench.suite.Suites;
import java.util.ArrayList;
import java.util.List;
import java.util.Map.Entry;
import java.util.TreeMap;
import java.util.function.ToDoubleFunction;

/** The columns of a measured row: those of the first operation, or those of the steady state. */
final class RatioColumns {
  static final Column VERDICT = Column.text("verdict");

  /** A function that returns the text of a measured row in one column. */
  interface CellText {
    String of(Row row, boolean baseline);
  }

  record RatioColumn(Column column, CellText content) {}

  private RatioColumns() {}

  static List<RatioColumn> of(Group group) {
    boolean shots =
        group.block().baseline().cell().mode() == Mode.SINGLE_SHOT
            && !group.block().varies().contains("mode");
    TimeScale scale =
        TimeScale.of(group.rows().stream().map(row -> row.time().nanosPerOp()).toList());
    List<RatioColumn> parts =
        new ArrayList<>(shots ? firstOperation(scale) : steady(scale, group.rows()));
    group.rows().stream()
        .flatMap(row -> row.secondary().entrySet().stream())
        .collect(
            toMap(Entry::getKey, one -> one.getValue().unit(), (one, same) -> one, TreeMap::new))
        .forEach((name, unit) -> parts.add(secondary(name, unit)));
    return List.copyOf(parts);
  }

  /** Returns the column of what was measured beside the score. */
  private static RatioColumn secondary(String name, String unit) {
    return part(
        Text.plain(name) + " (" + Text.plain(unit) + ")",
        11,
        (row, baseline) -> {
          SecondaryMean mean = row.secondary().get(name);
          return mean == null ? Text.NONE : Figure.of(mean.mean());
        });
  }

  private static List<RatioColumn> firstOperation(TimeScale scale) {
    return List.of(
        verdict(),
        interval(),
        new RatioColumn(
            new Column("first operation (" + scale.unit() + ")", true, 2),
            (row, baseline) -> scale.text(row.time().nanosPerOp())),
        activation(),
        allocation(6),
        allocationRatio(7),
        allocationInterval(8),
        part("forks", 5, RatioColumns::forks));
  }

  private static List<RatioColumn> steady(TimeScale scale, List<Row> rows) {
    TimeScale access = scale(rows, row -> row.time().nanosPerAccess());
    TimeScale bean = scale(rows, row -> row.time().nanosPerBean());
    return List.of(
        verdict(),
        interval(),
        part(
            access.unit() + " per access",
            2,
            (row, baseline) -> share(row, row.time().nanosPerAccess(), access)),
        part(bean.unit() + " per bean", 9, (row, baseline) -> perBean(row, bean)),
        percentile("p50", 4, scale),
        percentile("p90", 5, scale),
        percentile("p99", 3, scale),
        score(scale),
        activation(),
        part("document (B)", 5, RatioColumns::documentBytes),
        allocation(6),
        allocationRatio(7),
        allocationInterval(8),
        part("forks", 10, RatioColumns::forks));
  }

  private static TimeScale scale(List<Row> rows, ToDoubleFunction<Row> nanos) {
    return TimeScale.of(rows.stream().filter(Row::measured).mapToDouble(nanos).toArray());
  }

  /** Returns the column of JMH's scores, all in one unit. */
  private static RatioColumn score(TimeScale scale) {
    return part(
        "JMH score", 3, (row, baseline) -> scale.score(row.time().score(), row.time().unit()));
  }

  /** Returns the column that is never left out for lack of room. */
  private static RatioColumn verdict() {
    return new RatioColumn(VERDICT, Factor::verdict);
  }

  private static RatioColumn interval() {
    return new RatioColumn(new Column("99 % interval", false, 1), Factor::interval);
  }

  /**
   * Returns the column that says whether a ratio could differ at all, and is nearly as important as
   * the ratio.
   */
  private static RatioColumn activation() {
    return new RatioColumn(new Column("replaced", false, 1), (row, baseline) -> replaced(row));
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

  private static RatioColumn allocation(int weight) {
    return part("B/op", weight, (row, baseline) -> bytes(row.allocation().bytesPerOp()));
  }

  private static RatioColumn allocationRatio(int weight) {
    return part("alloc ratio", weight, Factor::ofAllocation);
  }

  private static RatioColumn allocationInterval(int weight) {
    return part("alloc interval", weight, Factor::allocationInterval);
  }

  private static RatioColumn part(String header, int weight, CellText content) {
    return new RatioColumn(new Column(header, true, weight), content);
  }

  static String forks(Row row, boolean baseline) {
    int all = row.forks() + Math.max(0, row.failedForks());
    return row.failedForks() > 0 ? row.forks() + " of " + all : Integer.toString(row.forks());
  }

  /**
   * Returns the bytes without an interval, which is negligible; less than a twentieth of a byte is
   * the cost of profiling.
   */
  private static String bytes(double bytesPerOp) {
    return Math.abs(bytesPerOp) < 0.05 ? "≈ 0" : Figure.of(bytesPerOp);
  }

  /** Returns the time per bean, only where an operation goes through all beans of the graph. */
  private static String perBean(Row row, TimeScale scale) {
    Cell cell = row.planned().cell();
    boolean wholeGraph = Suites.of(cell).wholeGraph(cell);
    return wholeGraph ? share(row, row.time().nanosPerBean(), scale) : Text.NONE;
  }

  private static RatioColumn percentile(String name, int weight, TimeScale scale) {
    return part(
        name + " (" + scale.unit() + "/op)",
        weight,
        (row, baseline) -> {
          Double nanos = row.time().percentilesNanos().get(name);
          return nanos == null ? Text.NONE : scale.text(nanos);
        });
  }

  /** Returns a share of an operation's time, with as many digits as that time justifies. */
  private static String share(Row row, double nanos, TimeScale scale) {
    Estimate whole = row.time().nanosPerOp();
    double relative = whole == null ? 0 : Figure.halfWidth(whole) / whole.center();
    double scaled = nanos * scale.perNano();
    return Figure.of(scaled, scaled * relative);
  }
}
