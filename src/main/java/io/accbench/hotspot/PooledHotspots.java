package io.accbench.hotspot;

import io.accbench.hotspot.Hotspots.Deoptimized;
import io.accbench.jfr.StackFrame;
import io.accbench.model.Finding;
import io.accbench.model.Recorded;
import io.accbench.stats.ClusteredSum;
import io.accbench.stats.SampleSum;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** Adds up recordings of a journal: the forks of one cell. */
public final class PooledHotspots {
  private final List<Recorded> forks;

  private PooledHotspots(List<Recorded> forks) {
    this.forks = forks;
  }

  /**
   * Returns the hotspots of all forks, as if the recordings had been read together. Findings name
   * the fork, from 1.
   *
   * @param forks the recordings of the forks, at least one
   */
  public static Hotspots of(List<Recorded> forks) {
    return new PooledHotspots(forks).pooled();
  }

  private Hotspots pooled() {
    TreeSet<String> jvms = new TreeSet<>();
    TreeSet<String> collectors = new TreeSet<>();
    forks.forEach(fork -> jvms.addAll(fork.jvms()));
    forks.forEach(fork -> collectors.addAll(fork.collectors()));
    PartCounts parts = parts();
    Shares shares = parts.shares(samples(), forks.size());
    return new Hotspots(
        new Environment(jvms, collectors),
        forks.get(0).sampler(),
        shares.all(),
        methods(shares),
        accesses(shares),
        shares.of(accessSamples()),
        parts.parts(shares),
        allocated(forks.stream().map(Recorded::types).toList()),
        allocated(forks.stream().map(Recorded::sites).toList()),
        totals(),
        deoptimizations(),
        PooledCalls.of(forks, shares),
        Set.of(),
        findings());
  }

  private List<SampleShare.OfMethod> methods(Shares shares) {
    Map<StackFrame, ClusteredSum> self = new HashMap<>();
    Map<StackFrame, ClusteredSum> total = new HashMap<>();
    for (int i = 0; i < forks.size(); i++) {
      for (Recorded.MethodSamples each : forks.get(i).methods()) {
        of(self, frame(each.method())).add(SampleSum.of(each.self()), i);
        of(total, frame(each.method())).add(SampleSum.of(each.total()), i);
      }
    }
    return self.entrySet().stream()
        .map(
            each ->
                new SampleShare.OfMethod(
                    each.getKey(), shares.of(each.getValue()), shares.of(total.get(each.getKey()))))
        .sorted(SampleShare.OfMethod.MOST_FIRST)
        .toList();
  }

  private static <K> ClusteredSum of(Map<K, ClusteredSum> counts, K key) {
    return counts.computeIfAbsent(key, absent -> new ClusteredSum());
  }

  private List<SampleShare.OfAccess> accesses(Shares shares) {
    Map<PropertyAccess, ClusteredSum> counts = new HashMap<>();
    for (int i = 0; i < forks.size(); i++) {
      for (Recorded.AccessSamples each : forks.get(i).accesses()) {
        of(counts, new PropertyAccess(frame(each.owner()), each.property()))
            .add(SampleSum.of(each.samples()), i);
      }
    }
    return counts.entrySet().stream()
        .map(
            each ->
                new SampleShare.OfAccess(
                    each.getKey().owner(), each.getKey().property(), shares.of(each.getValue())))
        .sorted(SampleShare.OfAccess.MOST_FIRST)
        .toList();
  }

  private ClusteredSum samples() {
    return ClusteredSum.of(forks.stream().map(fork -> SampleSum.of(fork.samples())).toList());
  }

  private ClusteredSum accessSamples() {
    ClusteredSum counts = new ClusteredSum();
    for (int i = 0; i < forks.size(); i++) {
      counts.add(SampleSum.of(forks.get(i).accessSamples()), i);
    }
    return counts;
  }

  private PartCounts parts() {
    PartCounts parts = new PartCounts();
    for (int i = 0; i < forks.size(); i++) {
      for (Recorded.PartSamples each : forks.get(i).parts()) {
        parts.add(new Part(frame(each.method()), each.access()), SampleSum.of(each.samples()), i);
      }
    }
    return parts;
  }

  static StackFrame frame(Recorded.Method method) {
    return new StackFrame(method.type(), method.name(), method.descriptor(), 0);
  }

  private static List<Allocated> allocated(List<List<Recorded.Bytes>> byFork) {
    Map<String, Allocated> sums = new HashMap<>();
    for (List<Recorded.Bytes> fork : byFork) {
      for (Recorded.Bytes each : fork) {
        sums.merge(
            each.name(),
            new Allocated(each.name(), each.samples(), each.bytes()),
            (one, other) ->
                new Allocated(
                    one.name(), one.samples() + other.samples(), one.bytes() + other.bytes()));
      }
    }
    return sums.values().stream().sorted(Allocated.MOST_FIRST).toList();
  }

  private Totals totals() {
    List<Recorded.Jvm> jvms = forks.stream().map(Recorded::jvm).toList();
    List<Recorded.Jvm> known = jvms.stream().filter(jvm -> jvm.compiled() != null).toList();
    List<Double> late =
        jvms.stream().map(Recorded.Jvm::latePerSecond).filter(Double::isFinite).toList();
    Totals.Compiled compiled =
        new Totals.Compiled(
            known.stream().mapToLong(Recorded.Jvm::compiled).sum(),
            millis(known.stream().mapToDouble(Recorded.Jvm::compileMillis).sum()));
    List<Recorded.Jvm> collected = jvms.stream().filter(jvm -> jvm.collections() != null).toList();
    List<Recorded.Jvm> paused =
        collected.stream().filter(jvm -> Double.isFinite(jvm.pauseMillis())).toList();
    double longest = paused.stream().mapToDouble(Recorded.Jvm::longestPauseMillis).max().orElse(0);
    return new Totals(
        collected.isEmpty()
            ? null
            : (Long) collected.stream().mapToLong(Recorded.Jvm::collections).sum(),
        paused.isEmpty()
            ? null
            : millis(paused.stream().mapToDouble(Recorded.Jvm::pauseMillis).sum()),
        paused.isEmpty() ? null : millis(longest),
        known.isEmpty() ? null : compiled,
        late.isEmpty()
            ? null
            : (Double) late.stream().mapToDouble(Double::doubleValue).average().orElse(0));
  }

  private static Duration millis(double millis) {
    return Duration.ofNanos(Math.round(1e6 * millis));
  }

  private List<Deoptimized> deoptimizations() {
    Map<Deoptimized, Long> times = new HashMap<>();
    for (Recorded fork : forks) {
      for (Recorded.Deoptimized each : fork.deoptimizations()) {
        Deoptimized key = new Deoptimized(each.method(), each.reason(), each.action(), 0);
        times.merge(key, each.times(), Long::sum);
      }
    }
    return Deoptimized.sorted(times);
  }

  private List<Finding> findings() {
    List<Finding> findings = new ArrayList<>();
    for (int i = 0; i < forks.size(); i++) {
      String fork = "fork " + (i + 1);
      forks.get(i).findings().forEach(finding -> findings.add(finding.about(fork)));
    }
    return findings;
  }
}
