package io.accbench.stats;

import java.util.Arrays;
import java.util.Collection;
import java.util.stream.IntStream;
import org.apache.commons.math3.special.Erf;

/**
 * The factor by which the variance of a share is larger than with independent trials, because the
 * trials come in clusters that differ from each other.
 *
 * @param factor from 0; a factor below 1 is due to chance
 * @param freedom degrees of freedom of the factor's estimate; 0 when nothing is known
 */
public record ClusterSpread(double factor, int freedom) {
  /** The spread of independent trials, and of a single cluster, which has no estimate. */
  public static final ClusterSpread NONE = new ClusterSpread(1, 0);

  /**
   * Returns the spread of all categories together: Pearson's statistic of a table of counts,
   * divided by its degrees of freedom. Source: McCullagh and Nelder, Generalized Linear Models (2nd
   * edition, 1989), for over-dispersed counts.
   *
   * @param categories the trials of each category, by cluster; every trial belongs to one category
   */
  public static ClusterSpread of(Collection<int[]> categories) {
    int[] trials = new int[categories.stream().mapToInt(each -> each.length).max().orElse(0)];
    for (int[] category : categories) {
      Arrays.setAll(trials, i -> trials[i] + category[i]);
    }
    double all = Arrays.stream(trials).sum();
    double pearson = 0;
    int filled = 0;
    for (int[] category : categories) {
      double share = Arrays.stream(category).sum() / all;
      if (share > 0) {
        filled++;
        pearson +=
            IntStream.range(0, trials.length)
                .filter(i -> trials[i] > 0)
                .mapToDouble(i -> squared(category[i] - share * trials[i]) / (share * trials[i]))
                .sum();
      }
    }
    int freedom = filled == 0 ? 0 : (clusters(trials) - 1) * (filled - 1);
    return freedom > 0 ? new ClusterSpread(pearson / freedom, freedom) : NONE;
  }

  /**
   * Returns this spread, or one with the factor of a single category where that is larger. That
   * factor is the design effect, from the variance of a ratio of sums over clusters. Source: Rao
   * and Scott, "A simple method for the analysis of clustered binary data", Biometrics 48 (1992).
   *
   * @param successes the trials in the category, by cluster
   * @param trials all trials, by cluster
   */
  public ClusterSpread atLeast(int[] successes, int[] trials) {
    double all = Arrays.stream(trials).sum();
    double share = Arrays.stream(successes).sum() / all;
    int clusters = clusters(trials);
    if (freedom == 0 || clusters < 2 || !(share > 0 && share < 1)) {
      return this;
    }
    double residuals =
        IntStream.range(0, trials.length)
            .mapToDouble(i -> squared(successes[i] - share * trials[i]))
            .sum();
    double own = clusters / (clusters - 1.0) * residuals / (all * share * (1 - share));
    return own > factor ? new ClusterSpread(own, freedom) : this;
  }

  /**
   * Returns the divisor, at least 1, that turns the number of trials into the number of equivalent
   * independent trials. It includes a ratio of quantiles, since the factor is an estimate. Source:
   * Korn and Graubard, "Confidence intervals for proportions with small expected number of positive
   * counts estimated from survey data", Survey Methodology 24 (1998).
   */
  double divisor(double confidence) {
    if (freedom == 0) {
      return 1;
    }
    double normal = Math.sqrt(2) * Erf.erfInv(confidence);
    double student = StudentInterval.quantile(freedom, confidence);
    return Math.max(1, factor * squared(student / normal));
  }

  private static int clusters(int[] trials) {
    return (int) Arrays.stream(trials).filter(each -> each > 0).count();
  }

  private static double squared(double number) {
    return number * number;
  }
}
