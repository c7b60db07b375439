package io.accbench.calibration;

import java.util.SplittableRandom;

/**
 * Rounds to come, drawn with replacement from rounds that were measured: Efron, "Bootstrap methods:
 * another look at the jackknife", Annals of Statistics 7 (1979).
 *
 * <p>Under identical code either of the two cells could have been the copy, so the sign of a round
 * is exchangeable: it is drawn, too. So the centre is 0 exactly, whatever the sample's was.
 */
final class Source {
  private final double[] logs;
  private final boolean identical;
  private final double added;

  private Source(double[] logs, boolean identical, double added) {
    this.logs = logs;
    this.identical = identical;
    this.added = added;
  }

  /**
   * Rounds of identical code.
   *
   * @param logs ln(time of the copy / time of the cell) of each, at least one
   */
  static Source identical(double[] logs) {
    return new Source(logs, true, 0);
  }

  /** Rounds as they were measured, of code that is not identical. */
  static Source measured(double[] logs) {
    return new Source(logs, false, 0);
  }

  /**
   * The same of a copy that is slower.
   *
   * @param share of the cell's time: 0.05 is 5 %
   */
  Source slowedBy(double share) {
    return new Source(logs, identical, added + Math.log1p(share));
  }

  /** ln(time of the copy / time of the cell) of one round. */
  double next(SplittableRandom random) {
    double log = logs[random.nextInt(logs.length)];
    return (identical && random.nextBoolean() ? -log : log) + added;
  }
}
