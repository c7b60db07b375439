package io.accbench.gate;

/** The result of one expectation, or of all of them; the worst first. */
public enum Outcome {
  /** The change is beyond its limit, and was confirmed where forks could be run. */
  REGRESSED,
  /** The change is shown neither to keep its limit nor to break it. */
  INCONCLUSIVE,
  /** The candidate is shown to be better than the other side by more than the margin. */
  IMPROVED,
  /** The change is shown to keep its limit. */
  EQUIVALENT
}
