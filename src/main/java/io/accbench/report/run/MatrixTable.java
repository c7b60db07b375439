package io.accbench.report.run;

import io.accbench.analysis.Group;
import io.accbench.analysis.Row;
import io.accbench.report.document.Table;
import io.accbench.report.document.Table.Column;
import io.accbench.report.ratio.Factor;
import io.accbench.report.text.Text;
import java.util.ArrayList;
import java.util.List;

/** The ratios of several groups side by side, in words. */
final class MatrixTable {
  private MatrixTable() {}

  /**
   * Returns a line for each group.
   *
   * @param lines the names of the groups
   */
  static Table of(List<Group> groups, List<String> lines, MatrixRows rows) {
    List<Column> headers = new ArrayList<>(List.of(Column.text("block")));
    rows.labels().forEach(label -> headers.add(Column.text(label)));
    List<List<String>> texts = new ArrayList<>();
    for (int i = 0; i < groups.size(); i++) {
      List<String> line = new ArrayList<>(List.of(lines.get(i)));
      for (String label : rows.labels()) {
        Row row = rows.of(groups.get(i), label);
        line.add(row == null ? Text.NONE : text(groups.get(i), row));
      }
      texts.add(line);
    }
    return new Table("Ratios side by side", "", headers, texts, List.of());
  }

  /** Returns a row's ratio with its verdict, or why it has none. */
  static String text(Group group, Row row) {
    return row.measured() ? Factor.ofTime(row, group.isBaseline(row)) : row.outcome().label();
  }
}
