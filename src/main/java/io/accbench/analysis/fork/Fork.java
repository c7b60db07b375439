package io.accbench.analysis.fork;

import io.accbench.model.Cell;
import io.accbench.model.Launch;
import io.accbench.model.Settings;
import io.accbench.stats.Histogram;
import java.util.List;

/**
 * A launch, reduced to one sample. Iterations within a fork are correlated, forks are not (Kalibera
 * and Jones, "Rigorous Benchmarking in Reasonable Time", ISMM 2013).
 *
 * @param launch the launch as the journal has it
 * @param cause why it is no sample, or null: the launch failed, or its score is no positive number
 * @param score mean of the measured iterations, in the launch's unit; of sample time the mean over
 *     all its samples; NaN without a sample
 * @param steadiness from which iteration on it was steady
 * @param meanNanosPerOp plain mean of the steady part as JMH takes it, garbage collection included,
 *     ns; NaN without a sample
 * @param nanosPerOp time of one operation on its thread that stands for the fork in a ratio, ns:
 *     its trimmed mean and collection over the steady part, in sample time the plain mean; NaN
 *     without a sample
 * @param gcNanosPerOp time of the collections of the steady part for each operation, ns; NaN
 *     without a sample
 * @param histogramNanos sample time only: the samples of the steady part, ns; else empty
 * @param allocatedBytesPerOp mean over the steady part, B/op; NaN when it was not measured
 */
public record Fork(
    Launch launch,
    String cause,
    double score,
    Steadiness steadiness,
    double meanNanosPerOp,
    double nanosPerOp,
    double gcNanosPerOp,
    Histogram histogramNanos,
    double allocatedBytesPerOp) {
  /**
   * The upper limit of plausible numbers; its inverse is the lower limit. Arbitrary: beyond any
   * time, count or size in any unit, and its square is still finite.
   */
  private static final double HUGE = 1e30;

  /**
   * Returns the fork of a launch: a sample, or the cause why there is no sample.
   *
   * @param settings how it measured
   */
  static Fork of(Cell cell, Settings settings, Launch launch) {
    if (launch.failed()) {
      return failed(launch, launch.outcome().cause());
    }
    Unit unit = Unit.parse(launch.samples().unit());
    if (unit == null) {
      return failed(launch, "unit \"" + launch.samples().unit() + "\" is unknown");
    }
    if (launch.samples().scores().isEmpty()) {
      return failed(launch, "no iteration was measured");
    }
    for (double score : launch.samples().scores()) {
      if (!plausible(score)) {
        return failed(
            launch, "score " + score + " " + launch.samples().unit() + " is no measurement");
      }
    }
    Histogram samples = new Histogram();
    if (!collect(launch.samples().histograms(), samples)) {
      return failed(launch, "a histogram is malformed");
    }
    double score = samples.isEmpty() ? mean(launch.samples().scores()) : samples.mean();
    if (!plausible(unit.nanosPerOp(score, cell.threads()))) {
      return failed(
          launch, "score " + score + " " + launch.samples().unit() + " is no measurement");
    }
    return new IterationSeries(cell, settings, launch, unit).fork(score, samples);
  }

  private static Fork failed(Launch launch, String cause) {
    return new Fork(
        launch,
        cause,
        Double.NaN,
        Steadiness.UNJUDGED,
        Double.NaN,
        Double.NaN,
        Double.NaN,
        new Histogram(),
        Double.NaN);
  }

  boolean measured() {
    return cause == null;
  }

  public int round() {
    return launch.round();
  }

  /**
   * Returns the mean allocation over all iterations, as {@link #score} is, B/op; NaN when it was
   * not measured.
   */
  public double meanBytesPerOp() {
    return mean(launch.samples().allocatedBytesPerOp());
  }

  /** Returns the value of a fact that the fork reported, or null. */
  String fact(String key) {
    return launch.facts().get(key);
  }

  static boolean collect(List<List<List<Double>>> iterations, Histogram all) {
    if (iterations == null) {
      return true;
    }
    for (List<List<Double>> iteration : iterations) {
      for (List<Double> pair : iteration) {
        if (pair.size() != 2
            || !plausible(pair.get(0))
            || !(pair.get(1) >= 0 && pair.get(1) < HUGE)) {
          return false;
        }
        all.add(pair.get(0), pair.get(1));
      }
    }
    return true;
  }

  /**
   * Returns whether a value is a number above 0 that no later sum or square takes out of range;
   * false for NaN.
   */
  static boolean plausible(double value) {
    return value > 1 / HUGE && value < HUGE;
  }

  /** Returns the mean of the values that are in range; NaN when there is no such value. */
  static double mean(List<Double> values) {
    return values.stream()
        .mapToDouble(Double::doubleValue)
        .filter(value -> Math.abs(value) < HUGE)
        .average()
        .orElse(Double.NaN);
  }
}
