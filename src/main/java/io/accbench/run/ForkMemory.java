package io.accbench.run;

import io.accbench.model.Block;
import io.accbench.model.Finding;
import io.accbench.model.Header;
import io.accbench.model.PlannedCell;
import io.accbench.model.Settings;
import java.util.ArrayList;
import java.util.List;

/**
 * Whether the forks of a round may live side by side: not where memory is short for all.
 *
 * <p>Decided once for each block, before its first round: a finding in the header says so, and is
 * what the rounds go by. So all rounds of a block are of one kind, those of a resumed run, too.
 */
public final class ForkMemory {
  private ForkMemory() {}

  /** One finding for each block whose forks have to run one after the other. */
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
            new Finding(
                block.id(),
                ("%d forks side by side may need %d MB and %d MB are free: "
                        + Header.APART
                        + ", which takes more rounds; measure fewer at once")
                    .formatted(cells.size(), needed >> 20, freeBytes >> 20)));
      }
    }
    return findings;
  }
}
