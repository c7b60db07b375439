package io.accbench.gate;

import io.accbench.analysis.Group;
import io.accbench.analysis.Row;
import io.accbench.model.Cell;
import io.accbench.model.Obstacle;
import java.util.List;
import java.util.Optional;

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
                    && (metric == Metric.TIME || !Double.isNaN(each.allocation().bytesPerOp())));
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
            && Double.isNaN(row.allocation().bytesPerOp())
            && Double.isNaN(base.allocation().bytesPerOp());
    return unsupported || notAllocating;
  }

  /** Returns why no ratio of the two rows means anything; empty when a ratio does. */
  Optional<RowObstacle> obstacle(Metric metric) {
    for (Row each : List.of(row, base)) {
      if (!each.measured()) {
        return Optional.of(new RowObstacle.NotMeasured(each.planned().cell(), each.outcome()));
      }
    }
    if (metric == Metric.TIME && (row.time().atFloor() || base.time().atFloor())) {
      return Optional.of(new RowObstacle.AtFloor());
    }
    return measured(metric) ? Optional.empty() : Optional.of(new RowObstacle.NoAllocation());
  }

  private static boolean notSupported(Row row) {
    return row.outcome() instanceof Obstacle.NotSupported;
  }
}
