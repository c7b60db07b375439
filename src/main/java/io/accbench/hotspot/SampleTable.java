package io.accbench.hotspot;

import io.accbench.jfr.Frame;
import io.accbench.jfr.Stack;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The samples of one sampler, counted. */
final class SampleTable {
  /** Arbitrary: no program has as many that matter, and a file may be made up. */
  private static final int MOST_KEPT = 100_000;

  private final MethodCounts methods = new MethodCounts();
  private final Map<Access, Integer> accesses = new HashMap<>();
  private final Map<Frame, Frame> normalised = new HashMap<>();
  private final Map<Part, Integer> parts = new HashMap<>();
  private int withoutStack;
  private int truncated;

  void add(Stack stack) {
    if (stack.frames().isEmpty()) {
      withoutStack++;
      return;
    }
    List<Frame> cut = new ArrayList<>();
    for (Frame frame : BenchmarkStub.above(stack.frames())) {
      cut.add(normalised(frame));
    }
    methods.add(cut);
    truncated += stack.truncated() ? 1 : 0;
    Access access = Access.on(cut);
    count(accesses, access);
    count(parts, access == null ? new Part(cut.get(0), false) : new Part(access.owner(), true));
  }

  private static <K> void count(Map<K, Integer> counts, K key) {
    if (key != null && (counts.size() < MOST_KEPT || counts.containsKey(key))) {
      counts.merge(key, 1, Integer::sum);
    }
  }

  private Frame normalised(Frame frame) {
    if (normalised.size() > MOST_KEPT) {
      normalised.clear();
    }
    return normalised.computeIfAbsent(frame, Names::method);
  }

  int samples() {
    return methods.samples();
  }

  int withoutStack() {
    return withoutStack;
  }

  int truncated() {
    return truncated;
  }

  /** Those with the most samples of their own first; equal ones by name. */
  List<Share.OfMethod> methods() {
    return methods.counts().entrySet().stream()
        .map(
            each ->
                new Share.OfMethod(
                    each.getKey(), share(each.getValue().self), share(each.getValue().total)))
        .sorted(
            Comparator.comparingInt((Share.OfMethod each) -> each.self().samples())
                .reversed()
                .thenComparing(each -> each.method().toString()))
        .toList();
  }

  /** Those with the most samples first. */
  List<Share.OfAccess> accesses() {
    return accesses.entrySet().stream()
        .map(
            each ->
                new Share.OfAccess(
                    each.getKey().owner(), each.getKey().property(), share(each.getValue())))
        .sorted(
            Comparator.comparingInt((Share.OfAccess each) -> each.share().samples())
                .reversed()
                .thenComparing(each -> each.owner() + each.property()))
        .toList();
  }

  /** In no order; they add up to all samples. */
  List<Share.OfPart> parts() {
    return parts.entrySet().stream()
        .map(each -> new Share.OfPart(each.getKey(), share(each.getValue())))
        .toList();
  }

  /** Of all accesses together. */
  Share accessSamples() {
    return share(accesses.values().stream().mapToInt(each -> each).sum());
  }

  private Share share(int samples) {
    return new Share(samples, samples());
  }
}
