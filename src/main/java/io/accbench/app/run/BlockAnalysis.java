package io.accbench.app.run;

import io.accbench.analysis.Analyzer;
import io.accbench.analysis.Group;
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
 * that block and of the empty benchmark, which shows what cannot be divided. The last one is kept,
 * since a look is asked for by what decides and by what shows the progress.
 */
public final class BlockAnalysis {
  private final Header header;
  private Block block;
  private List<Launch> launches = List.of();
  private Group group;

  public BlockAnalysis(Header header) {
    this.header = header;
  }

  /**
   * Returns the rows of a block.
   *
   * @param soFar the launches of all blocks; the same list gives the same rows
   */
  Group of(Block asked, List<Launch> soFar) {
    if (group == null || soFar != launches || !asked.id().equals(block.id())) {
      List<Block> needed = new ArrayList<>(List.of(asked));
      header.blocks().stream().filter(each -> each.baseline().cell().empty()).forEach(needed::add);
      group =
          Analyzer.analyze(new Journal(header.with(needed), launches(needed, soFar), null, false))
              .groups()
              .get(0);
      block = asked;
      launches = soFar;
    }
    return group;
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
}
