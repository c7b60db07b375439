package io.accbench.application.load;

import java.util.List;
import org.apache.commons.math3.distribution.TDistribution;

/**
 * The ratio A / B of rounds, with a 99 % interval. A round is one sample. Each side is the first in
 * every other round, and being the first may cost something: it was 2 % while the first service
 * idled until the second one had started. So this is a crossover in two periods: the variance of
 * the logarithms is that within rounds of the same order (Senn, Cross-over Trials in Clinical
 * Research, 2002, chapter 3). The interval is infinite for fewer than four rounds.
 */
record PairedRatio(double ratio, double low, double high) {
  private static final double CONFIDENCE = 0.99;

  /** Returns the ratio of an even number of rounds. */
  static PairedRatio of(List<Double> a, List<Double> b) {
    int n = a.size();
    double[] means = new double[2];
    for (int i = 0; i < n; i++) {
      means[i % 2] += Math.log(a.get(i) / b.get(i)) / (n / 2);
    }
    double squares = 0;
    for (int i = 0; i < n; i++) {
      double distance = Math.log(a.get(i) / b.get(i)) - means[i % 2];
      squares += distance * distance;
    }
    double mean = (means[0] + means[1]) / 2;
    double half = Double.POSITIVE_INFINITY;
    if (n > 2) {
      double quantile = new TDistribution(n - 2).inverseCumulativeProbability((1 + CONFIDENCE) / 2);
      half = quantile * Math.sqrt(squares / (n - 2) / n);
    }
    return new PairedRatio(Math.exp(mean), Math.exp(mean - half), Math.exp(mean + half));
  }
}
