package io.accbench.stats;

import java.util.Arrays;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.apache.commons.math3.analysis.solvers.BrentSolver;
import org.apache.commons.math3.special.Erf;

/**
 * The two-sided level of each look of a schedule under an overall error, and back.
 *
 * <p>A look takes what its spending has freed since the last scheduled one before it. Levels are
 * remembered for each overall error, of which a run has few.
 */
final class SpendingPlan {
  /** Arbitrary: no interval is asked for that is surer. */
  private static final double LEAST_LEVEL = 1e-12;

  private static final double MOST_ERROR = 1 - 1e-9;

  private final int[] schedule;
  private final Spending spending;
  private final Map<Double, Continuation[]> paths = new ConcurrentHashMap<>();
  private final Map<Look, Double> levels = new ConcurrentHashMap<>();

  /** Below it the levels are known too coarsely to be solved for. */
  private static final double LEAST_SOLVED = 1e-10;

  private record Look(double error, int samples) {}

  /**
   * @param schedule samples at each look, ascending, at least one
   */
  SpendingPlan(int[] schedule, Spending spending) {
    this.schedule = schedule;
    this.spending = spending;
  }

  /** The level, at least 10⁻¹², of a look at so many samples after all scheduled ones before. */
  double level(double error, int samples) {
    return levels.computeIfAbsent(
        new Look(error, samples),
        look -> {
          Continuation[] path = paths.computeIfAbsent(error, e -> path(e, schedule.length - 1));
          return level(error, samples, path[earlier(samples)]);
        });
  }

  /** The overall error that gives a look this level; 1 when none does. */
  double overall(double level, int samples) {
    if (level == 0 || level == 1 || schedule.length == 1) {
      return level;
    }
    double bound = Math.min(1, level / increment(0.01, samples, earlier(samples)) * 0.01);
    if (level < LEAST_SOLVED || solved(MOST_ERROR, samples) <= level) {
      return bound;
    }
    double logarithm =
        new BrentSolver(1e-9, 1e-9)
            .solve(
                100,
                error -> Math.log(solved(Math.exp(error), samples) / level),
                Math.log(level) - 1e-6,
                Math.log(MOST_ERROR),
                Math.log(Math.min(bound, (level + 1) / 2)));
    return Math.exp(logarithm);
  }

  private double solved(double error, int samples) {
    int earlier = earlier(samples);
    return level(error, samples, path(error, earlier)[earlier]);
  }

  private double level(double error, int samples, Continuation before) {
    double boundary = before.boundary(samples, increment(error, samples, earlier(samples)));
    return Math.max(LEAST_LEVEL, Erf.erfc(boundary / Math.sqrt(2)));
  }

  /** What goes on before each scheduled look: the first element is the start. */
  private Continuation[] path(double error, int looks) {
    Continuation[] path = new Continuation[looks + 1];
    path[0] = Continuation.START;
    for (int i = 0; i < looks; i++) {
      double boundary = path[i].boundary(schedule[i], increment(error, schedule[i], i));
      path[i + 1] = path[i].after(schedule[i], boundary);
    }
    return path;
  }

  private double increment(double error, int samples, int earlier) {
    double before = earlier == 0 ? 0 : spent(error, schedule[earlier - 1]);
    return spent(error, samples) - before;
  }

  private double spent(double error, int samples) {
    return spending.spent(error, (double) samples / schedule[schedule.length - 1]);
  }

  /** The number of scheduled looks before the one at so many samples. */
  private int earlier(int samples) {
    return (int) Arrays.stream(schedule).filter(n -> n < samples).count();
  }
}
