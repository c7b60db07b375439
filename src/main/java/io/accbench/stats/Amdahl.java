package io.accbench.stats;

/**
 * Amdahl's law: what a change of one part means for the whole. Source: Amdahl, "Validity of the
 * single processor approach to achieving large scale computing capabilities", AFIPS Conference
 * Proceedings 30 (1967).
 */
public final class Amdahl {
  private Amdahl() {}

  /**
   * Returns the share of the whole that is saved when a part takes {@code factor} times as much as
   * before: {@code share (1 - factor)}. It is at most the share, and below 0 where the part takes
   * more. The interval has the share's and the factor's in it: {@link Estimate#times}.
   *
   * @param share the part as a share of the whole, from 0 to 1
   * @param factor cost after the change by cost before, at least 0, with an interval at the level
   *     of the share's
   */
  public static Estimate saving(Estimate share, Estimate factor) {
    return share.times(
        new Estimate(1 - factor.center(), 1 - factor.high(), 1 - factor.low(), factor.samples()));
  }
}
