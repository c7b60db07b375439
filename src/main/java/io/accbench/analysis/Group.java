package io.accbench.analysis;

import io.accbench.model.Block;
import java.util.List;

/**
 * The rows of one block, the baseline first.
 *
 * @param block what was planned
 * @param rows one for each cell of the block, in its order
 */
public record Group(Block block, List<Row> rows) {

  public Row baseline() {
    return rows.get(0);
  }

  public boolean isBaseline(Row row) {
    return row.planned().equals(block.baseline());
  }
}
