package io.accbench.report.ratio;

import io.accbench.model.Block;
import io.accbench.model.Header;
import io.accbench.model.PlannedCell;
import java.util.LinkedHashMap;
import java.util.Map;

/** Lists the cells of a plan by id, in the plan's order. */
public final class PlannedCells {
  private PlannedCells() {}

  public static Map<String, PlannedCell> byId(Header header) {
    Map<String, PlannedCell> cells = new LinkedHashMap<>();
    for (Block block : header.blocks()) {
      for (PlannedCell planned : block.cells()) {
        cells.putIfAbsent(planned.cell().id(), planned);
      }
    }
    return cells;
  }
}
