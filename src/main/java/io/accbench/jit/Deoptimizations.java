package io.accbench.jit;

import io.accbench.model.LeftCode;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * How often code of the last tier was left, by place. Where the log tells traps, code that is
 * discarded after one counts once, as the trap.
 */
final class Deoptimizations {
  private final JitLog.LogSizes sizes;
  private final int most;
  private final Map<LeftCode, Integer> sinceChange = new TreeMap<>();
  private final Map<LeftCode, Integer> whileSteady = new TreeMap<>();
  private final Set<Integer> trapped = new HashSet<>();

  /**
   * @param sizes the sizes of the log while it was written
   * @param most how many places are kept, and how many compilations
   */
  Deoptimizations(JitLog.LogSizes sizes, int most) {
    this.sizes = sizes;
    this.most = most;
  }

  /** Takes a line and returns whether it is of this kind. */
  boolean add(LogLine line, long position) {
    if (line instanceof LogLine.Trapped trap) {
      if (trapped.size() < most) {
        trapped.add(trap.id());
      }
      count(trap.level(), trap.method(), trap.bci(), trap.reason(), position);
      return true;
    }
    if (line instanceof LogLine.Discarded code) {
      if (!trapped.contains(code.id())) {
        count(code.level(), code.method(), -1, code.reason(), position);
      }
      return true;
    }
    return false;
  }

  private void count(int level, String method, int bci, String reason, long position) {
    if (level == Compilations.LAST_TIER && position <= sizes.last()) {
      LeftCode place = new LeftCode(Outcomes.MethodName.stable(method), bci, reason);
      add(sinceChange, place, position > sizes.change());
      add(whileSteady, place, position > sizes.steady());
    }
  }

  private void add(Map<LeftCode, Integer> places, LeftCode place, boolean counts) {
    if (counts && (places.size() < most || places.containsKey(place))) {
      places.merge(place, 1, Integer::sum);
    }
  }

  Map<LeftCode, Integer> changed() {
    return sinceChange;
  }

  Map<LeftCode, Integer> steady() {
    return whileSteady;
  }
}
