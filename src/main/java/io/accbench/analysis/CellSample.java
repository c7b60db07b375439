package io.accbench.analysis;

import io.accbench.analysis.fork.Fork;
import io.accbench.analysis.fork.Forks;
import io.accbench.model.Cause;
import io.accbench.model.Cell;
import io.accbench.model.CellOutcome;
import io.accbench.model.Obstacle;
import io.accbench.model.PlannedCell;
import io.accbench.stats.Estimate;
import io.accbench.stats.Mean;

/**
 * A cell with its forks, before it is compared to anything. Scores are plain means with Student's
 * interval: the centre is JMH's own, so that both can be compared. The ratio, not the score,
 * resists bad forks.
 *
 * @param outcome the outcome of the cell
 * @param score the mean over the forks' scores, in JMH's unit; null unless measured
 * @param nanosPerOp the mean over the forks' times, ns; null unless measured
 */
record CellSample(
    PlannedCell planned, Forks forks, CellOutcome outcome, Estimate score, Estimate nanosPerOp) {

  /**
   * Returns a cell with its scores, or with the outcome that it has instead.
   *
   * @param wrong why its numbers must not be used, or null
   */
  static CellSample of(PlannedCell planned, Forks forks, String wrong) {
    if (!planned.supported()) {
      return without(planned, forks, planned.obstacle());
    }
    if (wrong != null) {
      return failed(planned, forks, wrong);
    }
    if (forks.measured().isEmpty()) {
      return forks.failed().isEmpty()
          ? without(planned, forks, new CellOutcome.NotRun())
          : failed(planned, forks, forks.commonCause());
    }
    if (forks.measured().stream().map(fork -> fork.launch().samples().unit()).distinct().count()
        > 1) {
      return failed(planned, forks, "its forks report different units");
    }
    return new CellSample(
        planned,
        forks,
        new CellOutcome.Measured(),
        Mean.of(forks.of(Fork::score), Analyzer.CONFIDENCE),
        Mean.of(forks.of(Fork::nanosPerOp), Analyzer.CONFIDENCE));
  }

  private static CellSample failed(PlannedCell planned, Forks forks, String cause) {
    return without(planned, forks, new Obstacle.Failed(Cause.of(cause)));
  }

  private static CellSample without(PlannedCell planned, Forks forks, CellOutcome outcome) {
    return new CellSample(planned, forks, outcome, null, null);
  }

  boolean measured() {
    return outcome.measured();
  }

  Cell cell() {
    return planned.cell();
  }

  String unit() {
    return measured() ? forks.measured().get(0).launch().samples().unit() : "";
  }
}
