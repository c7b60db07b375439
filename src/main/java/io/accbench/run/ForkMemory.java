package io.accbench.run;

import io.accbench.model.Block;
import io.accbench.model.Finding;
import io.accbench.model.FindingKind;
import io.accbench.model.Header;
import io.accbench.model.PlannedCell;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Decides whether the forks of a round may live side by side. They may not if memory is short for
 * all of them.
 *
 * <p>The decision is made once for each block, before its first round. A finding in the header
 * states it, and all rounds follow that finding. So all rounds of a block are of one kind,
 * including those of a resumed run.
 */
public final class ForkMemory {
  /** The memory of a fork whose heap is not limited; arbitrary: more than a JSON codec takes. */
  private static final long USUAL_BYTES = 600L << 20;

  /**
   * The memory outside the heap: code, classes, stacks, the collector's own. Arbitrary, and
   * generous.
   */
  private static final long BESIDE_HEAP_BYTES = 200L << 20;

  /** A limit that is more than any machine has, and small enough that no sum of it overflows. */
  private static final long MOST_BYTES = 1L << 47;

  private static final Pattern HEAP =
      Pattern.compile("(?:-Xmx|-XX:MaxHeapSize=)(\\d{1,15})([kKmMgGtT]?)");

  private ForkMemory() {}

  /** Returns one finding for each block whose forks have to run one after the other. */
  public static List<Finding> findings(Header header) {
    return findings(header, MachineReader.freeMemoryBytes());
  }

  static List<Finding> findings(Header header, long freeBytes) {
    List<Finding> findings = new ArrayList<>();
    for (Block block : header.blocks()) {
      List<PlannedCell> cells = block.cells().stream().filter(PlannedCell::supported).toList();
      long needed = cells.stream().mapToLong(cell -> bytes(header.forkFlags(cell))).sum();
      if (header.settings().inTurns(cells) && needed > freeBytes) {
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

  /**
   * Returns the memory of a fork, which depends on its {@code -Xmx} if it has one. The last one
   * counts, as for the JVM.
   */
  private static long bytes(List<String> flags) {
    List<Long> heaps =
        flags.stream().map(HEAP::matcher).filter(Matcher::matches).map(ForkMemory::heap).toList();
    return heaps.isEmpty() ? USUAL_BYTES : heaps.get(heaps.size() - 1) + BESIDE_HEAP_BYTES;
  }

  private static long heap(Matcher option) {
    String unit = option.group(2).toLowerCase(Locale.ROOT);
    int shift = unit.isEmpty() ? 0 : 10 * (1 + "kmgt".indexOf(unit));
    return Math.min(Long.parseLong(option.group(1)), MOST_BYTES >> shift) << shift;
  }
}
