package io.accbench.report.gate;

import io.accbench.gate.ComparedCells;
import io.accbench.gate.JudgedRow;
import io.accbench.model.Cell;
import io.accbench.suite.Suites;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The name of a gate's row, in as few words as distinguish it: {@code serialize order, candidate
 * against base}.
 */
public final class RowName {
  private RowName() {}

  /** Returns a row's name; that of the decision for a row without cells. */
  public static String of(JudgedRow row) {
    return row.cells() == null ? "the gate as a whole" : ofCells(row.cells());
  }

  /** Returns the name of the row that compares these cells. */
  public static String ofCells(ComparedCells cells) {
    List<String> varied = Cell.differing(cells.cell(), cells.base());
    return Stream.of(shared(cells, varied), sides(cells, varied))
        .filter(part -> !part.isEmpty())
        .collect(Collectors.joining(", "));
  }

  private static String sides(ComparedCells cells, List<String> varied) {
    if (varied.isEmpty()) {
      return cells.stored() ? "now compared with then" : "";
    }
    return values(cells.cell(), varied) + " against " + values(cells.base(), varied);
  }

  private static String shared(ComparedCells cells, List<String> varied) {
    return cells.axes().stream()
        .filter(axis -> !varied.contains(axis))
        .map(axis -> words(cells.cell(), axis))
        .filter(value -> !value.isEmpty() && !value.equals("none"))
        .collect(Collectors.joining(" "));
  }

  private static String values(Cell cell, List<String> axes) {
    return axes.stream()
        .map(axis -> cell.axis(axis).isEmpty() ? "plain" : label(cell, axis))
        .collect(Collectors.joining(", "));
  }

  private static String words(Cell cell, String axis) {
    return axis.equals(Cell.POLLUTION) ? cell.pollution().words() : label(cell, axis);
  }

  private static String label(Cell cell, String axis) {
    return Suites.of(cell).label(cell, axis);
  }
}
