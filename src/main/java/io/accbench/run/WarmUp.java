package io.accbench.run;

import io.accbench.model.Range;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/**
 * Decides when a fork has warmed up: its JIT compiler has come to rest and its iterations have
 * stopped getting faster. This is a rule for stopping, cheap and a little generous. The point where
 * the steady part really begins is found afterwards, from the whole series.
 *
 * <p>The fastest iterations of two neighbouring windows are compared, because noise only ever slows
 * down. Traini et al., "Towards effective assessment of steady state performance in Java software"
 * (EMSE 2022) show why no fixed number of iterations will do.
 */
final class WarmUp {
  /**
   * The least length of a window. It is long enough for HotSpot to notice, queue and compile a hot
   * method, and to find out that it assumed too much. Arbitrary: shorter windows miss forks that
   * are soon thrown back into the interpreter.
   */
  private static final Duration WINDOW = Duration.ofMillis(600);

  /**
   * The least share of all warm-up that a window takes, because a compiler that was busy for long
   * has longer breaks, too. Arbitrary.
   */
  private static final double LEAST_SHARE = 0.2;

  /** The share of a window that compilations which ended in it may have taken. Arbitrary. */
  private static final double COMPILED = 0.05;

  /**
   * The share of a window for which the compiler's threads may have run. A large compilation that
   * has not ended takes half a processor or more, even where two forks and their compilers share
   * two of them. Arbitrary: above what some small methods take.
   */
  private static final double RUNNING = 0.2;

  /** The gain in speed over the window before that shows a trend if it is exceeded. Arbitrary. */
  private static final double TREND = 0.02;

  private final Range iterations;
  private final boolean throughput;
  private final PhaseLimits.Phase limits;
  private final List<Double> costs = new ArrayList<>();
  private final List<Double> compiled = new ArrayList<>();
  private final List<Double> running = new ArrayList<>();
  private final List<Long> nanos = new ArrayList<>();
  private long allNanos;

  /**
   * @param iterations the fewest and the most
   * @param throughput whether a greater score is less time
   * @param limits the time after which fewer iterations than these will do
   */
  WarmUp(Range iterations, boolean throughput, PhaseLimits.Phase limits) {
    this.iterations = iterations;
    this.throughput = throughput;
    this.limits = limits;
  }

  /**
   * Takes an iteration.
   *
   * @param score the score in any unit
   * @param compiled the time that compilations which have ended took, over the time that passed
   * @param running the processor time of the compiler's threads over the time that passed
   * @param nanos the time that passed
   */
  void add(double score, double compiled, double running, long nanos) {
    costs.add(throughput ? 1 / score : score);
    this.compiled.add(compiled);
    this.running.add(running);
    this.nanos.add(nanos);
    allNanos += nanos;
  }

  /** Returns whether the iteration that comes next is to be the last. */
  boolean lastIsNext() {
    int next = costs.size() + 1;
    boolean few = next >= iterations.fewest() || limits.ended(iterations.fewest(), allNanos);
    return next >= iterations.most()
        || limits.ended(iterations.most(), allNanos)
        || (few && atRest());
  }

  private boolean atRest() {
    int end = costs.size();
    int middle = windowBefore(end);
    int start = windowBefore(middle);
    if (start < 0) {
      return false;
    }
    return average(compiled.subList(middle, end)) <= COMPILED
        && average(running.subList(middle, end)) <= RUNNING
        && fastest(middle, end) >= fastest(start, middle) * (1 - TREND);
  }

  private static double average(List<Double> shares) {
    return shares.stream().mapToDouble(Double::doubleValue).average().orElse(0);
  }

  /**
   * Returns the index at which a window begins that ends here, or a negative number if there was no
   * time for a window.
   */
  private int windowBefore(int end) {
    long left = Math.max(WINDOW.toNanos(), (long) (LEAST_SHARE * allNanos));
    int i = end;
    while (left > 0 && i > 0) {
      i--;
      left -= nanos.get(i);
    }
    return left > 0 ? -1 : i;
  }

  private double fastest(int from, int to) {
    return costs.subList(from, to).stream().mapToDouble(Double::doubleValue).min().orElse(0);
  }
}
