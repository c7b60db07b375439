package io.accbench.plan;

import io.accbench.model.Cell;
import io.accbench.model.Finding;
import io.accbench.model.PlannedCell;
import java.util.List;

/** What preparing a run found out about its cells. */
public interface PreparedCells {

  /** Returns the names of the stacks, in order; empty in a suite without stacks. */
  default List<String> stacks() {
    return List.of();
  }

  /** Returns a cell as it will be measured, or with what prevents that. */
  PlannedCell plan(Cell cell);

  /** Returns the doubts about what was prepared. */
  default List<Finding> findings() {
    return List.of();
  }
}
