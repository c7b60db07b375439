package io.accbench.report.text;

import io.accbench.analysis.Group;
import io.accbench.analysis.Row;
import io.accbench.model.Cell;
import io.accbench.suite.Suites;
import java.util.List;
import java.util.stream.Collectors;

/** The names of rows: their values on the axes that their block compares. */
public final class ComparedValues {
  private ComparedValues() {}

  /** Returns the values on the axes that a group compares: {@code hidden}. */
  public static String of(Group group, Row row) {
    List<String> varies = group.block().varies();
    List<String> axes = varies.isEmpty() ? List.of("strategy") : varies;
    return axes.stream().map(axis -> value(row, axis)).collect(Collectors.joining(", "));
  }

  /**
   * Returns a row's value on an axis; a cell into which nothing is injected is called "as it is".
   */
  public static String value(Row row, String axis) {
    Cell cell = row.planned().cell();
    String value = Text.plain(Suites.of(cell).label(cell, axis));
    return axis.equals("injection") && value.equals(Text.NONE) ? "as it is" : value;
  }
}
