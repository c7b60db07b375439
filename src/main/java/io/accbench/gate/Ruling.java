package io.accbench.gate;

/**
 * A claim, what became of it, and in which words.
 *
 * @param level its Holm-adjusted p-value; NaN when it was not tested
 * @param note how it was confirmed, or that it was not; may be empty
 */
record Ruling(Claim claim, Outcome outcome, double level, String note) {
  Ruling noted(String words) {
    return new Ruling(claim, outcome, level, words);
  }

  boolean regressed() {
    return outcome == Outcome.REGRESSED;
  }

  /** Whether it counts against the whole. */
  boolean bad() {
    return regressed() || outcome == Outcome.INCONCLUSIVE;
  }
}
