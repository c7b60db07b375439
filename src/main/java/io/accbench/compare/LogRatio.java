package io.accbench.compare;

import io.accbench.stats.Estimate;
import io.accbench.stats.TwoSample;
import java.util.List;

/** Computes ratios of independent forks on logarithms. */
final class LogRatio {
  private LogRatio() {}

  /** Returns numerator over denominator with its interval; all values must be above 0. */
  static Estimate of(List<Double> numerator, List<Double> denominator, double confidence) {
    Estimate log = TwoSample.difference(logs(numerator), logs(denominator), confidence);
    return log.exp();
  }

  /**
   * Returns the geometric mean of independent ratios with its interval. The interval shows how
   * exactly the mean of these very benchmarks is known, not what other benchmarks would give.
   *
   * <p>On logarithms the lower end lies √Σ(center − low)² / n below the centre, the upper one
   * likewise. Source: Zou and Donner, "Construction of confidence limits about effect measures: a
   * general approach", Statistics in Medicine 27 (2008).
   *
   * @param ratios at least one, all with intervals of the same level
   */
  static Estimate geometricMean(List<Estimate> ratios) {
    double sum = 0;
    double below = 0;
    double above = 0;
    int samples = Integer.MAX_VALUE;
    for (Estimate ratio : ratios) {
      double center = Math.log(ratio.center());
      sum += center;
      below += Math.pow(center - Math.log(ratio.low()), 2);
      above += Math.pow(Math.log(ratio.high()) - center, 2);
      samples = Math.min(samples, ratio.samples());
    }
    int n = ratios.size();
    return new Estimate(
        Math.exp(sum / n),
        Math.exp((sum - Math.sqrt(below)) / n),
        Math.exp((sum + Math.sqrt(above)) / n),
        samples);
  }

  private static double[] logs(List<Double> values) {
    return values.stream().mapToDouble(Math::log).toArray();
  }
}
