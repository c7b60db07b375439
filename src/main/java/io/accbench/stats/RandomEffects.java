package io.accbench.stats;

import java.util.List;
import org.apache.commons.math3.distribution.ChiSquaredDistribution;

/**
 * The mean of an effect that was estimated several times, where the true effects may differ: each
 * is drawn from a distribution with an unknown variance between them.
 *
 * <p>The variance between is DerSimonian and Laird's, "Meta-analysis in clinical trials",
 * Controlled Clinical Trials 7 (1986). The interval is Student's with k − 1 degrees of freedom.
 * Source: Hartung and Knapp, "A refined method for the meta-analysis of controlled clinical trials
 * with binary outcome", Statistics in Medicine 20 (2001). The standard error is never smaller than
 * DerSimonian and Laird's (Röver, Knapp and Friede, BMC Medical Research Methodology 15:99, 2015).
 * With two estimates it is very wide, because two say little about how much others differ.
 *
 * @param mean the mean with its interval, in the unit of the effects
 * @param between the standard deviation of the true effects, in their unit, 0 or more
 * @param heterogeneity I²: the share of the spread of the estimates that their own errors do not
 *     explain, from 0 to 1 (Higgins and Thompson, Statistics in Medicine 21, 2002)
 * @param homogeneous the p-value of the hypothesis that all true effects are the same (Cochran's Q)
 */
public record RandomEffects(
    Estimate mean, double between, double heterogeneity, double homogeneous) {

  /**
   * An estimate of the effect.
   *
   * @param effect the estimate
   * @param variance the square of its standard error, above 0, in the squared unit
   */
  public record Effect(double effect, double variance) {
    /**
     * Returns the trimmed mean of samples, as {@link TrimmedMean} has it.
     *
     * @param samples at least 2, independent, finite
     */
    public static Effect of(double[] samples) {
      Trimmed trimmed = Trimmed.of(samples);
      return new Effect(trimmed.center(), trimmed.variance());
    }
  }

  /**
   * Returns the mean of effects.
   *
   * @param effects at least 2
   * @param confidence two-sided level of the interval, between 0 and 1, both excluded: 0.99
   * @throws IllegalArgumentException with fewer effects, or when a variance is not above 0
   */
  public static RandomEffects of(List<Effect> effects, double confidence) {
    Samples.checkConfidence(confidence);
    int k = effects.size();
    if (k < 2 || effects.stream().anyMatch(each -> !(each.variance > 0))) {
      throw new IllegalArgumentException("two effects at least, with variances above 0");
    }
    double q = squares(effects, 0);
    double between = Math.max(0, (q - (k - 1)) / scale(effects));
    double weights = effects.stream().mapToDouble(each -> 1 / (each.variance + between)).sum();
    double stretch = Math.max(1, squares(effects, between) / (k - 1));
    Estimate mean =
        StudentInterval.around(
            center(effects, between), Math.sqrt(stretch / weights), k - 1, confidence, k);
    return new RandomEffects(
        mean,
        Math.sqrt(between),
        q > 0 ? Math.max(0, (q - (k - 1)) / q) : 0,
        1 - new ChiSquaredDistribution(null, k - 1).cumulativeProbability(q));
  }

  /** Returns the mean with weights from the variances within and between. */
  private static double center(List<Effect> effects, double between) {
    double weights = 0;
    double sum = 0;
    for (Effect each : effects) {
      double weight = 1 / (each.variance + between);
      weights += weight;
      sum += weight * each.effect;
    }
    return sum / weights;
  }

  /** Returns the weighted sum of squares about the weighted mean; Q without variance between. */
  private static double squares(List<Effect> effects, double between) {
    double center = center(effects, between);
    return effects.stream()
        .mapToDouble(
            each -> (each.effect - center) * (each.effect - center) / (each.variance + between))
        .sum();
  }

  /** Returns the factor by which a variance between raises the expected Q: Σw − Σw² / Σw. */
  private static double scale(List<Effect> effects) {
    double weights = effects.stream().mapToDouble(each -> 1 / each.variance).sum();
    double squares =
        effects.stream().mapToDouble(each -> 1 / (each.variance * each.variance)).sum();
    return weights - squares / weights;
  }
}
