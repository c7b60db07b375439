package io.accbench.gate;

import io.accbench.model.Cell;
import io.accbench.suite.Suites;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Names rows in as few words as distinguish them: {@code serialize order, candidate against base}.
 */
final class RowLabels {
  private static final List<String> ALWAYS = List.of("operation", "benchmark", "fixture");
  private static final Set<String> NEVER = Set.of(Cell.SUITE);

  private final List<String> axes;

  /** Creates names for the rows of a run, of which {@code cells} are all cells. */
  RowLabels(Collection<Cell> cells) {
    this.axes =
        Stream.concat(ALWAYS.stream(), Cell.axes(cells).stream())
            .distinct()
            .filter(axis -> !NEVER.contains(axis))
            .filter(axis -> ALWAYS.contains(axis) || several(cells, axis))
            .toList();
  }

  /** Returns the name of a cell against another one. */
  String pair(Cell cell, Cell base) {
    List<String> varied = Cell.differing(cell, base);
    return Stream.of(
            shared(cell, varied), values(cell, varied) + " against " + values(base, varied))
        .filter(part -> !part.isEmpty())
        .collect(Collectors.joining(", "));
  }

  /**
   * Returns the name of a cell against the same cell of a stored run; {@code base} is the in-run
   * baseline of ratios, or the cell itself.
   */
  String stored(Cell cell, Cell base) {
    return cell.equals(base)
        ? shared(cell, List.of()) + ", now compared with then"
        : pair(cell, base);
  }

  private String shared(Cell cell, List<String> varied) {
    return axes.stream()
        .filter(axis -> !varied.contains(axis))
        .map(axis -> label(cell, axis))
        .filter(value -> !value.isEmpty() && !value.equals("none"))
        .collect(Collectors.joining(" "));
  }

  private static String values(Cell cell, List<String> axes) {
    return axes.stream()
        .map(axis -> cell.axis(axis).isEmpty() ? "plain" : label(cell, axis))
        .collect(Collectors.joining(", "));
  }

  private static String label(Cell cell, String axis) {
    return Suites.of(cell).label(cell, axis);
  }

  private static boolean several(Collection<Cell> cells, String axis) {
    return cells.stream().map(cell -> cell.axis(axis)).distinct().count() > 1;
  }
}
