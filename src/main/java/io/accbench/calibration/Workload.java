package io.accbench.calibration;

import io.accbench.model.Mode;
import java.util.List;

/**
 * A cell that was measured beside copies of itself.
 *
 * @param cell its id
 * @param mode in which
 * @param rounds of identical code
 * @param roundSeconds what one round of a pair takes, s
 * @param roundsInBudget how many rounds a ratio gets: those that fit the budget, at the most those
 *     of a run
 * @param spreads of identical code, by statistic, the one in use first
 * @param same share of evaluations that show identical code as the same, for each margin
 * @param detections for the margin in use, and for the recommended one where it is another
 * @param injected the slow-downs that were measured
 */
public record Workload(
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
   * How often identical code is shown the same within the budget.
   *
   * @param margin 0.02 is 2 %
   * @param share of the evaluations
   */
  public record Same(double margin, double share) {}
}
