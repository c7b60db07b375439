package io.accbench.hotspot;

import io.accbench.jfr.Frame;
import io.accbench.jfr.JfrEvent;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Allocations of one sampler, by class and by site. */
final class Allocations {
  /** The best first; the other is a pair of events, that of JDK 15 and older. */
  static final List<String> SAMPLERS =
      List.of("jdk.ObjectAllocationSample", "jdk.ObjectAllocationInNewTLAB");

  private static final int MOST = 100_000;
  private static final String NOWHERE = "unknown";

  private final Map<String, long[]> types = new HashMap<>();
  private final Map<String, long[]> sites = new HashMap<>();

  /** The sampler that an event belongs to. */
  static String sampler(String event) {
    return event.equals(SAMPLERS.get(0)) ? event : SAMPLERS.get(1);
  }

  void add(JfrEvent.Allocation allocation, CutStack stack) {
    count(types, JavaNames.type(Names.type(allocation.type())), allocation.bytes());
    count(sites, stack.isEmpty() ? NOWHERE : site(stack.leaf()), allocation.bytes());
  }

  boolean isEmpty() {
    return types.isEmpty();
  }

  List<Allocated> byType() {
    return sorted(types);
  }

  List<Allocated> bySite() {
    return sorted(sites);
  }

  private static String site(Frame frame) {
    String line = frame.line() > 0 ? ":" + frame.line() : "";
    return Names.type(frame.type()) + "." + frame.method() + line;
  }

  private static void count(Map<String, long[]> counts, String name, long bytes) {
    String key = counts.size() < MOST || counts.containsKey(name) ? name : "other";
    long[] count = counts.computeIfAbsent(key, absent -> new long[2]);
    count[0]++;
    count[1] += bytes;
  }

  private static List<Allocated> sorted(Map<String, long[]> counts) {
    return counts.entrySet().stream()
        .map(each -> new Allocated(each.getKey(), each.getValue()[0], each.getValue()[1]))
        .sorted(
            Comparator.comparingLong(Allocated::bytes).reversed().thenComparing(Allocated::name))
        .toList();
  }
}
