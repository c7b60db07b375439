package io.accbench.hotspot;

import io.accbench.jfr.StackFrame;
import io.accbench.model.ForkHotspots;
import io.accbench.stats.ClusteredSum;
import io.accbench.stats.SampleSum;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Selects the calls that were not inlined and that samples show to be made, and often. */
record NotInlinedCalls(SampleTable table, Shares shares) {
  /**
   * The least share of all samples that a kept call's caller has; a reader is shown callers with
   * more.
   */
  private static final double LEAST = 0.005;

  private static final Comparator<NotInlined> ORDER =
      Comparator.comparingLong((NotInlined each) -> each.inCall().samples())
          .thenComparingLong(each -> each.inCaller().samples())
          .reversed()
          .thenComparing(each -> each.caller().toString())
          .thenComparingInt(NotInlined::bytecode)
          .thenComparing(each -> each.callee() + each.reason());

  /** Returns the calls, those with the most samples in the call first. */
  List<NotInlined> of(Inlinings inlinings) {
    List<NotInlined> calls = new ArrayList<>();
    inlinings.sites().forEach((site, byFile) -> add(site, byFile, calls));
    calls.sort(ORDER);
    return List.copyOf(calls);
  }

  /** The sums of a call that forks have counted. */
  private static final class CountedCall {
    private int compilations;
    private int files;
    private final ClusteredSum inCaller = new ClusteredSum();
    private final ClusteredSum inCall = new ClusteredSum();
  }

  /**
   * Returns the calls in the forks of a journal, those with the most samples in the call first.
   * Samples are those of the forks whose compiled code holds the call.
   */
  static List<NotInlined> pooled(List<ForkHotspots> forks, Shares shares) {
    Map<UninlinedCall, CountedCall> sums = new HashMap<>();
    for (int i = 0; i < forks.size(); i++) {
      for (ForkHotspots.RemainingCall each : forks.get(i).notInlined()) {
        StackFrame caller = JournaledHotspots.frame(each.caller());
        StackFrame callee = JournaledHotspots.frame(each.callee());
        UninlinedCall call =
            new UninlinedCall(caller, each.bytecode(), callee, each.reason(), callee);
        CountedCall sum = sums.computeIfAbsent(call, absent -> new CountedCall());
        sum.compilations = Math.max(sum.compilations, each.compilations());
        sum.files++;
        sum.inCaller.add(SampleSum.of(each.inCaller()), i);
        sum.inCall.add(SampleSum.of(each.inCall()), i);
      }
    }
    List<NotInlined> calls = new ArrayList<>();
    sums.forEach(
        (call, sum) ->
            calls.add(
                call.remaining(
                    sum.compilations, sum.files, shares.of(sum.inCaller), shares.of(sum.inCall))));
    calls.sort(ORDER);
    return List.copyOf(calls);
  }

  private void add(
      UninlinedCall site, Map<Integer, Set<StackFrame>> byFile, List<NotInlined> calls) {
    ClusteredSum inCaller = table.total(site.caller());
    if (inCaller.sum().weight() == 0) {
      return; // this holds for most calls that compilers report
    }
    ClusteredSum inCall = table.calls(site.caller(), site.reached()).atMost(inCaller);
    int holding = 0;
    int compilations = 0;
    for (Set<StackFrame> outermost : byFile.values()) {
      int running = (int) outermost.stream().filter(this::runs).count();
      holding += running > 0 ? 1 : 0;
      compilations = Math.max(compilations, running);
    }
    NotInlined call = site.remaining(compilations, holding, shares.of(inCaller), shares.of(inCall));
    if (holding > 0 && matters(call)) {
      calls.add(call);
    }
  }

  /**
   * Returns whether samples show the compiled method; JMH's stub counts, too, though stacks are cut
   * there.
   */
  private boolean runs(StackFrame outermost) {
    return table.total(outermost).sum().weight() > 0 || JmhStub.is(outermost);
  }

  /**
   * Returns whether samples show the call and it has weight. Even a short call that is inlined
   * nowhere appears in a frame of its own sooner or later.
   */
  private static boolean matters(NotInlined call) {
    boolean made = call.inCall().samples() > 0;
    return made && (call.access() || call.inCaller().samples() >= LEAST * call.inCaller().of());
  }
}
