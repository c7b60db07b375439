package io.accbench.run;

import io.accbench.model.Block;
import io.accbench.model.Finding;
import io.accbench.model.Interleaving;
import io.accbench.model.PlannedCell;
import io.accbench.model.Settings;
import java.util.ArrayList;
import java.util.List;

/** Whether the forks of a round may live side by side: not where memory is short for all. */
public final class ForkMemory {
  /** What a live fork needs beside the others; arbitrary: a JSON codec under G1 takes 300 MB. */
  private static final long FORK_BYTES = 600L << 20;

  private ForkMemory() {}

  /** One finding for each block whose forks have to run one after the other. */
  public static List<Finding> findings(List<Block> blocks, Settings settings) {
    long free = MachineReader.freeMemoryBytes();
    List<Finding> findings = new ArrayList<>();
    for (Block block : blocks) {
      List<PlannedCell> cells = block.cells().stream().filter(PlannedCell::supported).toList();
      if (inTurns(cells, settings) && !enough(cells.size(), free)) {
        findings.add(
            new Finding(
                block.id(),
                ("%d forks side by side may need %d MB and %d MB are free: they run one after the"
                        + " other, which takes more rounds; measure fewer at once")
                    .formatted(cells.size(), (FORK_BYTES * cells.size()) >> 20, free >> 20)));
      }
    }
    return findings;
  }

  /** Whether the cells take turns on this machine now. */
  static boolean together(List<PlannedCell> cells, Settings settings) {
    return inTurns(cells, settings) && enough(cells.size(), MachineReader.freeMemoryBytes());
  }

  private static boolean inTurns(List<PlannedCell> cells, Settings settings) {
    return settings.interleaving() == Interleaving.ITERATIONS
        && cells.size() > 1
        && cells.stream().allMatch(planned -> planned.cell().mode().steady());
  }

  static boolean enough(int forks, long freeBytes) {
    return FORK_BYTES * forks <= freeBytes;
  }
}
