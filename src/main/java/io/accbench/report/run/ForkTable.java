package io.accbench.report.run;

import io.accbench.analysis.Group;
import io.accbench.analysis.Row;
import io.accbench.analysis.fork.ForkSample;
import io.accbench.report.document.Table;
import io.accbench.report.document.Table.Column;
import io.accbench.report.ratio.RatioTable;
import io.accbench.report.text.Figure;
import io.accbench.report.text.TimeScale;
import java.util.ArrayList;
import java.util.List;

/** The forks of a block's rows in numbers. */
final class ForkTable {
  private ForkTable() {}

  /**
   * Returns a line for each row that has forks.
   *
   * @param unit the unit of all times
   */
  static Table of(RunContent run, Group group, List<Row> rows, TimeScale unit) {
    List<List<String>> texts = new ArrayList<>();
    for (Row row : rows) {
      texts.add(texts(run, group, row, unit));
    }
    String per = " (" + unit.unit() + "/op)";
    List<Column> columns =
        List.of(
            Column.text("row"),
            number("forks"),
            number("failed"),
            number("mean" + per),
            number("fastest" + per),
            number("slowest" + per),
            number("slower of two speeds"),
            number("disturbed"));
    return new Table("Forks", "all forks and iterations: samples.csv", columns, texts, List.of());
  }

  private static List<String> texts(RunContent run, Group group, Row row, TimeScale unit) {
    List<ForkSample> forks = run.forks(row);
    double slow = run.slowFrom(row);
    double[] times =
        forks.stream().mapToDouble(fork -> fork.nanosPerOp() * unit.perNano()).sorted().toArray();
    return List.of(
        RatioTable.label(group, row),
        Integer.toString(forks.size()),
        Integer.toString(Math.max(0, row.failedForks())),
        unit.text(row.time().nanosPerOp()),
        Figure.of(times[0]),
        Figure.of(times[times.length - 1]),
        Long.toString(forks.stream().filter(fork -> fork.nanosPerOp() >= slow).count()),
        Long.toString(forks.stream().filter(ForkSample::disturbed).count()));
  }

  private static Column number(String header) {
    return new Column(header, true, 0);
  }
}
