package io.accbench.hotspot;

import io.accbench.hotspot.Hotspots.Deoptimized;
import io.accbench.jfr.JfrEvent;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Collections, compilations and deoptimizations, added up. */
final class JvmActivity {
  /** Compilations of the last tier that are kept to see which were late; arbitrary. */
  private static final int MOST = 100_000;

  private static final int LAST_TIER = 4;

  private long collections;
  private long compilations;
  private Duration pauses = Duration.ZERO;
  private Duration longestPause = Duration.ZERO;
  private Duration compiling = Duration.ZERO;
  private Duration last = Duration.ZERO;
  private final List<Duration> lastTier = new ArrayList<>();
  private final Map<Deoptimized, Long> deoptimizations = new HashMap<>();

  void add(JfrEvent.Collection collection) {
    collections++;
    pauses = pauses.plus(collection.pauses());
    if (collection.longestPause().compareTo(longestPause) > 0) {
      longestPause = collection.longestPause();
    }
  }

  /**
   * @param since the recording began
   */
  void add(JfrEvent.Compilation compilation, Duration since) {
    compilations++;
    compiling = compiling.plus(compilation.duration());
    if (compilation.level() == LAST_TIER && lastTier.size() < MOST) {
      lastTier.add(since);
    }
  }

  void add(JfrEvent.Deoptimization trap) {
    String method = Names.type(trap.method().type()) + "." + trap.method().method();
    Deoptimized key = new Deoptimized(method, trap.reason(), trap.action(), 0);
    if (deoptimizations.size() < MOST || deoptimizations.containsKey(key)) {
      deoptimizations.merge(key, 1L, Long::sum);
    }
  }

  /** Time passes for this class when it is told of something. */
  void at(Duration since) {
    if (since.compareTo(last) > 0) {
      last = since;
    }
  }

  Totals totals() {
    Duration half = last.dividedBy(2);
    long late = lastTier.stream().filter(each -> each.compareTo(half) > 0).count();
    return new Totals(collections, pauses, longestPause, compilations, compiling, late);
  }

  List<Deoptimized> deoptimizations() {
    return deoptimizations.entrySet().stream()
        .map(
            each ->
                new Deoptimized(
                    each.getKey().method(),
                    each.getKey().reason(),
                    each.getKey().action(),
                    each.getValue()))
        .sorted(
            Comparator.comparingLong(Deoptimized::times)
                .reversed()
                .thenComparing(Deoptimized::toString))
        .toList();
  }
}
