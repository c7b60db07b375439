package io.accbench.hotspot;

import io.accbench.jfr.StackFrame;
import io.accbench.model.Finding;
import io.accbench.model.ForkHotspots;
import io.accbench.model.ForkHotspots.AccessSamples;
import io.accbench.model.ForkHotspots.Allocated;
import io.accbench.model.ForkHotspots.JvmWork;
import io.accbench.model.ForkHotspots.MethodSamples;
import io.accbench.model.ForkHotspots.NamedMethod;
import io.accbench.model.ForkHotspots.PartSamples;
import io.accbench.model.UserException;
import io.accbench.stats.ClusteredSum;
import io.accbench.stats.SampleSum;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.ToLongFunction;

/** Converts hotspots to the form that a journal holds of each fork, and back. */
public final class JournaledHotspots {
  /** The share of the samples below which methods that only call others are left out. */
  private static final double LEAST_TOTAL = 0.005;

  /**
   * The number of rows that are kept; further rows of allocation are added up in one row, others
   * are dropped; arbitrary.
   */
  private static final int MOST_ROWS = 100;

  private JournaledHotspots() {}

  /**
   * Reads a recording with its stacks, which is one of several that are added up later.
   *
   * @throws UserException when the file is no recording, or nothing in it counts
   */
  public static ForkHotspots read(Path recording, Filter filter) {
    return of(HotspotReader.readFork(recording, filter));
  }

  /** Reads what the threads of a benchmark did in a fork's recording. */
  public static ForkHotspots read(Path recording) {
    return read(recording, new Filter(Filter.BENCHMARK_THREADS, List.of(), null, null, null));
  }

  /**
   * Returns hotspots without the rows that too few samples support. The samples of a journal have
   * no weights.
   */
  static ForkHotspots of(Hotspots hotspots) {
    double least = LEAST_TOTAL * hotspots.samples().weight();
    return new ForkHotspots(
        List.copyOf(hotspots.environment().jvms()),
        List.copyOf(hotspots.environment().collectors()),
        hotspots.sampler(),
        (int) hotspots.samples().weight(),
        hotspots.methods().stream()
            .filter(each -> each.self().samples() > 0 || each.total().samples() >= least)
            .map(
                each ->
                    new MethodSamples(
                        method(each.method()), number(each.self()), number(each.total())))
            .toList(),
        hotspots.accesses().stream()
            .map(
                each ->
                    new AccessSamples(method(each.owner()), each.property(), number(each.share())))
            .toList(),
        number(hotspots.accessSamples()),
        hotspots.parts().stream()
            .map(
                each ->
                    new PartSamples(
                        method(each.part().method()), each.part().access(), number(each.share())))
            .toList(),
        first(hotspots.types()),
        first(hotspots.sites()),
        hotspots.jvm(),
        hotspots.deoptimizations().stream().limit(MOST_ROWS).toList(),
        hotspots.notInlined().stream().limit(MOST_ROWS).map(JournaledHotspots::call).toList(),
        hotspots.findings(),
        RecordedStacks.of(hotspots.stacks()));
  }

  private static int number(SampleShare share) {
    return (int) share.samples();
  }

  private static NamedMethod method(StackFrame frame) {
    return new NamedMethod(frame.type(), frame.method(), frame.descriptor());
  }

  private static List<Allocated> first(List<Allocated> allocated) {
    if (allocated.size() <= MOST_ROWS) {
      return allocated;
    }
    List<Allocated> rows = new ArrayList<>(allocated.subList(0, MOST_ROWS));
    List<Allocated> others = allocated.subList(MOST_ROWS, allocated.size());
    rows.add(
        new Allocated(
            "other",
            others.stream().mapToLong(Allocated::samples).sum(),
            others.stream().mapToLong(Allocated::bytes).sum()));
    return rows;
  }

  private static ForkHotspots.RemainingCall call(NotInlined each) {
    return new ForkHotspots.RemainingCall(
        method(each.caller()),
        each.bytecode(),
        method(each.callee()),
        each.reason(),
        each.compilations(),
        number(each.inCaller()),
        number(each.inCall()));
  }

  static StackFrame frame(NamedMethod method) {
    return new StackFrame(method.type(), method.name(), method.descriptor(), 0);
  }

  /**
   * Returns the hotspots of all forks of a cell, as if the recordings had been read together.
   * Findings name the fork, from 1.
   *
   * @param forks the recordings of the forks, at least one
   */
  public static Hotspots pooled(List<ForkHotspots> forks) {
    Set<String> jvms = new TreeSet<>();
    Set<String> collectors = new TreeSet<>();
    SampleTable table = new SampleTable(true);
    Allocations allocations = new Allocations();
    JvmActivity activity = new JvmActivity();
    List<Finding> findings = new ArrayList<>();
    for (int i = 0; i < forks.size(); i++) {
      ForkHotspots fork = forks.get(i);
      String name = "fork " + (i + 1);
      jvms.addAll(fork.jvms());
      collectors.addAll(fork.collectors());
      table.add(fork, i);
      allocations.add(fork);
      fork.deoptimizations().forEach(each -> activity.add(each, each.times()));
      fork.findings().forEach(finding -> findings.add(finding.about(name)));
    }
    Shares shares = table.parts().shares(sum(forks, ForkHotspots::samples), forks.size());
    return new Hotspots(
        new Environment(jvms, collectors),
        forks.get(0).sampler(),
        shares.all(),
        table.methods(shares),
        table.accesses(shares),
        shares.of(sum(forks, ForkHotspots::accessSamples)),
        table.parts().parts(shares),
        allocations.byType(),
        allocations.bySite(),
        jvm(forks.stream().map(ForkHotspots::jvm).toList()),
        activity.deoptimizations(),
        NotInlinedCalls.pooled(forks, shares),
        Set.of(),
        findings,
        table.stacks());
  }

  private static ClusteredSum sum(List<ForkHotspots> forks, ToLongFunction<ForkHotspots> samples) {
    return ClusteredSum.of(
        forks.stream().map(fork -> SampleSum.of(samples.applyAsLong(fork))).toList());
  }

  private static JvmWork jvm(List<JvmWork> jvms) {
    List<JvmWork> collected = jvms.stream().filter(jvm -> jvm.collections() != null).toList();
    List<JvmWork> paused =
        collected.stream().filter(jvm -> Double.isFinite(jvm.pauseMillis())).toList();
    List<JvmWork> compiled = jvms.stream().filter(jvm -> jvm.compiled() != null).toList();
    return new JvmWork(
        collected.isEmpty()
            ? null
            : (Long) collected.stream().mapToLong(JvmWork::collections).sum(),
        paused.isEmpty()
            ? Double.NaN
            : rounded(paused.stream().mapToDouble(JvmWork::pauseMillis).sum()),
        paused.stream().mapToDouble(JvmWork::longestPauseMillis).max().orElse(Double.NaN),
        compiled.isEmpty() ? null : (Long) compiled.stream().mapToLong(JvmWork::compiled).sum(),
        compiled.isEmpty()
            ? Double.NaN
            : rounded(compiled.stream().mapToDouble(JvmWork::compileMillis).sum()),
        jvms.stream()
            .mapToDouble(JvmWork::latePerSecond)
            .filter(Double::isFinite)
            .average()
            .orElse(Double.NaN));
  }

  /** Returns a sum of milliseconds without the digits below a nanosecond, which no clock gave. */
  private static double rounded(double millis) {
    return JvmActivity.millis(Duration.ofNanos(Math.round(1e6 * millis)));
  }
}
