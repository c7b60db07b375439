package io.accbench.hotspot;

import io.accbench.jfr.StackFrame;
import io.accbench.model.Recorded;
import io.accbench.stats.ClusteredSum;
import io.accbench.stats.SampleSum;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Adds up the calls that were not inlined in the forks of a cell. */
final class PooledCalls {
  private record Key(StackFrame caller, int bytecode, StackFrame callee, String reason) {}

  private static final class Sum {
    private int compilations;
    private int files;
    private final ClusteredSum inCaller = new ClusteredSum();
    private final ClusteredSum inCall = new ClusteredSum();

    private void add(Recorded.NotInlined each, int fork) {
      compilations = Math.max(compilations, each.compilations());
      files++;
      inCaller.add(SampleSum.of(each.inCaller()), fork);
      inCall.add(SampleSum.of(each.inCall()), fork);
    }
  }

  private PooledCalls() {}

  /**
   * Returns the calls, those with the most samples in the call first. Samples are those of the
   * forks whose compiled code holds the call.
   */
  static List<NotInlined> of(List<Recorded> forks, Shares shares) {
    Map<Key, Sum> sums = new HashMap<>();
    for (int i = 0; i < forks.size(); i++) {
      for (Recorded.NotInlined each : forks.get(i).notInlined()) {
        sums.computeIfAbsent(key(each), absent -> new Sum()).add(each, i);
      }
    }
    return sums.entrySet().stream()
        .map(each -> call(each.getKey(), each.getValue(), shares))
        .sorted(NotInlinedCalls.ORDER)
        .toList();
  }

  private static Key key(Recorded.NotInlined each) {
    return new Key(
        PooledHotspots.frame(each.caller()),
        each.bytecode(),
        PooledHotspots.frame(each.callee()),
        each.reason());
  }

  private static NotInlined call(Key key, Sum sum, Shares shares) {
    return new NotInlined(
        key.caller(),
        key.bytecode(),
        key.callee(),
        key.reason(),
        sum.compilations,
        sum.files,
        shares.of(sum.inCaller),
        shares.of(sum.inCall));
  }
}
