package io.accbench.report.ratio;

import io.accbench.analysis.StartUp;
import io.accbench.report.document.Table;
import io.accbench.report.document.Table.Column;
import io.accbench.report.text.Figure;
import io.accbench.report.text.Sentences;
import io.accbench.report.text.Text;
import io.accbench.report.text.TimeScale;
import java.util.ArrayList;
import java.util.List;

/**
 * Builds the table of start-up and steady state, with a comparison of each row below it; rows with
 * equal words share a line.
 */
public final class StartUpTable {
  private StartUpTable() {}

  public static Table of(StartUp startUp) {
    List<StartUp.ColdRow> rows = startUp.rows();
    TimeScale first =
        TimeScale.of(rows.stream().map(StartUp.ColdRow::firstOperationNanos).toList());
    TimeScale steady = TimeScale.of(rows.stream().map(StartUp.ColdRow::nanosPerOp).toList());
    List<Column> columns =
        List.of(
            Column.text(String.join(", ", axes(startUp))),
            new Column("first operation (" + first.unit() + ")", true, 0),
            new Column("steady (" + steady.unit() + "/op)", true, 1),
            new Column("break-even (operations)", true, 2));
    return new Table(
            "start-up and steady state · " + title(startUp),
            "",
            columns,
            rows.stream().map(row -> texts(row, first, steady)).toList(),
            sentences(startUp))
        .withoutEmptyColumns();
  }

  private static List<String> axes(StartUp startUp) {
    List<String> varies = startUp.varies();
    return varies.isEmpty() ? List.of("strategy") : varies;
  }

  private static String title(StartUp startUp) {
    if (startUp.baseline() == null) {
      return Text.plain(startUp.id());
    }
    List<String> unsaid = new ArrayList<>(axes(startUp));
    unsaid.add("mode");
    return CellLabel.of(startUp.baseline(), unsaid);
  }

  private static List<String> texts(StartUp.ColdRow row, TimeScale first, TimeScale steady) {
    return List.of(
        Text.plain(row.label()),
        first.text(row.firstOperationNanos()),
        steady.text(row.nanosPerOp()),
        row.breakEvenOperations() == null ? Text.NONE : Figure.of(row.breakEvenOperations()));
  }

  /** Returns lines such as {@code direct, unsafe: faster from the first operation}. */
  private static List<String> sentences(StartUp startUp) {
    Sentences sentences = new Sentences(", ");
    startUp
        .rows()
        .forEach(row -> sentences.add(Text.plain(row.label()), BreakEvenText.of(startUp, row)));
    return sentences.lines();
  }
}
