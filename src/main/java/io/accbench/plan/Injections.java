package io.accbench.plan;

import io.accbench.model.Cell;
import io.accbench.model.InjectedWork;
import io.accbench.model.PlannedCell;
import java.util.ArrayList;
import java.util.List;

/** Adds copies of cells to a plan, into which something is injected. */
final class Injections {
  private Injections() {}

  /**
   * Returns each cell, followed by its copies; slow-downs only where there is a benchmark for them.
   */
  static List<PlannedCell> into(List<PlannedCell> cells, List<String> injections) {
    List<PlannedCell> all = new ArrayList<>();
    for (PlannedCell planned : cells) {
      all.add(planned);
      for (String injection : injections) {
        if (injection.equals(InjectedWork.NOTHING) || slowable(planned.cell())) {
          all.add(planned.with(injection));
        }
      }
    }
    return all;
  }

  /** Returns whether a slow-down can be injected into the cell's fork. */
  static boolean slowable(Cell cell) {
    return cell.mode().steady()
        && PlannableSuite.find(cell.suite()).filter(suite -> suite.slowable(cell)).isPresent();
  }
}
