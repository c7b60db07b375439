package io.accbench.analysis;

import io.accbench.model.Cell;
import io.accbench.stats.Estimate;
import java.util.List;

/**
 * The start-up and the steady state of the cells that share all axes but the varying ones and the
 * mode.
 *
 * @param id the shared axis values
 * @param baseline the single shot that the others are compared to; its axes but {@code varies} are
 *     those of every row
 * @param varies the axes on which the rows differ, the mode aside
 * @param rows one for each cell that has both, the baseline first
 */
public record StartUp(String id, Cell baseline, List<String> varies, List<ColdRow> rows) {

  /**
   * A row: one cell.
   *
   * @param label the values on the varying axes, for example {@code hidden}
   * @param firstOperationNanos single shot, ns
   * @param nanosPerOp steady state, ns
   * @param breakEven how the cell compares with the baseline
   */
  public record ColdRow(
      String label, Estimate firstOperationNanos, Estimate nanosPerOp, BreakEven breakEven) {

    /** Replaces an absent comparison by that of the baseline. */
    public ColdRow {
      breakEven = breakEven == null ? BreakEven.OF_BASELINE : breakEven;
    }

    /**
     * Returns the number of operations after which the one that starts slower has caught up; null
     * when one of them is faster in both or the difference is not shown.
     */
    public Long breakEvenOperations() {
      return breakEven.operations();
    }
  }
}
