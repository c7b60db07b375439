package io.accbench.analysis;

/**
 * The largest change that a gate accepts, and the error that the gate may make. It is pure, so that
 * a gate and its stopping rule decide alike.
 *
 * @param logarithm the logarithm of the change; 0 for no change
 * @param error the error of the whole gate, above 0 and below 0.5
 * @param tests the number of tests of the gate, at least 1; each counts as if all were as bad
 *     (Bonferroni)
 */
public record Limit(double logarithm, double error, int tests) {
  /** The positions of a change with respect to the limit. */
  public enum LimitCheck {
    /** The change is shown to be larger than the limit. */
    BEYOND,
    /** The change is shown to be no larger than the limit. */
    WITHIN,
    /** The change is shown neither to be larger than the limit nor to be no larger. */
    OPEN
  }

  /**
   * Returns the position of a change by what is known of it.
   *
   * @param samples the number of samples of the change; too few show nothing, however clear they
   *     look
   * @param beyond whether its p-value is below {@code error / tests}, or Holm's below {@code error}
   * @param high the end of its interval at {@code 1 - error}, a logarithm
   */
  public LimitCheck test(int samples, boolean beyond, double high) {
    if (samples < Analyzer.FEWEST_ROUNDS) {
      return LimitCheck.OPEN;
    }
    if (beyond) {
      return LimitCheck.BEYOND;
    }
    return high <= logarithm ? LimitCheck.WITHIN : LimitCheck.OPEN;
  }
}
