package io.accbench.hotspot;

import io.accbench.jfr.JfrEvent;
import io.accbench.model.ForkHotspots.Deoptimized;
import io.accbench.model.ForkHotspots.JvmWork;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The garbage collections and deoptimizations, added up. */
final class JvmActivity {
  /**
   * The largest number of kept deoptimizations. Arbitrary: no program has as many, and a file may
   * be made up.
   */
  private static final int MOST = 100_000;

  private static final Deoptimized OTHER = new Deoptimized("other methods", "", "", 0);

  private long collections;
  private Duration pauses = Duration.ZERO;
  private Duration longestPause = Duration.ZERO;
  private boolean paused = true;
  private final Map<Deoptimized, Long> deoptimizations = new HashMap<>();

  void add(JfrEvent.Collection collection) {
    collections++;
    paused &= collection.pauses() != null && collection.longestPause() != null;
    if (paused) {
      pauses = pauses.plus(collection.pauses());
      if (collection.longestPause().compareTo(longestPause) > 0) {
        longestPause = collection.longestPause();
      }
    }
  }

  void add(JfrEvent.Deoptimization trap) {
    String method = StableNames.type(trap.method().type()) + "." + trap.method().method();
    add(new Deoptimized(method, trap.reason(), trap.action(), 0), 1);
  }

  /** Adds deoptimizations; the times of the key are ignored. */
  void add(Deoptimized each, long times) {
    Deoptimized key = new Deoptimized(each.method(), each.reason(), each.action(), 0);
    boolean kept = deoptimizations.size() < MOST || deoptimizations.containsKey(key);
    deoptimizations.merge(kept ? key : OTHER, times, Long::sum);
  }

  /**
   * @param collected whether collections would have been recorded, had there been any
   */
  JvmWork work(boolean collected, CompilerWork compilations) {
    return new JvmWork(
        collected ? (Long) collections : null,
        collected && paused ? millis(pauses) : Double.NaN,
        collected && paused ? millis(longestPause) : Double.NaN,
        compilations.compiled(),
        compilations.compileMillis(),
        compilations.latePerSecond());
  }

  /** Returns a duration of any length in ms; {@link Duration#toNanos()} overflows at 292 years. */
  static double millis(Duration duration) {
    return duration.getSeconds() * 1e3 + duration.getNano() / 1e6;
  }

  /** Returns the deoptimizations, the most frequent first. */
  List<Deoptimized> deoptimizations() {
    List<Deoptimized> counted = new ArrayList<>();
    deoptimizations.forEach(
        (key, times) ->
            counted.add(new Deoptimized(key.method(), key.reason(), key.action(), times)));
    counted.sort(
        Comparator.comparingLong(Deoptimized::times)
            .reversed()
            .thenComparing(Deoptimized::toString));
    return List.copyOf(counted);
  }
}
