package io.accbench.gate;

import io.accbench.model.Cell;
import io.accbench.model.Goal;
import io.accbench.model.Mode;

/**
 * An expectation on one row, with the measurements of it.
 *
 * @param rule the line of the policy
 * @param cells the cells that are compared
 * @param limit the largest change that is accepted: 1.02 is 2 % more
 * @param margin margin beyond which the row is improved: 0.02 is 2 %; NaN when "improved" makes no
 *     sense
 * @param evidence the measurements; null when {@code obstacle} says why they are missing
 * @param obstacle why the expectation cannot be judged; null when it can
 * @param newBytesPerOp bytes that an operation allocates where the base allocates nothing; NaN
 *     elsewhere
 */
record RowExpectation(
    Expectation rule,
    ComparedCells cells,
    double limit,
    double margin,
    Evidence evidence,
    RowObstacle obstacle,
    double newBytesPerOp) {

  /**
   * Returns the expectation on two cells, whose change the rule bounds by its own limit or by the
   * margins of a goal.
   */
  static RowExpectation of(Expectation rule, Goal goal, ComparedCells cells, Evidence evidence) {
    Mode mode = cells.cell().mode();
    return new RowExpectation(
        rule,
        cells,
        rule.limit(goal, mode),
        rule.againstBaseline() ? rule.margin(goal, mode) : Double.NaN,
        evidence,
        null,
        Double.NaN);
  }

  /** Returns the candidate. */
  Cell cell() {
    return cells.cell();
  }

  /** Returns the other side; for raw scores the candidate itself. */
  Cell base() {
    return cells.base();
  }

  /** Returns a copy that cannot be judged for a reason. */
  RowExpectation hindered(RowObstacle reason) {
    return new RowExpectation(rule, cells, limit, margin, evidence, reason, newBytesPerOp);
  }

  /**
   * Returns a copy that allocates bytes where the base allocates nothing; NaN for no such bytes.
   */
  RowExpectation allocating(double bytesPerOp) {
    return new RowExpectation(rule, cells, limit, margin, evidence, obstacle, bytesPerOp);
  }

  /** Returns a copy with other measurements and without an obstacle. */
  RowExpectation with(Evidence fresh) {
    return new RowExpectation(rule, cells, limit, margin, fresh, null, newBytesPerOp);
  }
}
