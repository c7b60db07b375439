package io.accbench.gate;

import io.accbench.analysis.Group;
import io.accbench.analysis.Row;
import io.accbench.model.Cell;
import io.accbench.model.CellOutcome;
import io.accbench.model.Obstacle;
import java.util.List;

/**
 * A pair of rows of one run that are compared with each other.
 *
 * @param group group of both rows
 * @param row the candidate
 * @param base the other row; {@code row} itself where scores are compared
 */
record Pair(Group group, Row row, Row base) {
  Cell cell() {
    return row.planned().cell();
  }

  Cell baseCell() {
    return base.planned().cell();
  }

  /** Returns a key that is the same for the same pair in another run. */
  String key() {
    return cell().id() + "\t" + baseCell().id();
  }

  /** Returns whether both rows have a number. */
  boolean measured(Metric metric) {
    return List.of(row, base).stream()
        .allMatch(
            each ->
                each.measured()
                    && (metric == Metric.TIME || !Double.isNaN(each.allocatedBytesPerOp())));
  }

  /** Returns whether the forks of both rows have reported the same code. */
  boolean sameCode() {
    return group.isBaseline(base) && row.ratio() != null && row.ratio().inactive();
  }

  /** Returns whether one of the rows cannot be measured, by its nature. */
  boolean unsupported() {
    return notSupported(row) || notSupported(base);
  }

  /**
   * Returns whether the default expectations leave out this pair; an expectation that names it does
   * not.
   */
  boolean nothingToSay(Metric metric) {
    boolean strategies = group.block().varies().contains("strategy");
    boolean unsupported = notSupported(row) && (strategies || notSupported(base));
    boolean notAllocating =
        metric == Metric.ALLOCATION
            && Double.isNaN(row.allocatedBytesPerOp())
            && Double.isNaN(base.allocatedBytesPerOp());
    return unsupported || notAllocating;
  }

  /** Returns why no ratio of the two rows means anything; empty when a ratio does. */
  String obstacle(Metric metric) {
    for (Row each : List.of(row, base)) {
      if (!each.measured()) {
        return name(each.planned().cell())
            + " is "
            + each.outcome().label()
            + cause(each.outcome());
      }
    }
    if (metric == Metric.TIME && (row.atFloor() || base.atFloor())) {
      return "at the floor of what can be measured: no ratio of two such numbers means anything";
    }
    return measured(metric) ? "" : "allocation was not measured";
  }

  private static boolean notSupported(Row row) {
    return row.outcome() instanceof Obstacle.NotSupported;
  }

  private static String cause(CellOutcome outcome) {
    String cause = outcome.cause().thrown();
    return cause.isEmpty() ? "" : ": " + cause;
  }

  /**
   * Returns a cell's strategy, or its operation where it is a benchmark of a plain JMH file, which
   * has no strategy.
   */
  private static String name(Cell cell) {
    return cell.strategy().isEmpty() ? cell.operation() : cell.strategy();
  }
}
