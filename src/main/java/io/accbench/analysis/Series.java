package io.accbench.analysis;

import io.accbench.model.Cell;
import io.accbench.model.Interleaving;
import io.accbench.model.Launch;
import io.accbench.model.Mode;
import io.accbench.model.Settings;
import io.accbench.stats.Histogram;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/** A launch's iterations on the way to one sample, all of its scores being plausible. */
final class Series {
  private final Cell cell;
  private final Settings settings;
  private final Launch launch;
  private final Unit unit;

  Series(Cell cell, Settings settings, Launch launch, Unit unit) {
    this.cell = cell;
    this.settings = settings;
    this.launch = launch;
    this.unit = unit;
  }

  /**
   * @param score of all measured iterations
   * @param samples all of them in sample time, in the launch's unit; else empty
   */
  Fork fork(double score, Histogram samples) {
    double[] measured = nanos(launch.scores());
    Steadiness steadiness = steadiness(measured);
    boolean all = IntStream.range(0, measured.length).allMatch(steadiness::counts);
    Histogram counted = all ? samples : steadySamples(steadiness);
    double mean = all ? score : mean(counted, steadiness);
    Iterations iterations =
        new Iterations(
            new Iterations.Times(boxed(measured), gcMillis(), iterationMillis()),
            steadiness,
            inTurns(),
            unit.nanosPerOp(mean, cell.threads()));
    // a histogram weighs each operation alike: only its mean is of all that it holds
    ForkStatistic statistic = counted.isEmpty() ? ForkStatistic.DEFAULT : ForkStatistic.MEAN;
    return new Fork(
        launch,
        null,
        score,
        steadiness,
        iterations,
        statistic.nanosPerOp(iterations),
        counted.scaled(unit.nanos()),
        Fork.mean(steady(launch.allocatedBytesPerOp(), steadiness)));
  }

  private Steadiness steadiness(double... measured) {
    if (!cell.mode().steady()) {
      return Steadiness.UNJUDGED;
    }
    List<Double> warmup = launch.warmup() == null ? List.of() : launch.warmup();
    boolean known = warmup.stream().allMatch(Fork::plausible);
    return Steadiness.of(known ? nanos(warmup) : new double[0], measured);
  }

  /** Empty in any mode but sample time. */
  private Histogram steadySamples(Steadiness steadiness) {
    Histogram histogram = new Histogram();
    Fork.collect(steady(launch.histograms(), steadiness), histogram);
    return histogram;
  }

  private double mean(Histogram counted, Steadiness steadiness) {
    return counted.isEmpty() ? Fork.mean(steady(launch.scores(), steadiness)) : counted.mean();
  }

  /** What stands beside the steady scores; all of it where it does not stand beside them. */
  private <T> List<T> steady(List<T> beside, Steadiness steadiness) {
    return beside == null || beside.size() != launch.scores().size()
        ? beside
        : IntStream.range(0, beside.size())
            .filter(steadiness::counts)
            .mapToObj(beside::get)
            .toList();
  }

  private boolean inTurns() {
    return settings != null
        && settings.interleaving() == Interleaving.ITERATIONS
        && cell.mode().steady()
        && cell.mode() != Mode.SAMPLE_TIME;
  }

  private List<Double> gcMillis() {
    return launch.gcMillis().stream()
        .map(millis -> millis == null ? Double.valueOf(Double.NaN) : millis)
        .toList();
  }

  private double iterationMillis() {
    return settings == null ? Double.POSITIVE_INFINITY : settings.time().toNanos() / 1e6;
  }

  private static List<Double> boxed(double... values) {
    return Arrays.stream(values).boxed().toList();
  }

  private double[] nanos(List<Double> scores) {
    return scores.stream().mapToDouble(score -> unit.nanosPerOp(score, cell.threads())).toArray();
  }
}
