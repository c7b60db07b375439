package io.accbench.stats;

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
   * edition, 1989), for over-dispersed counts. Where trials have weights, the expected variance of
   * a category is larger by its {@link SampleSum#unit}.
   *
   * @param categories the trials of each category, by cluster; every trial belongs to one category
   */
  public static ClusterSpread of(Collection<ClusteredSum> categories) {
    ClusteredSum trials = new ClusteredSum();
    categories.forEach(trials::add);
    int clusters = trials.clusters();
    double all = trials.sum().weight();
    double pearson = 0;
    int filled = 0;
    for (ClusteredSum category : categories) {
      double share = category.sum().weight() / all;
      if (share > 0) {
        filled++;
        double unit = category.sum().unit();
        pearson +=
            IntStream.range(0, clusters)
                .filter(i -> trials.weight(i) > 0)
                .mapToDouble(
                    i -> {
                      double expected = share * trials.weight(i);
                      return squared(category.weight(i) - expected) / (expected * unit);
                    })
                .sum();
      }
    }
    int freedom = filled == 0 ? 0 : (filled(trials) - 1) * (filled - 1);
    return freedom > 0 ? new ClusterSpread(pearson / freedom, freedom) : NONE;
  }

  /**
   * Returns the spread of a single category, of which no other is known: see {@link #atLeast}.
   *
   * @param successes the trials in the category, by cluster
   * @param trials all trials, by cluster
   */
  public static ClusterSpread of(ClusteredSum successes, ClusteredSum trials) {
    return new ClusterSpread(1, Math.max(0, filled(trials) - 1)).atLeast(successes, trials);
  }

  /**
   * Returns this spread, or one with the factor of a single category where that is larger. That
   * factor is the design effect, from the variance of a ratio of sums over clusters. Source: Rao
   * and Scott, "A simple method for the analysis of clustered binary data", Biometrics 48 (1992).
   *
   * @param successes the trials in the category, by cluster
   * @param trials all trials, by cluster
   */
  public ClusterSpread atLeast(ClusteredSum successes, ClusteredSum trials) {
    double all = trials.sum().weight();
    double share = successes.sum().weight() / all;
    int clusters = filled(trials);
    if (freedom == 0 || clusters < 2 || !(share > 0 && share < 1)) {
      return this;
    }
    double residuals =
        IntStream.range(0, trials.clusters())
            .mapToDouble(i -> squared(successes.weight(i) - share * trials.weight(i)))
            .sum();
    double own =
        clusters
            / (clusters - 1.0)
            * residuals
            / (all * share * (1 - share))
            / successes.sum().effect(trials.sum());
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

  private static int filled(ClusteredSum trials) {
    return (int) IntStream.range(0, trials.clusters()).filter(i -> trials.weight(i) > 0).count();
  }

  private static double squared(double number) {
    return number * number;
  }
}
