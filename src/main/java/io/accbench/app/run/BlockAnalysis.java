package io.accbench.app.run;

import io.accbench.analysis.Analysis;
import io.accbench.analysis.Analyzer;
import io.accbench.analysis.Procedure;
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
  private Analysis analysis;

  public BlockAnalysis(Header header) {
    this.header = header;
  }

  /**
   * Returns an analysis whose first group is a block.
   *
   * @param soFar the launches of all blocks; the same list gives the same analysis
   */
  Analysis of(Block asked, List<Launch> soFar) {
    if (analysis == null || soFar != launches || !asked.id().equals(block.id())) {
      List<Block> needed = new ArrayList<>(List.of(asked));
      header.blocks().stream().filter(each -> each.baseline().cell().empty()).forEach(needed::add);
      analysis =
          Analyzer.analyze(new Journal(header.with(needed), launches(needed, soFar), null, false));
      block = asked;
      launches = soFar;
    }
    return analysis;
  }

  /**
   * Returns whether a scheduled look follows the rounds that a block has had. Between two looks
   * nothing may be decided: the procedure's error covers only scheduled looks.
   */
  public static boolean atLook(Block block, List<Launch> soFar) {
    int rounds =
        launches(List.of(block), soFar).stream()
            .mapToInt(launch -> launch.round() + 1)
            .max()
            .orElse(0);
    return Procedure.of(block.rounds()).looksAfter(rounds);
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
