package io.accbench.report.hotspot;

import io.accbench.analysis.Analysis;
import io.accbench.analysis.Group;
import io.accbench.analysis.Row;
import io.accbench.model.Cell;
import io.accbench.model.ForkHotspots;
import io.accbench.model.ProfiledFork;
import io.accbench.report.ratio.CellLabel;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/**
 * The hotspots of all profiled cells of a run.
 *
 * @param blocks blocks with at least one profiled cell, in the plan's order
 */
public record RunHotspots(List<BlockHotspots> blocks) {

  /** Returns the hotspots that the journal holds. */
  public static RunHotspots of(Analysis analysis) {
    return of(analysis, stored(analysis));
  }

  /**
   * Returns the hotspots of other readings of the same cells' recordings, which are given fork by
   * fork for each cell.
   */
  public static RunHotspots of(Analysis analysis, Map<String, List<ForkHotspots>> byCell) {
    List<BlockHotspots> blocks = new ArrayList<>();
    if (byCell.isEmpty()) {
      return new RunHotspots(blocks);
    }
    for (Group group : analysis.groups()) {
      List<Row> rows = group.rows();
      List<String> names = CellLabel.apart(rows.stream().map(row -> row.planned().cell()).toList());
      List<CellHotspots> cells = new ArrayList<>();
      for (int i = 0; i < rows.size(); i++) {
        List<ForkHotspots> forks = byCell.get(rows.get(i).planned().cell().id());
        if (forks != null && rows.get(i).measured()) {
          cells.add(new CellHotspots(rows.get(i), names.get(i), forks));
        }
      }
      if (!cells.isEmpty()) {
        blocks.add(new BlockHotspots(group.block(), cells));
      }
    }
    return new RunHotspots(blocks);
  }

  /** Returns the recorded forks by the id of each cell that has any samples. */
  private static Map<String, List<ForkHotspots>> stored(Analysis analysis) {
    Map<String, List<ForkHotspots>> byCell = new LinkedHashMap<>();
    for (ProfiledFork profiled : analysis.profiledForks()) {
      if (profiled.samples() > 0) {
        byCell.computeIfAbsent(profiled.cell(), id -> new ArrayList<>()).add(profiled.recorded());
      }
    }
    return byCell;
  }

  /** Returns whether no cell has hotspots. */
  public boolean none() {
    return blocks.isEmpty();
  }

  /** Returns the ids of all cells. */
  public List<String> cells() {
    return blocks.stream().flatMap(block -> block.cells().stream()).map(CellHotspots::id).toList();
  }

  /** Returns only the chosen cells; those of a block are compared with the first of them. */
  public RunHotspots only(Predicate<Cell> chosen) {
    return new RunHotspots(
        blocks.stream()
            .map(
                block ->
                    new BlockHotspots(
                        block.block(),
                        block.cells().stream()
                            .filter(cell -> chosen.test(cell.planned().cell()))
                            .toList()))
            .filter(block -> !block.cells().isEmpty())
            .toList());
  }
}
