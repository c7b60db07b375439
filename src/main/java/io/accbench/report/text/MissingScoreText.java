package io.accbench.report.text;

import io.accbench.model.Cell;
import io.accbench.model.CellOutcome;
import io.accbench.model.Obstacle;

/** Says which cell of a comparison has no score, and why. */
public final class MissingScoreText {
  private MissingScoreText() {}

  /** Returns {@code unsafe is not supported: UnsupportedOperationException: …}. */
  public static String of(Cell cell, CellOutcome outcome) {
    String cause = outcome.cause().thrown();
    return name(cell) + " " + verb(outcome) + (cause.isEmpty() ? "" : ": " + cause);
  }

  private static String verb(CellOutcome outcome) {
    if (outcome instanceof Obstacle.Failed) {
      return outcome.label();
    }
    return (outcome instanceof CellOutcome.NotRun ? "was " : "is ") + outcome.label();
  }

  /**
   * Returns a cell's strategy, or its operation where it is a benchmark of a plain JMH file, which
   * has no strategy.
   */
  private static String name(Cell cell) {
    return cell.strategy().isEmpty() ? cell.operation() : cell.strategy();
  }
}
