package io.accbench.model;

/**
 * What a ratio must show before it needs no more rounds.
 *
 * @param margin of steady state: a ratio whose whole interval lies within 1 ± margin is the same;
 *     0.02 is 2 %
 * @param shotMargin the same for single shots
 * @param allocationMargin the same for bytes allocated
 * @param precision half-width of a ratio's interval that is enough whatever it shows; 0.03 is 3 %;
 *     0 when only a verdict is
 */
public record Goal(double margin, double shotMargin, double allocationMargin, double precision) {
  /** Of a journal from before there were verdicts, and of a profile that says nothing. */
  public static final Goal DEFAULT = new Goal(0.02, 0.05, 0.01, 0);

  /** The margin of a mode. */
  public double margin(Mode mode) {
    return mode.steady() ? margin : shotMargin;
  }
}
