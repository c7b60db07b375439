package io.accbench.gate;

import io.accbench.analysis.Group;
import io.accbench.analysis.Row;
import io.accbench.model.Cell;
import java.util.List;
import java.util.Locale;

/**
 * Two rows of one run that are held against each other.
 *
 * @param group of both
 * @param row the candidate
 * @param base the other one; {@code row} itself where scores are compared
 */
record Pair(Group group, Row row, Row base) {
  Cell cell() {
    return row.planned().cell();
  }

  Cell baseCell() {
    return base.planned().cell();
  }

  /** What makes it the same pair in another run. */
  String key() {
    return cell().id() + "\t" + baseCell().id();
  }

  /** Whether both have a number. */
  boolean measured(Metric metric) {
    return List.of(row, base).stream()
        .allMatch(
            each ->
                each.status() == Row.Status.MEASURED
                    && (metric == Metric.TIME || !Double.isNaN(each.allocatedBytesPerOp())));
  }

  /** Whether one of them cannot be measured, by its nature. */
  boolean unsupported() {
    return row.status() == Row.Status.NOT_SUPPORTED || base.status() == Row.Status.NOT_SUPPORTED;
  }

  /** What the default expectations leave out; an expectation that names it does not. */
  boolean nothingToSay(Metric metric) {
    boolean strategies = group.block().varies().contains("strategy");
    boolean unsupported =
        row.status() == Row.Status.NOT_SUPPORTED && (strategies || base.status() == row.status());
    boolean notAllocating =
        metric == Metric.ALLOCATION
            && Double.isNaN(row.allocatedBytesPerOp())
            && Double.isNaN(base.allocatedBytesPerOp());
    return unsupported || notAllocating;
  }

  /** Why no ratio of the two means anything; empty when one does. */
  String obstacle(Metric metric) {
    for (Row each : List.of(row, base)) {
      if (each.status() != Row.Status.MEASURED) {
        return name(each.planned().cell())
            + " is "
            + each.status().name().toLowerCase(Locale.ROOT).replace('_', ' ')
            + (each.reason().isEmpty() ? "" : ": " + each.reason());
      }
    }
    if (metric == Metric.TIME && (row.atFloor() || base.atFloor())) {
      return "at the floor of what can be measured: no ratio of two such numbers means anything";
    }
    return measured(metric) ? "" : "allocation was not measured";
  }

  /** A benchmark of a plain JMH file has no strategy. */
  private static String name(Cell cell) {
    return cell.strategy().isEmpty() ? cell.operation() : cell.strategy();
  }
}
