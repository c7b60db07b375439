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
import java.util.TreeMap;

/**
 * The last compilation of each method by the last tier, and the calls that the first tier reports
 * but the last one does not. Compiler threads write to the log at the same time, each its own lines
 * in order, so each line is assigned to a compilation by its thread.
 */
final class Compilations {
  /** The tier of C2, or of another compiler in its place. */
  static final int LAST_TIER = 4;

  /** A part of the name of the method that holds JMH's measured loop. */
  static final String LOOP = "_jmhStub";

  /** Arbitrary: a JVM has at most one compiler thread per processor, and may replace them. */
  private static final int MOST_THREADS = 1_000;

  /** The most decisions that are kept. Arbitrary: 20 MB, thirty times those of a fork. */
  private static final int MOST_DECISIONS = 100_000;

  private final int mostMethods;
  private final Map<Integer, Compilation> open = new HashMap<>();
  private final Map<Compilation.Target, Compilation> last = new LinkedHashMap<>();
  private final Map<String, Map<Integer, Left>> untold = new HashMap<>();
  private final Map<String, Map<Integer, Left>> firstTier = new HashMap<>();
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

  /**
   * Ends a compilation. The log does not show when one ends, so it ends when its thread begins the
   * next one.
   */
  private void end(Compilation compilation) {
    if (compilation == null) {
      return;
    }
    if (compilation.start().level() == LAST_TIER) {
      keep(compilation);
    } else {
      compilation.calls().left().forEach(this::untold);
      compilation.calls().all().forEach(this::ofFirstTier);
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
    if (FirstTierReason.unloggedByLastTier(call.reason()) && untold.size() < MOST_DECISIONS) {
      untold
          .computeIfAbsent(call.place().caller(), caller -> new LinkedHashMap<>())
          .put(call.place().bci(), call);
    }
  }

  private void ofFirstTier(Left call) {
    if (firstTier.size() < MOST_DECISIONS) {
      firstTier
          .computeIfAbsent(call.place().caller(), caller -> new TreeMap<>())
          .put(call.place().bci(), call);
    }
  }

  /** Ends all open compilations: a thread's last compilation in the log counts as made. */
  void end() {
    List<Compilation> rest = List.copyOf(open.values());
    open.clear();
    rest.forEach(this::end);
  }

  /** Returns the last compilation of each method by the last tier, in the order of their ends. */
  Collection<Compilation> last() {
    return last.values();
  }

  /** Returns the calls in a method that the first tier reports but the last tier does not. */
  Collection<Left> untold(String caller) {
    return untold.getOrDefault(caller, Map.of()).values();
  }

  /**
   * Returns all calls in a method, in the order of its bytecode, as the first tier reports them:
   * unlike the last tier, it compiles branches that were never taken.
   */
  Collection<Left> calls(String caller) {
    return firstTier.getOrDefault(caller, Map.of()).values();
  }

  /**
   * Returns whether a compilation began no earlier than the first one of the measured loop; true
   * when the log has no compilation of the loop.
   */
  boolean measured(Compilation compilation) {
    return compilation.order() >= loop;
  }

  /** Returns whether methods were left out because there are too many. */
  boolean cut() {
    return cut;
  }
}
