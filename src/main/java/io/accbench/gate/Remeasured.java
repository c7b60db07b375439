package io.accbench.gate;

import io.accbench.analysis.Analysis;
import io.accbench.analysis.Repeat;
import io.accbench.analysis.fork.RoundTime;
import io.accbench.model.Block;
import io.accbench.model.Cell;
import io.accbench.model.Launch;
import io.accbench.model.PlannedCell;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Determines the command and the time to measure a claim's two sides again, and nothing else. */
final class Remeasured {
  /** The commands that can measure some cells alone. */
  private static final Set<String> REPEATABLE = Set.of("run", "gate");

  private final Analysis analysis;
  private final Map<Cell, List<Block>> blocks = new HashMap<>();
  private final Map<String, List<Launch>> launches;

  Remeasured(Analysis analysis) {
    this.analysis = analysis;
    this.launches = analysis.launches().stream().collect(Collectors.groupingBy(Launch::cell));
    for (Block block : analysis.header().blocks()) {
      for (PlannedCell planned : block.cells()) {
        blocks.computeIfAbsent(planned.cell(), cell -> new ArrayList<>()).add(block);
      }
    }
  }

  /** Returns one line for a shell; empty where no accbench command is known, as for a JMH file. */
  String command(RowExpectation claim) {
    return REPEATABLE.contains(analysis.header().start().given().name())
        ? sides(claim)
            .map(block -> Repeat.command(analysis.header(), block, candidate(block)))
            .orElse("")
        : "";
  }

  /** Returns the median time of a round of both sides, s; NaN when no round measured both. */
  double roundSeconds(RowExpectation claim) {
    List<Launch> own =
        Stream.of(claim.base(), claim.cell())
            .distinct()
            .flatMap(cell -> launches.getOrDefault(cell.id(), List.of()).stream())
            .toList();
    return sides(claim)
        .map(block -> RoundTime.medianSeconds(analysis.header(), own, block, candidate(block)))
        .orElse(Double.NaN);
  }

  /**
   * Returns a block of a claim's cells alone, its other side first; empty when no block has both.
   */
  private Optional<Block> sides(RowExpectation claim) {
    return blocks.getOrDefault(claim.cell(), List.of()).stream()
        .flatMap(block -> sides(block, claim).stream())
        .findFirst();
  }

  private static Optional<Block> sides(Block block, RowExpectation claim) {
    List<PlannedCell> cells =
        Stream.of(claim.base(), claim.cell())
            .distinct()
            .flatMap(cell -> block.cells().stream().filter(each -> each.cell().equals(cell)))
            .toList();
    boolean all = cells.size() == (claim.base().equals(claim.cell()) ? 1 : 2);
    return all
        ? Optional.of(new Block(block.id(), block.varies(), cells, block.rounds()))
        : Optional.empty();
  }

  private static PlannedCell candidate(Block block) {
    return block.cells().get(block.cells().size() - 1);
  }
}
