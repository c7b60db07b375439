package io.accbench.calibration;

import io.accbench.model.Mode;
import io.accbench.stats.Estimate;

/**
 * The result for all workloads of a mode.
 *
 * @param mode the mode
 * @param margin the margin in use: 0.02 is 2 %
 * @param recommended the smallest margin at which every workload is shown the same in 80 % of the
 *     evaluations; NaN when there is no such margin
 * @param identical alarms on identical code
 * @param atMargin alarms on code that is slower by exactly the margin, where they are likeliest
 */
public record ModeResult(
    Mode mode, double margin, double recommended, Alarms identical, Alarms atMargin) {

  /**
   * The rates of false alarms, each with its 95 % Wilson interval.
   *
   * @param rows share of rows that a run shows as faster or slower
   * @param gates share of gates that are red after their suspects were measured again
   */
  public record Alarms(Estimate rows, Estimate gates) {}
}
