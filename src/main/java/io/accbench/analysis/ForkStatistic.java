package io.accbench.analysis;

import java.util.List;

/**
 * How the steady iterations of a fork become its one number.
 *
 * <p>Noise of shared machines comes in bursts and only adds: a low quantile leaves it out. What
 * falls into few iterations without being noise, garbage collection above all, is then measured
 * apart and added. A low quantile does not see rare slow paths at all; the trimmed mean sees those
 * that come at least once in ten iterations, and the plain mean stands beside it in every report.
 * {@code accbench calibrate} compares them by their spread and by what they miss.
 */
interface ForkStatistic {
  /** What JMH reports. */
  ForkStatistic MEAN = new OfMean();

  ForkStatistic MEDIAN = new QuantileAndGc("median", 0.5);

  ForkStatistic LOWER_QUARTILE = new QuantileAndGc("lower quartile", 0.25);

  ForkStatistic MINIMUM = new QuantileAndGc("minimum", 0);

  ForkStatistic TRIMMED_MEAN = new TrimmedMeanAndGc(10);

  List<ForkStatistic> ALL = List.of(MEAN, TRIMMED_MEAN, MEDIAN, LOWER_QUARTILE, MINIMUM);

  /** The one in use. */
  ForkStatistic DEFAULT = TRIMMED_MEAN;

  /** Its name in reports. */
  String words();

  /** The time of one operation, ns, above 0. */
  double nanosPerOp(Iterations iterations);

  /** The plain mean, collection included. */
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
   * out, and the mean collection of an operation on top.
   *
   * @param oneOf one of so many iterations is left out on each side
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
   * A quantile of the iterations without their garbage collection, and the mean collection of an
   * operation on top.
   *
   * @param name of the quantile
   * @param share from 0 (the minimum) to 1
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
