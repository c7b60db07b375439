package io.accbench.report.hotspot;

import io.accbench.hotspot.Difference;
import io.accbench.hotspot.OperationTimes;
import io.accbench.model.Block;
import java.util.List;

/**
 * The hotspots of a block's cells, with the differences between the first and each of the others,
 * which are computed on first use.
 */
final class BlockHotspots {
  private final Block block;
  private final List<CellHotspots> cells;
  private List<CellDifference> pairs;

  /**
   * @param cells the profiled cells, with the baseline first unless it was not profiled or others
   *     were chosen
   */
  BlockHotspots(Block block, List<CellHotspots> cells) {
    this.block = block;
    this.cells = cells;
  }

  /** Returns only the difference between two cells, of which the first is of the block. */
  static BlockHotspots of(Block block, CellDifference pair) {
    BlockHotspots compared = new BlockHotspots(block, List.of());
    compared.pairs = List.of(pair);
    return compared;
  }

  /**
   * The difference between two cells.
   *
   * @param difference the difference in ns of an operation; null when the two cannot be compared
   * @param obstacle why they cannot be compared; empty when they can
   */
  record CellDifference(
      CellHotspots before, CellHotspots after, Difference difference, String obstacle) {
    String title() {
      return before.name() + " → " + after.name();
    }

    /** Returns the difference, or the obstacle, in one sentence. */
    String sentence() {
      return difference == null ? obstacle : new DifferenceReport(difference, 0).sentence();
    }
  }

  Block block() {
    return block;
  }

  List<CellHotspots> cells() {
    return cells;
  }

  List<CellDifference> pairs() {
    if (pairs == null) {
      pairs = cells.stream().skip(1).map(cell -> pair(cells.get(0), cell)).toList();
    }
    return pairs;
  }

  private static CellDifference pair(CellHotspots before, CellHotspots after) {
    OperationTimes scores = new OperationTimes(before.nanosPerOp(), after.nanosPerOp());
    List<String> obstacles = HotspotComparison.obstacles(before.hotspots(), after.hotspots());
    return obstacles.isEmpty()
        ? new CellDifference(
            before, after, Difference.of(before.hotspots(), after.hotspots(), scores), "")
        : new CellDifference(before, after, null, "not compared: " + String.join("; ", obstacles));
  }
}
