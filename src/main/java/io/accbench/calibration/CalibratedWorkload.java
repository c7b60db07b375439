package io.accbench.calibration;

import io.accbench.model.Mode;
import java.util.List;

/**
 * A cell that was measured together with copies of itself.
 *
 * @param cell the cell's id
 * @param mode the cell's mode
 * @param rounds number of rounds of identical code
 * @param roundSeconds the time of one round of a pair, s
 * @param roundsInBudget number of rounds that a ratio gets: those that fit the budget, but not more
 *     than a run takes
 * @param spreads spreads of identical code, by statistic, the one in use first
 * @param same share of evaluations that show identical code as the same, for each margin
 * @param detections detections for the margin in use, and for the recommended one where it differs
 * @param injected the slow-downs that were measured
 */
public record CalibratedWorkload(
    String cell,
    Mode mode,
    int rounds,
    double roundSeconds,
    int roundsInBudget,
    List<Spread> spreads,
    List<Same> same,
    List<Detection> detections,
    List<Injected> injected) {

  /**
   * The share of evaluations that show identical code as the same within the budget.
   *
   * @param margin margin as a share: 0.02 is 2 %
   * @param share share of the evaluations
   */
  public record Same(double margin, double share) {}
}
