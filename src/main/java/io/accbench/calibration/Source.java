package io.accbench.calibration;

import java.util.SplittableRandom;

/**
 * A source of simulated rounds, drawn with replacement from rounds that were measured: Efron,
 * "Bootstrap methods: another look at the jackknife", Annals of Statistics 7 (1979).
 *
 * <p>Under identical code either of the two cells could have been the copy, so the sign of a round
 * is exchangeable: it is drawn, too. So the centre is exactly 0, whatever the sample's centre was.
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
   * Returns a source of rounds of identical code.
   *
   * @param logs ln(time of the copy / time of the cell) of each round, at least one
   */
  static Source identical(double[] logs) {
    return new Source(logs, true, 0);
  }

  /** Returns a source of rounds as they were measured, of code that is not identical. */
  static Source measured(double[] logs) {
    return new Source(logs, false, 0);
  }

  /**
   * Returns a source for a copy that is slower by a share.
   *
   * @param share slow-down as a share of the cell's time: 0.05 is 5 %
   */
  Source slowedBy(double share) {
    return new Source(logs, identical, added + Math.log1p(share));
  }

  /** Draws one round and returns its ln(time of the copy / time of the cell). */
  double next(SplittableRandom random) {
    double log = logs[random.nextInt(logs.length)];
    return (identical && random.nextBoolean() ? -log : log) + added;
  }
}
