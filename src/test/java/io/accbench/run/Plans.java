package io.accbench.run;

import io.accbench.model.Block;
import io.accbench.model.Cell;
import io.accbench.model.Mode;
import io.accbench.model.PlannedCell;
import java.util.ArrayList;
import java.util.List;

/** Small plans of this package's tests. */
final class Plans {
  private Plans() {}

  static PlannedCell cell(String strategy) {
    Cell cell =
        new Cell(
            "access",
            "read",
            "order",
            strategy,
            "field",
            "bean",
            "typed",
            "",
            "17",
            Mode.AVERAGE_TIME,
            1);
    return new PlannedCell(cell, "plain", null, List.of());
  }

  static PlannedCell unsupported(String strategy) {
    return new PlannedCell(cell(strategy).cell(), "plain", "cannot", List.of());
  }

  static Block block(String id, int rounds, String... strategies) {
    List<PlannedCell> cells = new ArrayList<>();
    for (String strategy : strategies) {
      cells.add(cell(strategy));
    }
    return new Block(id, List.of("strategy"), cells, rounds);
  }
}
