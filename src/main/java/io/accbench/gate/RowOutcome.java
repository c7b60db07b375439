package io.accbench.gate;

/**
 * A claim with its outcome and a note.
 *
 * @param level the claim's Holm-adjusted p-value; NaN when it was not tested
 * @param note how the claim was confirmed, or that it was not; may be empty
 */
record RowOutcome(RowExpectation claim, Outcome outcome, double level, String note) {
  RowOutcome noted(String words) {
    return new RowOutcome(claim, outcome, level, words);
  }

  boolean regressed() {
    return outcome == Outcome.REGRESSED;
  }

  /** Returns whether the outcome is bad for the whole decision. */
  boolean bad() {
    return regressed() || outcome == Outcome.INCONCLUSIVE;
  }
}
