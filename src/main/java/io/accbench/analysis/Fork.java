package io.accbench.analysis;

import io.accbench.model.Cell;
import io.accbench.model.Launch;
import io.accbench.stats.Histogram;
import java.util.List;

/**
 * A launch, reduced to one sample: iterations inside of a fork are correlated, forks are not
 * (Kalibera and Jones, "Rigorous Benchmarking in Reasonable Time", ISMM 2013).
 *
 * @param launch as the journal has it
 * @param cause why it is no sample, or null: the launch failed, or its score is no positive number
 * @param score mean of the measured iterations, in the launch's unit; of sample time the mean over
 *     all its samples; NaN without a sample
 * @param nanosPerOp the same as time of one operation on its thread, ns
 * @param histogramNanos sample time only: all of its samples, ns; else empty
 * @param allocatedBytesPerOp mean over the iterations, B/op; NaN when it was not measured
 */
record Fork(
    Launch launch,
    String cause,
    double score,
    double nanosPerOp,
    Histogram histogramNanos,
    double allocatedBytesPerOp) {
  /** Arbitrary: beyond any time, count or size in any unit, and its square is still finite. */
  private static final double HUGE = 1e30;

  static Fork of(Cell cell, Launch launch) {
    if (launch.failed()) {
      return failed(launch, launch.cause());
    }
    Unit unit = Unit.parse(launch.unit());
    if (unit == null) {
      return failed(launch, "unit \"" + launch.unit() + "\" is unknown");
    }
    if (launch.scores() == null || launch.scores().isEmpty()) {
      return failed(launch, "no iteration was measured");
    }
    for (double score : launch.scores()) {
      if (!plausible(score)) {
        return failed(launch, "score " + score + " " + launch.unit() + " is no measurement");
      }
    }
    Histogram samples = new Histogram();
    if (!collect(launch.histograms(), samples)) {
      return failed(launch, "a histogram is malformed");
    }
    double score = samples.isEmpty() ? mean(launch.scores()) : samples.mean();
    double nanosPerOp = unit.nanosPerOp(score, cell.threads());
    if (!plausible(nanosPerOp)) {
      return failed(launch, "score " + score + " " + launch.unit() + " is no measurement");
    }
    return new Fork(
        launch,
        null,
        score,
        nanosPerOp,
        samples.scaled(unit.nanos()),
        mean(launch.allocatedBytesPerOp()));
  }

  private static Fork failed(Launch launch, String cause) {
    return new Fork(launch, cause, Double.NaN, Double.NaN, new Histogram(), Double.NaN);
  }

  boolean measured() {
    return cause == null;
  }

  int round() {
    return launch.round();
  }

  /** What the fork said of itself, or null. */
  String fact(String key) {
    return launch.facts() == null ? null : launch.facts().get(key);
  }

  /** Last measured iteration over the first; 1 when there is only one. */
  double drift() {
    List<Double> scores = launch.scores();
    return scores.get(scores.size() - 1) / scores.get(0);
  }

  private static boolean collect(List<List<List<Double>>> iterations, Histogram all) {
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

  /** A number above 0 that no later sum or square takes out of range; NaN is none. */
  private static boolean plausible(double value) {
    return value > 1 / HUGE && value < HUGE;
  }

  /** The mean of what is in range; NaN when nothing is. */
  private static double mean(List<Double> values) {
    return values == null
        ? Double.NaN
        : values.stream()
            .mapToDouble(Double::doubleValue)
            .filter(value -> Math.abs(value) < HUGE)
            .average()
            .orElse(Double.NaN);
  }
}
