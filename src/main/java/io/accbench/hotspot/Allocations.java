package io.accbench.hotspot;

import io.accbench.jfr.JfrEvent;
import io.accbench.jfr.StackFrame;
import io.accbench.model.ForkHotspots;
import io.accbench.model.ForkHotspots.Allocated;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The allocations of one sampler, by class and by site. */
final class Allocations {
  /**
   * The allocation samplers, the best first; the second stands for the pair of events of JDK 15 and
   * older.
   */
  static final List<String> SAMPLERS =
      List.of("jdk.ObjectAllocationSample", "jdk.ObjectAllocationInNewTLAB");

  private static final Comparator<Allocated> MOST_FIRST =
      Comparator.comparingLong(Allocated::bytes).reversed().thenComparing(Allocated::name);

  private static final int MOST = 100_000;

  /**
   * The number of classes or frames that are counted before their names are made readable;
   * arbitrary.
   */
  private static final int MOST_PENDING = 10_000;

  private static final String NOWHERE = "unknown";

  private final Map<String, long[]> types = new HashMap<>();
  private final Map<String, long[]> sites = new HashMap<>();
  private final Map<String, long[]> pendingTypes = new LinkedHashMap<>();
  private final Map<StackFrame, long[]> pendingSites = new LinkedHashMap<>();

  /** Returns the sampler that an event belongs to. */
  static String sampler(String event) {
    return event.equals(SAMPLERS.get(0)) ? event : SAMPLERS.get(1);
  }

  void add(JfrEvent.SampledAllocation allocation, TrimmedStack stack) {
    if (Math.max(pendingTypes.size(), pendingSites.size()) == MOST_PENDING) {
      count();
    }
    add(pendingTypes, allocation.type(), 1, allocation.bytes());
    add(pendingSites, stack.isEmpty() ? null : stack.leaf(), 1, allocation.bytes());
  }

  /** Adds the allocations of a fork that a journal holds. */
  void add(ForkHotspots fork) {
    fork.types()
        .forEach(each -> count(types, each.name(), new long[] {each.samples(), each.bytes()}));
    fork.sites()
        .forEach(each -> count(sites, each.name(), new long[] {each.samples(), each.bytes()}));
  }

  boolean isEmpty() {
    return types.isEmpty() && pendingTypes.isEmpty();
  }

  List<Allocated> byType() {
    count();
    return sorted(types);
  }

  List<Allocated> bySite() {
    count();
    return sorted(sites);
  }

  private void count() {
    pendingTypes.forEach((type, sum) -> count(types, JavaNames.type(StableNames.type(type)), sum));
    pendingTypes.clear();
    pendingSites.forEach((leaf, sum) -> count(sites, leaf == null ? NOWHERE : site(leaf), sum));
    pendingSites.clear();
  }

  private static String site(StackFrame frame) {
    String line = frame.line() > 0 ? ":" + frame.line() : "";
    return StableNames.type(frame.type()) + "." + frame.method() + line;
  }

  private static void count(Map<String, long[]> counts, String name, long[] sum) {
    boolean kept = counts.size() < MOST || counts.containsKey(name);
    add(counts, kept ? name : "other", sum[0], sum[1]);
  }

  private static <K> void add(Map<K, long[]> counts, K key, long samples, long bytes) {
    long[] count = counts.computeIfAbsent(key, absent -> new long[2]);
    count[0] += samples;
    count[1] += bytes;
  }

  private static List<Allocated> sorted(Map<String, long[]> counts) {
    return counts.entrySet().stream()
        .map(each -> new Allocated(each.getKey(), each.getValue()[0], each.getValue()[1]))
        .sorted(MOST_FIRST)
        .toList();
  }
}
