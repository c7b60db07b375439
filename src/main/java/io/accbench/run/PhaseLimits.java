package io.accbench.run;

import io.accbench.model.CellTiming;
import io.accbench.model.PlannedCell;
import io.accbench.model.Settings;
import java.time.Duration;

/**
 * The time after which a phase of a fork ends with fewer iterations than planned. An operation that
 * takes longer than an iteration makes the iteration as long as itself, and a phase of hundreds of
 * them would take minutes.
 *
 * @param warmUp of the warm-up
 * @param measuring of the measured iterations
 */
record PhaseLimits(Phase warmUp, Phase measuring) {
  /** The fewest measured iterations. Arbitrary: enough for a trimmed mean. */
  static final int FEWEST = 5;

  /** The longest time of a phase as a multiple of the planned time. Arbitrary. */
  private static final int TIMES = 4;

  /**
   * Returns the limits of a fork. They have no end where the run gives the iterations, whose
   * operations are known to be short.
   */
  static PhaseLimits of(PlannedCell planned, Settings settings) {
    if (planned.timing() == null) {
      return new PhaseLimits(Phase.ENDLESS, Phase.ENDLESS);
    }
    Duration waiting = CellTiming.FURTHER_THREAD.multipliedBy(planned.cell().threads() - 1L);
    return new PhaseLimits(
        new Phase(settings.iterations().warmupTime().plus(waiting)),
        new Phase(settings.iterations().time().plus(waiting)));
  }

  /**
   * The limit of one phase.
   *
   * @param iteration the planned time of an iteration
   */
  record Phase(Duration iteration) {
    /** The limit that has no end. */
    static final Phase ENDLESS = new Phase(Duration.ZERO);

    /**
     * Returns whether a phase that has taken some time may end.
     *
     * @param iterations the planned number
     */
    boolean ended(int iterations, long nanos) {
      return this != ENDLESS && nanos > TIMES * iterations * iteration.toNanos();
    }
  }
}
