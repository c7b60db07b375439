package io.accbench.jit;

import io.accbench.jit.InliningTree.Left;
import io.accbench.jit.LogLine.Decided;
import io.accbench.jit.LogLine.GivenUp;
import io.accbench.jit.LogLine.Started;
import io.accbench.model.FirstTierReason;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The last compilation of each method by the last tier, and the calls of which that says nothing.
 * Compilers write at the same time, each its own lines in order, so lines are told apart by thread.
 */
final class Compilations {
  /** C2's, or that of another compiler in its place. */
  static final int LAST_TIER = 4;

  /** In the name of the method that holds JMH's measured loop. */
  private static final String LOOP = "_jmhStub";

  /** Arbitrary: a JVM has a compiling thread a processor at the most, and may replace them. */
  private static final int MOST_THREADS = 1_000;

  /** Decisions that are kept; arbitrary: 20 MB, thirty times a fork's. */
  private static final int MOST_DECISIONS = 100_000;

  private final int mostMethods;
  private final Map<Integer, Compilation> open = new HashMap<>();
  private final Map<Compilation.Target, Compilation> last = new LinkedHashMap<>();
  private final Map<String, Map<Integer, Left>> untold = new HashMap<>();
  private int started;
  private int loop = -1;
  private int kept;
  private boolean cut;

  Compilations(int mostMethods) {
    this.mostMethods = mostMethods;
  }

  void add(LogLine line) {
    if (line instanceof Started start) {
      begin(start);
    } else if (line instanceof GivenUp end) {
      open.computeIfPresent(
          end.thread(), (thread, one) -> one.start().id() == end.id() ? null : one);
    } else if (line instanceof Decided decision) {
      decided(decision);
    }
  }

  private void begin(Started start) {
    end(open.remove(start.thread()));
    if (loop < 0 && start.method().contains(LOOP)) {
      loop = started;
    }
    if (open.size() < MOST_THREADS) {
      open.put(start.thread(), new Compilation(start, started));
    }
    started++;
  }

  private void decided(Decided decision) {
    Compilation compilation = open.get(decision.thread());
    if (compilation == null) {
      return;
    }
    if (compilation.calls().size() < MOST_DECISIONS) {
      compilation.calls().add(decision);
    }
  }

  /** The log does not tell when a compilation ends; it has when its thread begins the next. */
  private void end(Compilation compilation) {
    if (compilation == null) {
      return;
    }
    if (compilation.start().level() == LAST_TIER) {
      keep(compilation);
    } else {
      compilation.calls().left().forEach(this::untold);
    }
  }

  private void keep(Compilation compilation) {
    Compilation before = last.remove(compilation.target());
    kept += compilation.calls().size() - (before == null ? 0 : before.calls().size());
    if (last.size() < mostMethods && kept <= MOST_DECISIONS) {
      last.put(compilation.target(), compilation);
    } else {
      kept -= compilation.calls().size();
      cut = true;
    }
  }

  private void untold(Left call) {
    if (FirstTierReason.untoldByLastTier(call.reason()) && untold.size() < MOST_DECISIONS) {
      untold
          .computeIfAbsent(call.place().caller(), caller -> new LinkedHashMap<>())
          .put(call.place().bci(), call);
    }
  }

  /** Ends what is open: the last compilation of a log counts as made. */
  void end() {
    List<Compilation> rest = List.copyOf(open.values());
    open.clear();
    rest.forEach(this::end);
  }

  /** The last of each method by the last tier, in the order in which they ended. */
  Collection<Compilation> last() {
    return last.values();
  }

  /** What the first tier said of calls in a method of which the last one says nothing. */
  Collection<Left> untold(String caller) {
    return untold.getOrDefault(caller, Map.of()).values();
  }

  /** Whether it began after the measured loop was compiled first; all did where none was. */
  boolean measured(Compilation compilation) {
    return compilation.order() >= loop;
  }

  /** Whether methods were left out because there are too many. */
  boolean cut() {
    return cut;
  }
}
