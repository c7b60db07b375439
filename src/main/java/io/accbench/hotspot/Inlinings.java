package io.accbench.hotspot;

import io.accbench.hotspot.CompiledMethod.DecidedCall;
import io.accbench.jfr.JfrEvent;
import io.accbench.jfr.StackFrame;
import io.accbench.model.FirstTierReason;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The calls that the code of the last tier still makes: by its last compilation of each method,
 * file by file.
 *
 * <p>C2 reports which calls it inlines, and which it did not inline though it knew the callee. It
 * says nothing of a call with too many receivers. C1, which compiled the method before, says of
 * such a call that it has no static binding (of a method handle: that it is no constant). So a call
 * counts as not inlined where C1 said so and C2, which compiled the method around it, said nothing.
 * Only stacks show whether the call is made at all.
 */
final class Inlinings {
  private static final int LAST_TIER = 4;

  /**
   * The largest number of kept decisions of a file; arbitrary: some tens of megabytes, fifty times
   * those of a fork.
   */
  private static final int MOST = 200_000;

  /** The largest number of kept calls in one method; arbitrary: few methods have a tenth. */
  private static final int MOST_OF_CALLER = 1_000;

  private final Map<Long, List<JfrEvent.Inlining>> open = new HashMap<>();
  private final Set<Long> cut = new HashSet<>();
  private final Map<StackFrame, Last> last = new LinkedHashMap<>();
  private final Map<StackFrame, Map<DecidedCall, JfrEvent.Inlining>> unlogged = new HashMap<>();

  /**
   * The largest number of pairs of a call and a compiled method; arbitrary: some twenty megabytes.
   */
  private static final int MOST_PAIRS = 200_000;

  private final Map<UninlinedCall, Map<Integer, Set<StackFrame>>> sites = new LinkedHashMap<>();
  private int pairs;
  private int kept;
  private int file = -1;
  private int known;
  private int unknown;

  /** Ends a file, if there was one, and begins the next. */
  void file() {
    end();
    file++;
  }

  /**
   * The last compilation of a method.
   *
   * @param decisions null where too many of them were recorded
   */
  private record Last(Instant time, List<JfrEvent.Inlining> decisions) {}

  /**
   * Adds a decision. Where there are too many, the whole compilation is dropped: what remained of
   * it would look as if it did not mention some calls.
   */
  void add(JfrEvent.Inlining decision) {
    if (kept < MOST && !cut.contains(decision.compilation())) {
      kept++;
      open.computeIfAbsent(decision.compilation(), id -> new ArrayList<>()).add(decision);
    } else if (cut.size() < MOST) {
      cut.add(decision.compilation());
    }
  }

  /** Ends a compilation, after all of its decisions. */
  void add(JfrEvent.MethodCompilation compilation) {
    List<JfrEvent.Inlining> decisions = open.remove(compilation.id());
    boolean whole = !cut.remove(compilation.id());
    known += decisions != null && whole ? 1 : 0;
    unknown += whole ? 0 : 1;
    List<JfrEvent.Inlining> all = decisions == null ? List.of() : decisions;
    if (compilation.level() == LAST_TIER && compilation.succeeded()) {
      last(compilation, all, whole);
    } else {
      kept -= all.size();
      all.stream().filter(each -> compilation.level() < LAST_TIER).forEach(this::unlogged);
    }
  }

  /**
   * Keeps the last compilation of a method, even without decisions: the method may still hold a
   * call that the compiler says nothing of. Two compiler threads' compilations are in any order.
   */
  private void last(JfrEvent.MethodCompilation made, List<JfrEvent.Inlining> all, boolean whole) {
    Last before = last.get(made.method());
    boolean later = before == null || !made.time().isBefore(before.time());
    if (!later || before == null && last.size() == MOST) {
      kept -= all.size();
      return;
    }
    kept -= (before == null || before.decisions() == null ? 0 : before.decisions().size());
    kept -= whole ? 0 : all.size();
    last.put(made.method(), new Last(made.time(), whole ? all : null));
  }

  private void unlogged(JfrEvent.Inlining decision) {
    if (!decision.succeeded()
        && FirstTierReason.unloggedByLastTier(decision.message())
        && unlogged.size() < MOST) {
      DecidedCall place = CompiledMethod.place(decision);
      Map<DecidedCall, JfrEvent.Inlining> places =
          unlogged.computeIfAbsent(place.caller(), caller -> new HashMap<>());
      if (places.size() < MOST_OF_CALLER) {
        places.put(place, decision);
      }
    }
  }

  private void end() {
    Set<DecidedCall> inlined = new HashSet<>();
    last.values().removeIf(each -> each.decisions() == null);
    for (Last each : last.values()) {
      each.decisions().stream()
          .filter(JfrEvent.Inlining::succeeded)
          .forEach(decision -> inlined.add(CompiledMethod.place(decision)));
    }
    last.forEach(
        (method, each) -> end(new CompiledMethod(method, each.decisions()), method, inlined));
    unknown += open.size();
    open.clear();
    cut.clear();
    last.clear();
    unlogged.clear();
    kept = 0;
  }

  private void end(CompiledMethod compiled, StackFrame outermost, Set<DecidedCall> inlined) {
    StackFrame name = StableNames.method(outermost);
    compiled.failures().forEach(site -> hold(site, name));
    for (StackFrame method : compiled.methods()) {
      for (JfrEvent.Inlining call : unlogged.getOrDefault(method, Map.of()).values()) {
        if (unmentioned(CompiledMethod.place(call), compiled, inlined)) {
          hold(compiled.site(call), name);
        }
      }
    }
  }

  /**
   * Returns whether this compilation says nothing of a call and no other has inlined the call, so
   * that samples in the call may come from it. A lambda form is an exception: all users of handles
   * of one type share it.
   */
  private static boolean unmentioned(
      DecidedCall place, CompiledMethod compiled, Set<DecidedCall> inlined) {
    return !compiled.decided(place)
        && (!inlined.contains(place) || CompiledMethod.ofHandle(place.caller()));
  }

  private void hold(UninlinedCall site, StackFrame outermost) {
    if (pairs < MOST_PAIRS) {
      Map<Integer, Set<StackFrame>> byFile = sites.computeIfAbsent(site, absent -> new HashMap<>());
      boolean added = byFile.computeIfAbsent(file, absent -> new HashSet<>()).add(outermost);
      pairs += added ? 1 : 0;
    }
  }

  /**
   * Ends the last file and returns the calls that were not inlined, with the compiled methods that
   * hold each, by the index of the file.
   */
  Map<UninlinedCall, Map<Integer, Set<StackFrame>>> sites() {
    end();
    return sites;
  }

  /**
   * Returns the number of compilations with recorded decisions but without a record of method and
   * compiler.
   */
  int unknown() {
    return unknown;
  }

  /** Returns the number of compilations with both their decisions and their method recorded. */
  int known() {
    return known;
  }
}
