package io.accbench.gate;

/**
 * An expectation with its outcome.
 *
 * @param level the expectation's Holm-adjusted p-value; NaN when it was not tested
 * @param confirmation what fresh forks showed of the expectation
 */
record RowOutcome(
    RowExpectation expectation, Outcome outcome, double level, ConfirmationResult confirmation) {
  RowOutcome with(ConfirmationResult.ConfirmationOutcome kind) {
    return new RowOutcome(expectation, outcome, level, ConfirmationResult.of(kind));
  }

  boolean regressed() {
    return outcome == Outcome.REGRESSED;
  }

  /** Returns whether the outcome is bad for the whole decision. */
  boolean bad() {
    return regressed() || outcome == Outcome.INCONCLUSIVE;
  }
}
