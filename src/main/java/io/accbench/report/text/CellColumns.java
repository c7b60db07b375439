package io.accbench.report.text;

import io.accbench.model.Cell;
import io.accbench.model.Header;
import io.accbench.model.PlannedCell;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** The columns that say which cell a record is about: its value on each axis, and its form. */
public final class CellColumns {
  /** The axes of the suites access and codec, which have a column in every file. */
  private static final List<String> ALWAYS =
      List.of("operation", "fixture", "strategy", "member", "layout", "slot", "stack");

  private CellColumns() {}

  /** Returns the columns for the cells of a run, of which each axis has one. */
  public static CsvColumns<PlannedCell> of(Header header) {
    CsvColumns<PlannedCell> columns = new CsvColumns<>();
    for (String axis : axes(header)) {
      columns.add(axis, planned -> planned.cell().axis(axis));
      if (axis.equals("strategy")) {
        columns.add("form", PlannedCell::form);
      }
    }
    return columns;
  }

  private static Set<String> axes(Header header) {
    List<Cell> cells = new ArrayList<>();
    header.blocks().forEach(block -> block.cells().forEach(planned -> cells.add(planned.cell())));
    Set<String> axes = new LinkedHashSet<>(List.of(Cell.SUITE));
    axes.addAll(ALWAYS);
    axes.addAll(Cell.axes(cells));
    for (String axis : Cell.COMMON) {
      if (axes.remove(axis)) {
        axes.add(axis);
      }
    }
    return axes;
  }
}
