package io.accbench.report;

import io.accbench.model.Block;
import io.accbench.model.Header;
import io.accbench.model.PlannedCell;
import java.util.LinkedHashMap;
import java.util.Map;

/** Lists the cells of a plan by id, in the plan's order. */
final class PlannedCells {
  private PlannedCells() {}

  static Map<String, PlannedCell> byId(Header header) {
    Map<String, PlannedCell> cells = new LinkedHashMap<>();
    for (Block block : Text.each(header.blocks())) {
      for (PlannedCell planned : block.cells()) {
        cells.putIfAbsent(planned.cell().id(), planned);
      }
    }
    return cells;
  }
}
