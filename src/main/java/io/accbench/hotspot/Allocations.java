package io.accbench.hotspot;

import io.accbench.jfr.Frame;
import io.accbench.jfr.JfrEvent;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Allocations of one sampler, by class and by site. */
final class Allocations {
  private static final int MOST = 100_000;
  private static final String NOWHERE = "unknown";

  private final Map<String, long[]> types = new HashMap<>();
  private final Map<String, long[]> sites = new HashMap<>();

  void add(JfrEvent.Allocation allocation) {
    List<Frame> frames = BenchmarkStub.above(allocation.stack().frames());
    count(types, JavaNames.type(Names.type(allocation.type())), allocation.bytes());
    count(sites, frames.isEmpty() ? NOWHERE : site(frames.get(0)), allocation.bytes());
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
