package io.accbench.analysis.fork;

import java.util.List;

/**
 * A statistic that makes one number of the steady iterations of a fork.
 *
 * <p>Noise of shared machines comes in bursts and only adds time: a low quantile leaves it out. A
 * cost that falls into few iterations without being noise, garbage collection above all, is then
 * measured separately and added. A low quantile does not see rare slow paths at all. The trimmed
 * mean sees those that come at least once in ten iterations, and every report shows the plain mean
 * as well. {@code accbench calibrate} compares the statistics by their spread and by what they
 * miss.
 */
public interface ForkStatistic {
  /** The plain mean, which JMH reports. */
  ForkStatistic MEAN = new OfMean();

  ForkStatistic MEDIAN = new QuantileAndGc("median", 0.5);

  ForkStatistic LOWER_QUARTILE = new QuantileAndGc("lower quartile", 0.25);

  ForkStatistic MINIMUM = new QuantileAndGc("minimum", 0);

  ForkStatistic TRIMMED_MEAN = new TrimmedMeanAndGc(10);

  List<ForkStatistic> ALL = List.of(MEAN, TRIMMED_MEAN, MEDIAN, LOWER_QUARTILE, MINIMUM);

  /** The statistic in use. */
  ForkStatistic DEFAULT = TRIMMED_MEAN;

  /** Returns the statistic's name in reports. */
  String words();

  /** Returns the time of one operation, ns, above 0. */
  double nanosPerOp(Iterations iterations);

  /** The plain mean, garbage collection included. */
  record OfMean() implements ForkStatistic {
    @Override
    public String words() {
      return "mean";
    }

    @Override
    public double nanosPerOp(Iterations iterations) {
      return iterations.meanNanosPerOp();
    }
  }

  /**
   * The mean of the iterations without their garbage collection, the fastest and the slowest left
   * out, plus the mean collection time of an operation.
   *
   * @param oneOf the divisor: with 10, a tenth of the iterations is left out on each side
   */
  record TrimmedMeanAndGc(int oneOf) implements ForkStatistic {
    @Override
    public String words() {
      return 100 / oneOf + " % trimmed mean + GC";
    }

    @Override
    public double nanosPerOp(Iterations iterations) {
      return iterations.trimmedMeanWithoutGc(oneOf) + iterations.gcNanosPerOp();
    }
  }

  /**
   * A quantile of the iterations without their garbage collection, plus the mean collection time of
   * an operation.
   *
   * @param name the quantile's name
   * @param share the quantile's share, from 0 (the minimum) to 1
   */
  record QuantileAndGc(String name, double share) implements ForkStatistic {
    @Override
    public String words() {
      return name + " + GC";
    }

    @Override
    public double nanosPerOp(Iterations iterations) {
      return iterations.quantileWithoutGc(share) + iterations.gcNanosPerOp();
    }
  }
}
