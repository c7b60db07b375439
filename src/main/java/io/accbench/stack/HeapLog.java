package io.accbench.stack;

import io.accbench.model.JvmHeap;
import io.accbench.model.JvmHeap.References;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The log in which a HotSpot JVM says, as it starts, which heap it has. */
final class HeapLog {
  /** The name of the log, in the folder in which the JVM is started. */
  static final String FILE = "heap.log";

  /** The flag that asks for the log. */
  static final String FLAG = "-Xlog:gc,gc+init:file=" + FILE + ":none";

  private static final Pattern COLLECTOR =
      Pattern.compile("Using (?:The )?(?<name>.+?)(?: Garbage Collector)?");
  private static final Pattern SIZE =
      Pattern.compile("(?:Heap )?Max Capacity: (?<size>[0-9]{1,12})(?<unit>[KMGT]?)");
  private static final Pattern REFERENCES =
      Pattern.compile("Compressed Oops: Enabled \\((?<mode>.*)\\)");

  private HeapLog() {}

  /** Returns the heap of which the log's lines tell; empty if they do not say which one it is. */
  static Optional<JvmHeap> heap(List<String> lines) {
    Optional<String> collector = first(COLLECTOR, lines).map(found -> found.group("name"));
    Optional<Long> bytes = first(SIZE, lines).map(HeapLog::bytes);
    References references =
        first(REFERENCES, lines)
            .map(found -> references(found.group("mode")))
            .orElse(References.UNCOMPRESSED);
    return collector.flatMap(name -> bytes.map(size -> new JvmHeap(name, size, references)));
  }

  private static Optional<Matcher> first(Pattern pattern, List<String> lines) {
    return lines.stream().map(pattern::matcher).filter(Matcher::matches).findFirst();
  }

  private static long bytes(Matcher size) {
    String unit = size.group("unit");
    return Long.parseLong(size.group("size"))
        << (unit.isEmpty() ? 0 : 10 * (1 + "KMGT".indexOf(unit)));
  }

  private static References references(String mode) {
    return switch (mode) {
      case "32-bit" -> References.UNSHIFTED;
      case "Zero based" -> References.SHIFTED;
      default -> References.BASED; // "Non-zero based", "Non-zero disjoint base"
    };
  }
}
