package io.accbench.gate;

import io.accbench.stats.Estimate;

/**
 * The result of an expectation on one row.
 *
 * @param cells the compared cells; null for a row that stands for the whole decision
 * @param metric time or allocation
 * @param outcome the outcome of the expectation
 * @param change candidate over base: 1.05 is 5 % more time or bytes, in every mode of JMH; with its
 *     interval; null when there was nothing to compare
 * @param limit the largest {@code change} that is accepted: 1.02 is 2 % more
 * @param pValue Holm-adjusted p-value of the hypothesis that the change is not beyond the limit;
 *     NaN when not tested
 * @param rule place of the expectation, {@code policy.yaml:4}; empty for a default one
 * @param waiver the waiver by which a regression or an open row does not count; null without one
 * @param reason why the row has its outcome, besides its numbers
 * @param repeat the command that measures this row alone; empty when there is no such command
 */
public record JudgedRow(
    ComparedCells cells,
    Metric metric,
    Outcome outcome,
    Estimate change,
    double limit,
    double pValue,
    String rule,
    Waiver waiver,
    RowReason reason,
    String repeat) {

  /**
   * Returns whether the row is waived; a waived row is shown, but does not count in the decision.
   */
  public boolean waived() {
    return waiver != null;
  }
}
