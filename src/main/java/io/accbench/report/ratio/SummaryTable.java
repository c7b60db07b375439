package io.accbench.report.ratio;

import io.accbench.analysis.Analysis;
import io.accbench.analysis.Group;
import io.accbench.analysis.Row;
import io.accbench.report.document.Table;
import io.accbench.report.document.Table.Column;
import io.accbench.report.text.ComparedValues;
import io.accbench.report.text.Text;
import io.accbench.report.text.TimeScale;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Summarises many tables in one, with a line for each: the baseline's time, and the ratio of each
 * of the others.
 */
public final class SummaryTable {
  /** The largest number of columns; arbitrary. */
  private static final int MOST = 10;

  private SummaryTable() {}

  /**
   * Returns the table, without rows where the tables are few, or compare more than a few things.
   */
  public static Table of(Analysis analysis) {
    List<Group> groups = Summary.compared(analysis);
    Set<String> labels = new LinkedHashSet<>();
    for (Group group : groups) {
      group.rows().forEach(row -> labels.add(ComparedValues.of(group, row)));
    }
    boolean fits = Summary.many(groups) && labels.size() <= MOST;
    List<Column> columns = new ArrayList<>(List.of(Column.text("table")));
    labels.forEach(label -> columns.add(Column.text(label)));
    return new Table(
        "At a glance",
        "time of the baseline, and time(baseline) / time(row) of the others; an empty cell was not"
            + " measured, and its table gives the reason",
        columns,
        fits ? rows(groups, labels) : List.of(),
        List.of());
  }

  private static List<List<String>> rows(List<Group> groups, Set<String> labels) {
    List<String> titles =
        CellLabel.apart(groups.stream().map(group -> group.block().baseline().cell()).toList());
    List<List<String>> rows = new ArrayList<>();
    for (int i = 0; i < groups.size(); i++) {
      List<String> row = new ArrayList<>(List.of(titles.get(i)));
      for (String label : labels) {
        row.add(text(groups.get(i), label));
      }
      rows.add(row);
    }
    return rows;
  }

  private static String text(Group group, String label) {
    return group.rows().stream()
        .filter(row -> row.measured())
        .filter(row -> ComparedValues.of(group, row).equals(label))
        .findFirst()
        .map(row -> text(group, row))
        .orElse(Text.NONE);
  }

  private static String text(Group group, Row row) {
    if (!group.isBaseline(row)) {
      return Factor.ofTime(row, false);
    }
    TimeScale scale = TimeScale.of(List.of(row.time().nanosPerOp()));
    return scale.text(row.time().nanosPerOp()) + " " + scale.unit();
  }
}
