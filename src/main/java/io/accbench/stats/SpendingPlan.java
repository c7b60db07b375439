package io.accbench.stats;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.apache.commons.math3.analysis.solvers.BrentSolver;
import org.apache.commons.math3.special.Erf;

/**
 * Converts an overall error into the two-sided level of each look of a schedule, and back.
 *
 * <p>A look spends the error that has become free since the scheduled look before it. Levels are
 * kept for each overall error, since a run has few of them.
 */
final class SpendingPlan {
  /** The smallest level of a look. Arbitrary: no interval needs a higher confidence. */
  private static final double LEAST_LEVEL = 1e-12;

  private static final double MOST_ERROR = 1 - 1e-9;

  private final int[] schedule;
  private final Spending spending;
  private final Map<Double, Path> paths = new ConcurrentHashMap<>();
  private final Map<Look, Double> levels = new ConcurrentHashMap<>();

  /** The smallest level that is solved for; levels below it are computed too coarsely. */
  private static final double LEAST_SOLVED = 1e-10;

  private record Look(double error, int samples) {}

  /**
   * @param schedule the numbers of samples at the looks, ascending, at least one number
   */
  SpendingPlan(int[] schedule, Spending spending) {
    this.schedule = schedule;
    this.spending = spending;
  }

  /**
   * Returns the level, at least 10⁻¹², of a look at so many samples, when all earlier scheduled
   * looks were taken.
   */
  double level(double error, int samples) {
    return levels.computeIfAbsent(
        new Look(error, samples), look -> level(samples, paths.computeIfAbsent(error, Path::new)));
  }

  /** Returns the overall error that gives a look this level, or an upper bound of it, at most 1. */
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
    return level(samples, new Path(error));
  }

  private double level(int samples, Path path) {
    int earlier = earlier(samples);
    double boundary =
        path.after(earlier).boundary(samples, increment(path.error, samples, earlier));
    return Math.max(LEAST_LEVEL, Erf.erfc(boundary / Math.sqrt(2)));
  }

  /** The distributions before the scheduled looks, each computed when it is first needed. */
  private final class Path {
    private final double error;
    private final List<Continuation> distributions = new ArrayList<>(List.of(Continuation.START));

    Path(double error) {
      this.error = error;
    }

    /** Returns the distribution after so many scheduled looks. */
    private synchronized Continuation after(int looks) {
      while (distributions.size() <= looks) {
        int look = distributions.size() - 1;
        Continuation last = distributions.get(look);
        double boundary = last.boundary(schedule[look], increment(error, schedule[look], look));
        distributions.add(last.after(schedule[look], boundary));
      }
      return distributions.get(looks);
    }
  }

  private double increment(double error, int samples, int earlier) {
    double before = earlier == 0 ? 0 : spent(error, schedule[earlier - 1]);
    return spent(error, samples) - before;
  }

  private double spent(double error, int samples) {
    return spending.spent(error, (double) samples / schedule[schedule.length - 1]);
  }

  /** Returns the number of scheduled looks before the one at so many samples. */
  private int earlier(int samples) {
    return (int) Arrays.stream(schedule).filter(n -> n < samples).count();
  }
}
