package io.accbench.plan;

import io.accbench.model.Cell;
import io.accbench.model.Finding;
import io.accbench.model.PlannedCell;
import java.util.List;

/** The facts about the cells of a run that preparing it gives. */
public interface PreparedCells {

  /** Returns the names of the stacks, in order; empty in a suite without stacks. */
  default List<String> stacks() {
    return List.of();
  }

  /**
   * Returns every cell of the run.
   *
   * @param jvms the labels of its JVMs
   */
  default List<Cell> cells(RunSpec spec, List<String> jvms) {
    return spec.suite().cells(spec, jvms, stacks());
  }

  /**
   * Returns the axes of which a block compares the first with several values, where no baseline is
   * named.
   */
  default List<String> comparedFirst(RunSpec spec) {
    return spec.suite().comparedFirst();
  }

  /**
   * Returns a name that all cells of a block share beside the values on the axes that it does not
   * compare; empty by default.
   */
  default String group(Cell cell) {
    return "";
  }

  /** Returns a cell as it will be measured, or with what prevents that. */
  PlannedCell plan(Cell cell);

  /** Returns the findings on what was prepared. */
  default List<Finding> findings() {
    return List.of();
  }
}
