package io.accbench.analysis;

/**
 * The largest change that a gate accepts, and how sure it must be of what it says: pure, so that a
 * gate, its stopping rule and a calibration decide alike.
 *
 * @param logarithm of the change, 0 for none
 * @param error of the whole gate, above 0 and below 0.5
 * @param tests of the gate, at least 1: each counts as if all were as bad (Bonferroni)
 */
public record Limit(double logarithm, double error, int tests) {
  /** Where a change stands. */
  public enum Stand {
    /** Shown to be larger than the limit. */
    BEYOND,
    /** Shown to be no larger. */
    WITHIN,
    /** Neither. */
    OPEN
  }

  /**
   * Where a change stands by what is known of it.
   *
   * @param samples behind it; too few say nothing, however clear they look
   * @param beyond whether its p-value is below {@code error / tests}, or Holm's below {@code error}
   * @param high the end of its interval at {@code 1 - error}, a logarithm
   */
  public Stand stand(int samples, boolean beyond, double high) {
    if (samples < Analyzer.FEWEST_ROUNDS) {
      return Stand.OPEN;
    }
    if (beyond) {
      return Stand.BEYOND;
    }
    return high <= logarithm ? Stand.WITHIN : Stand.OPEN;
  }
}
