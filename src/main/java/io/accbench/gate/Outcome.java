package io.accbench.gate;

/** What became of one expectation, or of all of them; the worst first. */
public enum Outcome {
  /** Beyond its limit, and confirmed where forks could be run. */
  REGRESSED,
  /** Neither shown to keep its limit nor shown to break it. */
  INCONCLUSIVE,
  /** Shown to be better than the other side by more than the margin. */
  IMPROVED,
  /** Shown to keep its limit. */
  EQUIVALENT
}
