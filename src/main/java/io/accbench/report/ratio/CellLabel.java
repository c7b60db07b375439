package io.accbench.report.ratio;

import io.accbench.model.Block;
import io.accbench.model.Cell;
import io.accbench.report.text.Figure;
import io.accbench.report.text.Text;
import io.accbench.suite.Suite;
import io.accbench.suite.Suites;
import java.util.Collection;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * Names what rows have in common in as few words as possible: {@code read · order · fields · JVM
 * 17}.
 */
public final class CellLabel {
  private static final String SEPARATOR = " · ";

  private CellLabel() {}

  public static String of(Block block) {
    return of(block.baseline().cell(), block.varies());
  }

  /**
   * Returns the values on the axes that the rows share. Default values (layout bean, typed slots,
   * one thread) are omitted; the compared axis is named only where a ratio could mislead.
   *
   * @param varies the axes on which the rows differ
   */
  public static String of(Cell cell, Collection<String> varies) {
    Suite suite = Suites.of(cell);
    return axes(List.of(cell)).stream()
        .map(axis -> varies.contains(axis) ? suite.compared(axis) : shared(cell, axis, varies))
        .filter(Text::present)
        .collect(Collectors.joining(SEPARATOR));
  }

  /** Returns the axes of cells in the order in which a reader looks for them. */
  private static List<String> axes(List<Cell> cells) {
    return Cell.axes(cells).stream().filter(axis -> !axis.equals(Cell.SUITE)).toList();
  }

  /**
   * Returns the name of a cell as one row of such a table: {@code unsafe · read · order · fields ·
   * JVM 17}.
   */
  public static String ofRow(Cell cell) {
    return cell.strategy().isEmpty()
        ? of(cell, List.of())
        : Text.plain(cell.strategy()) + SEPARATOR + of(cell, List.of("strategy"));
  }

  /**
   * Returns for each cell the words on the axes on which they differ, or on operation, fixture and
   * member if they differ on no axis.
   */
  public static List<String> apart(List<Cell> cells) {
    List<String> differing =
        axes(cells).stream()
            .filter(axis -> cells.stream().map(words(axis)).distinct().count() > 1)
            .toList();
    List<String> shown =
        differing.isEmpty() ? List.of("operation", "fixture", "member") : differing;
    return cells.stream()
        .map(
            cell ->
                shown.stream()
                    .map(axis -> words(axis).apply(cell))
                    .filter(Text::present)
                    .collect(Collectors.joining(", ")))
        .toList();
  }

  private static Function<Cell, String> words(String axis) {
    return cell -> words(cell, axis);
  }

  private static String shared(Cell cell, String axis, Collection<String> varies) {
    boolean strategyIsCompared = varies.isEmpty() || varies.contains("strategy");
    return switch (axis) {
      case "strategy" -> strategyIsCompared ? "" : words(cell, axis);
      case "threads" -> cell.threads() == 1 ? "" : words(cell, axis);
      default -> usual(cell, axis) ? "" : words(cell, axis);
    };
  }

  private static boolean usual(Cell cell, String axis) {
    return Suites.of(cell)
        .axis(axis)
        .filter(own -> own.usual().equals(cell.axis(axis)))
        .isPresent();
  }

  /** Returns a cell's value on an axis in words; empty where it has no value. */
  private static String words(Cell cell, String axis) {
    if (axis.equals(Cell.POLLUTION)) {
      return Text.plain(cell.pollution().words());
    }
    String value = cell.axis(axis);
    if (value.isEmpty() || value.equals("none")) {
      return "";
    }
    return Text.plain(
        switch (axis) {
          case "fixture" -> fixture(value);
          case "jvm" -> "JVM " + value;
          case "mode" -> cell.mode().words();
          case "threads" -> Figure.count(cell.threads(), "thread");
          default -> Suites.of(cell).words(cell, axis);
        });
  }

  /** Returns a fixture's name; a sample of a trace stands for the traffic that was recorded. */
  private static String fixture(String name) {
    return name.contains("sample(") ? "over the traffic of " + name : name;
  }
}
