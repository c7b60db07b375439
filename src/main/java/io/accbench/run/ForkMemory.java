package io.accbench.run;

import io.accbench.model.Block;
import io.accbench.model.Finding;
import io.accbench.model.FindingKind;
import io.accbench.model.PlannedCell;
import io.accbench.model.Settings;
import java.util.ArrayList;
import java.util.List;

/**
 * Decides whether the forks of a round may live side by side. They may not if memory is short for
 * all of them.
 *
 * <p>The decision is made once for each block, before its first round. A finding in the header
 * states it, and all rounds follow that finding. So all rounds of a block are of one kind,
 * including those of a resumed run.
 */
public final class ForkMemory {
  private ForkMemory() {}

  /** Returns one finding for each block whose forks have to run one after the other. */
  public static List<Finding> findings(List<Block> blocks, Settings settings) {
    return findings(blocks, settings, MachineReader.freeMemoryBytes());
  }

  static List<Finding> findings(List<Block> blocks, Settings settings, long freeBytes) {
    List<Finding> findings = new ArrayList<>();
    for (Block block : blocks) {
      List<PlannedCell> cells = block.cells().stream().filter(PlannedCell::supported).toList();
      long needed = cells.stream().mapToLong(cell -> ForkSize.bytes(cell, settings)).sum();
      if (settings.inTurns(cells) && needed > freeBytes) {
        findings.add(
            Finding.of(
                FindingKind.FORKS_ONE_AFTER_THE_OTHER,
                block.id(),
                cells.size(),
                needed >> 20,
                freeBytes >> 20));
      }
    }
    return findings;
  }
}
