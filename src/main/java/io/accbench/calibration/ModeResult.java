package io.accbench.calibration;

import io.accbench.model.Mode;
import io.accbench.stats.Estimate;

/**
 * What holds for all workloads of a mode.
 *
 * @param mode which
 * @param margin in use: 0.02 is 2 %
 * @param recommended the smallest margin at which every workload is shown the same in 80 % of the
 *     evaluations; NaN when none is
 * @param identical alarms on identical code
 * @param atMargin alarms on code that is slower by exactly the margin, where they are likeliest
 */
public record ModeResult(
    Mode mode, double margin, double recommended, Alarms identical, Alarms atMargin) {

  /**
   * False alarms, each with its 95 % Wilson interval.
   *
   * @param rows share of rows that a run shows as faster or slower
   * @param gates share of gates that are red, once their suspects were measured anew
   */
  public record Alarms(Estimate rows, Estimate gates) {}
}
