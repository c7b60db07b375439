package io.accbench.model;

/**
 * The goal of a ratio: what it must show before it needs no more rounds.
 *
 * @param margin the margin of steady state: a ratio whose whole interval lies within 1 ± margin is
 *     the same; 0.02 is 2 %
 * @param shotMargin the margin of single shots
 * @param allocationMargin the margin of bytes allocated
 * @param precision the half-width of a ratio's interval that is enough whatever it shows; 0.03 is 3
 *     %; 0 when only a verdict is enough
 */
public record Goal(double margin, double shotMargin, double allocationMargin, double precision) {
  /** The goal of a profile that sets none. */
  public static final Goal DEFAULT = new Goal(0.02, 0.05, 0.01, 0);

  /** Returns the margin of a mode. */
  public double margin(Mode mode) {
    return mode.steady() ? margin : shotMargin;
  }
}
