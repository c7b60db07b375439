package io.accbench.app.run;

import io.accbench.analysis.Analysis;
import io.accbench.analysis.Analyzer;
import io.accbench.model.Block;
import io.accbench.model.Header;
import io.accbench.model.Journal;
import io.accbench.model.Launch;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The analysis of one block in the middle of a run. It is the report's own, over the launches of
 * that block and of the empty benchmark, which shows what cannot be divided.
 */
final class BlockAnalysis {
  private BlockAnalysis() {}

  /** Returns the analysis, whose first group is the block's. */
  static Analysis of(Header header, Block block, List<Launch> launches) {
    List<Block> needed = new ArrayList<>(List.of(block));
    header.blocks().stream().filter(BlockAnalysis::floor).forEach(needed::add);
    return Analyzer.analyze(
        new Journal(header.with(needed), launches(needed, launches), null, false));
  }

  /** Returns the launches of these blocks. */
  static List<Launch> launches(List<Block> blocks, List<Launch> all) {
    Set<String> cells =
        blocks.stream()
            .flatMap(block -> block.cells().stream())
            .map(planned -> planned.cell().id())
            .collect(Collectors.toSet());
    return all.stream().filter(launch -> cells.contains(launch.cell())).toList();
  }

  private static boolean floor(Block block) {
    return block.baseline().cell().operation().equals("empty");
  }
}
