package io.accbench.hotspot;

import io.accbench.hotspot.inlining.Inlinings;
import io.accbench.hotspot.inlining.UninlinedCall;
import io.accbench.jfr.StackFrame;
import io.accbench.stats.ClusteredSum;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Selects the calls that were not inlined and that samples show to be made, and often. */
final class NotInlinedCalls {
  /**
   * The least share of all samples that a kept call's caller has; a reader is shown callers with
   * more.
   */
  private static final double LEAST = 0.005;

  static final Comparator<NotInlined> ORDER =
      Comparator.comparingLong((NotInlined each) -> each.inCall().samples())
          .thenComparingLong(each -> each.inCaller().samples())
          .reversed()
          .thenComparing(each -> each.caller().toString())
          .thenComparingInt(NotInlined::bytecode)
          .thenComparing(each -> each.callee() + each.reason());

  private final SampleTable table;
  private final Shares shares;

  NotInlinedCalls(SampleTable table, Shares shares) {
    this.table = table;
    this.shares = shares;
  }

  /** Returns the calls, those with the most samples in the call first. */
  List<NotInlined> of(Inlinings inlinings) {
    List<NotInlined> calls = new ArrayList<>();
    inlinings.sites().byFile().forEach((site, byFile) -> add(site, byFile, calls));
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
    NotInlined call =
        new NotInlined(
            site.caller(),
            site.bytecode(),
            site.callee(),
            site.reason(),
            compilations,
            holding,
            shares.of(inCaller),
            shares.of(inCall));
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
