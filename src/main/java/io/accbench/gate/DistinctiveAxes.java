package io.accbench.gate;

import io.accbench.model.Cell;
import java.util.Collection;
import java.util.List;
import java.util.stream.Stream;

/** The axes that tell the rows of a decision apart: the work, and those on which cells differ. */
final class DistinctiveAxes {
  private static final List<String> ALWAYS = List.of("operation", "benchmark", "fixture");

  private DistinctiveAxes() {}

  /** Returns the axes for rows of which {@code cells} are all cells, the work first. */
  static List<String> of(Collection<Cell> cells) {
    return Stream.concat(ALWAYS.stream(), Cell.axes(cells).stream())
        .distinct()
        .filter(axis -> !axis.equals(Cell.SUITE))
        .filter(axis -> ALWAYS.contains(axis) || differ(cells, axis))
        .toList();
  }

  private static boolean differ(Collection<Cell> cells, String axis) {
    return cells.stream().map(cell -> cell.axis(axis)).distinct().count() > 1;
  }
}
