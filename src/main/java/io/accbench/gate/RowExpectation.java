package io.accbench.gate;

import io.accbench.model.Cell;
import io.accbench.model.Goal;
import io.accbench.model.Mode;

/**
 * An expectation on one row, with the measurements of it.
 *
 * @param expectation the expectation
 * @param name the row's readable name
 * @param cell the candidate
 * @param base the other side; for raw scores the same cell as {@code cell}
 * @param limit the largest change that is accepted: 1.02 is 2 % more
 * @param margin margin beyond which the row is improved: 0.02 is 2 %; NaN when "improved" makes no
 *     sense
 * @param evidence the measurements; null when {@code obstacle} says why they are missing
 * @param obstacle why the claim cannot be judged; null when it can
 * @param newBytesPerOp bytes that an operation allocates where the base allocates nothing; NaN
 *     elsewhere
 */
record RowExpectation(
    Expectation expectation,
    String name,
    Cell cell,
    Cell base,
    double limit,
    double margin,
    Evidence evidence,
    RowObstacle obstacle,
    double newBytesPerOp) {

  /**
   * Returns the claim on two cells; the expectation bounds their change by its own limit or by the
   * margins of a goal.
   */
  static RowExpectation of(
      Expectation expectation, Goal goal, String name, Pair pair, Evidence evidence) {
    Mode mode = pair.cell().mode();
    return new RowExpectation(
        expectation,
        name,
        pair.cell(),
        pair.baseCell(),
        expectation.limit(goal, mode),
        expectation.againstBaseline() ? expectation.margin(goal, mode) : Double.NaN,
        evidence,
        null,
        Double.NaN);
  }

  /** Returns a copy that cannot be judged for a reason. */
  RowExpectation hindered(RowObstacle reason) {
    return new RowExpectation(
        expectation, name, cell, base, limit, margin, evidence, reason, newBytesPerOp);
  }

  /**
   * Returns a copy that allocates bytes where the base allocates nothing; NaN for no such bytes.
   */
  RowExpectation allocating(double bytesPerOp) {
    return new RowExpectation(
        expectation, name, cell, base, limit, margin, evidence, obstacle, bytesPerOp);
  }

  /** Returns a copy with other measurements and without an obstacle. */
  RowExpectation with(Evidence fresh) {
    return new RowExpectation(
        expectation, name, cell, base, limit, margin, fresh, null, newBytesPerOp);
  }
}
