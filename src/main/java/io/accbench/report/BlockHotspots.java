package io.accbench.report;

import io.accbench.hotspot.Difference;
import io.accbench.hotspot.Scores;
import io.accbench.model.Block;
import io.accbench.model.UserException;
import java.util.List;

/**
 * The hotspots of a block's cells, and what moved from the first to each of the others, which is
 * worked out when it is first asked for.
 */
public final class BlockHotspots {
  private final Block block;
  private final List<CellHotspots> cells;
  private List<Pair> pairs;

  /**
   * @param cells that were profiled, the baseline first unless it was not, or others were chosen
   */
  BlockHotspots(Block block, List<CellHotspots> cells) {
    this.block = block;
    this.cells = cells;
  }

  /** Nothing but what moved between two cells, of which the first is of the block. */
  static BlockHotspots of(Block block, Pair pair) {
    BlockHotspots compared = new BlockHotspots(block, List.of());
    compared.pairs = List.of(pair);
    return compared;
  }

  /**
   * What moved from one cell to another.
   *
   * @param difference in ns of an operation; null when the two cannot be compared
   * @param obstacle why not; empty when they can
   */
  record Pair(CellHotspots before, CellHotspots after, Difference difference, String obstacle) {
    String title() {
      return before.name() + " → " + after.name();
    }

    /** In one sentence. */
    String sentence() {
      return difference == null ? obstacle : DifferenceMarkdown.sentence(difference);
    }
  }

  Block block() {
    return block;
  }

  List<CellHotspots> cells() {
    return cells;
  }

  List<Pair> pairs() {
    if (pairs == null) {
      pairs = cells.stream().skip(1).map(cell -> pair(cells.get(0), cell)).toList();
    }
    return pairs;
  }

  private static Pair pair(CellHotspots before, CellHotspots after) {
    Scores scores = new Scores(before.nanosPerOp(), after.nanosPerOp());
    try {
      Difference difference = Difference.of(before.hotspots(), after.hotspots(), scores, false);
      return new Pair(before, after, difference, "");
    } catch (UserException incomparable) {
      String why = String.join("; ", incomparable.problems()).replaceAll("; --[^;]*", "");
      return new Pair(before, after, null, "not compared: " + why);
    }
  }
}
