package io.accbench.hotspot;

import io.accbench.hotspot.Hotspots.Deoptimized;
import io.accbench.hotspot.inlining.StableNames;
import io.accbench.jfr.JfrEvent;
import java.time.Duration;
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
    Deoptimized key = new Deoptimized(method, trap.reason(), trap.action(), 0);
    boolean kept = deoptimizations.size() < MOST || deoptimizations.containsKey(key);
    deoptimizations.merge(kept ? key : OTHER, 1L, Long::sum);
  }

  /**
   * @param collected whether collections would have been recorded, had there been any
   */
  Totals totals(boolean collected, CompilerWork compilations) {
    return new Totals(
        collected ? (Long) collections : null,
        collected && paused ? pauses : null,
        collected && paused ? longestPause : null,
        compilations.compiled(),
        compilations.latePerSecond());
  }

  List<Deoptimized> deoptimizations() {
    return Deoptimized.sorted(deoptimizations);
  }
}
