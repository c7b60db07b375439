package io.accbench.stats;

import java.util.Arrays;

/** The checks and sums that all estimators share. */
final class Samples {
  private Samples() {}

  /**
   * Returns a sorted copy.
   *
   * @throws IllegalArgumentException when there is no sample, or one is NaN or infinite: a caller
   *     may drop such a sample and report it, but an estimate never hides it
   */
  static double[] sorted(double[] samples) {
    if (samples.length == 0) {
      throw new IllegalArgumentException("no samples");
    }
    for (double sample : samples) {
      if (!Double.isFinite(sample)) {
        throw new IllegalArgumentException("a sample is " + sample);
      }
    }
    double[] sorted = samples.clone();
    Arrays.sort(sorted);
    return sorted;
  }

  static void checkConfidence(double confidence) {
    if (!(confidence > 0 && confidence < 1)) {
      throw new IllegalArgumentException("confidence " + confidence + " is not between 0 and 1");
    }
  }

  static void checkLevel(double level) {
    if (!(level >= 0 && level <= 1)) {
      throw new IllegalArgumentException("level " + level + " is not between 0 and 1");
    }
  }

  static void checkFinite(double number) {
    if (!Double.isFinite(number)) {
      throw new IllegalArgumentException(number + " is not finite");
    }
  }

  static double mean(double[] samples, int from, int to) {
    double sum = 0;
    for (int i = from; i < to; i++) {
      sum += samples[i];
    }
    return sum / (to - from);
  }

  /** Returns the sum of the squared deviations from the mean. */
  static double squaredDeviations(double[] samples) {
    double mean = mean(samples, 0, samples.length);
    double sum = 0;
    for (double sample : samples) {
      sum += (sample - mean) * (sample - mean);
    }
    return sum;
  }
}
