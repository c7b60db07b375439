package io.accbench.run;

import io.accbench.model.Range;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/**
 * Says when a fork has warmed up: its JIT compiler has come to rest and its iterations have stopped
 * getting faster. A rule for stopping, cheap and a little generous; where the steady part really
 * begins is found afterwards, from the whole series.
 *
 * <p>Compared are the fastest iterations of two neighbouring windows, since noise only ever slows
 * down. Traini et al., "Towards effective assessment of steady state performance in Java software"
 * (EMSE 2022) show why no fixed number of iterations will do.
 */
final class WarmUp {
  /** Long enough for HotSpot to notice, queue and compile a hot method. Arbitrary. */
  private static final Duration WINDOW = Duration.ofMillis(400);

  /** Share of a window that the compiler's threads may still be busy. Arbitrary. */
  private static final double COMPILING = 0.05;

  /** A window that is faster than the one before by more than this shows a trend. Arbitrary. */
  private static final double TREND = 0.02;

  private final Range iterations;
  private final int window;
  private final List<Double> nanosPerOp = new ArrayList<>();
  private final List<Double> compiling = new ArrayList<>();

  /**
   * @param iterations the fewest and the most
   * @param time of one iteration
   */
  WarmUp(Range iterations, Duration time) {
    this.iterations = iterations;
    this.window = (int) Math.max(3, WINDOW.toNanos() / Math.max(1, time.toNanos()));
  }

  /**
   * Takes an iteration.
   *
   * @param nanosPerOp in any unit that grows with time
   * @param compiling milliseconds of compilation over milliseconds that passed
   */
  void add(double nanosPerOp, double compiling) {
    this.nanosPerOp.add(nanosPerOp);
    this.compiling.add(compiling);
  }

  /** Whether the iteration that comes next is to be the last. */
  boolean lastIsNext() {
    int next = nanosPerOp.size() + 1;
    return next >= iterations.most() || (next >= iterations.fewest() && atRest());
  }

  private boolean atRest() {
    int n = nanosPerOp.size();
    if (n < 2 * window) {
      return false;
    }
    double busy =
        compiling.subList(n - window, n).stream()
            .mapToDouble(Double::doubleValue)
            .average()
            .orElse(0);
    double now = fastest(n - window, n);
    return busy <= COMPILING && now >= fastest(n - 2 * window, n - window) * (1 - TREND);
  }

  private double fastest(int from, int to) {
    return nanosPerOp.subList(from, to).stream().mapToDouble(Double::doubleValue).min().orElse(0);
  }
}
