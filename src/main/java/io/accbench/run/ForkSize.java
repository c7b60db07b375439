package io.accbench.run;

import io.accbench.model.PlannedCell;
import io.accbench.model.Settings;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Estimates how much memory a fork may need. */
final class ForkSize {
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

  private ForkSize() {}

  /**
   * Returns the memory of a fork, which depends on its {@code -Xmx} if it has one. The last one
   * counts, as for the JVM.
   */
  static long bytes(PlannedCell planned, Settings settings) {
    List<Long> heaps =
        Stream.concat(planned.jvmFlags().stream(), settings.jvmArgs().stream())
            .map(HEAP::matcher)
            .filter(Matcher::matches)
            .map(ForkSize::heap)
            .toList();
    return heaps.isEmpty() ? USUAL_BYTES : heaps.get(heaps.size() - 1) + BESIDE_HEAP_BYTES;
  }

  private static long heap(Matcher option) {
    String unit = option.group(2).toLowerCase(Locale.ROOT);
    int shift = unit.isEmpty() ? 0 : 10 * (1 + "kmgt".indexOf(unit));
    return Math.min(Long.parseLong(option.group(1)), MOST_BYTES >> shift) << shift;
  }
}
