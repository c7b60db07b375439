package io.accbench.plan;

import io.accbench.model.Block;
import io.accbench.model.PlannedCell;
import io.accbench.model.UnknownName;
import io.accbench.model.UserException;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** The rows of a plan that a user names by their ids, to measure them again and nothing else. */
public final class ChosenRows {
  private ChosenRows() {}

  /**
   * Returns what a plan has of these rows, in the plan's order: each with the baseline of its
   * block, and the empty benchmark of their JVMs.
   *
   * @param plan all blocks
   * @param ids ids of cells or of whole blocks, as reports show them
   * @throws UserException with each id that the plan does not have, and the nearest one
   */
  public static List<Block> blocks(List<Block> plan, List<String> ids) {
    refuseUnknown(plan, ids);
    List<Block> chosen = new ArrayList<>();
    for (Block block : plan) {
      List<PlannedCell> rows =
          block.cells().stream().filter(planned -> ids.contains(planned.cell().id())).toList();
      if (ids.contains(block.id())) {
        chosen.add(block);
      } else if (!rows.isEmpty()) {
        Set<PlannedCell> cells = new LinkedHashSet<>(List.of(block.baseline()));
        cells.addAll(rows);
        chosen.add(new Block(block.id(), block.varies(), List.copyOf(cells), block.rounds()));
      }
    }
    List<Block> floors =
        Division.withFloors(plan, chosen).stream()
            .filter(block -> Division.floor(block) && !chosen.contains(block))
            .toList();
    chosen.addAll(floors);
    return List.copyOf(chosen);
  }

  private static void refuseUnknown(List<Block> plan, List<String> ids) {
    Set<String> known = new LinkedHashSet<>();
    for (Block block : plan) {
      known.add(block.id());
      block.cells().forEach(planned -> known.add(planned.cell().id()));
    }
    List<String> problems =
        ids.stream()
            .filter(id -> !known.contains(id))
            .map(
                id ->
                    "--row \"%s\" is no row and no block of this plan; %s--dry-run without --row prints all"
                        .formatted(
                            id,
                            UnknownName.nearest(id, known)
                                .map(near -> "did you mean \"" + near + "\"? ")
                                .orElse("")))
            .toList();
    if (!problems.isEmpty()) {
      throw UserException.badInput(problems);
    }
  }
}
