package io.accbench.application.load;

import java.util.List;
import org.apache.commons.math3.distribution.TDistribution;

/**
 * The ratio A / B of pairs, with the 99 % interval of Student's t for the mean of its logarithms. A
 * pair is one sample, so the interval is infinite for fewer than two.
 */
record PairedRatio(double ratio, double low, double high) {
  private static final double CONFIDENCE = 0.99;

  static PairedRatio of(List<Double> a, List<Double> b) {
    int n = a.size();
    double[] logs = new double[n];
    double mean = 0;
    for (int i = 0; i < n; i++) {
      logs[i] = Math.log(a.get(i) / b.get(i));
      mean += logs[i] / n;
    }
    double half = Double.POSITIVE_INFINITY;
    if (n > 1) {
      double squares = 0;
      for (double log : logs) {
        squares += (log - mean) * (log - mean);
      }
      double quantile = new TDistribution(n - 1).inverseCumulativeProbability((1 + CONFIDENCE) / 2);
      half = quantile * Math.sqrt(squares / (n - 1) / n);
    }
    return new PairedRatio(Math.exp(mean), Math.exp(mean - half), Math.exp(mean + half));
  }
}
