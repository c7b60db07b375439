package io.accbench.analysis.fork;

import io.accbench.model.Cell;
import io.accbench.model.Launch;
import io.accbench.model.Settings;
import io.accbench.stats.Histogram;
import java.util.AbstractList;
import java.util.List;
import java.util.stream.IntStream;

/** The iterations of a launch, whose scores are all plausible, from which one sample is made. */
record IterationSeries(Cell cell, Settings settings, Launch launch, Unit unit) {
  /** The empty histogram that all forks without samples share; nothing is ever added to it. */
  private static final Histogram NO_SAMPLES = new Histogram();

  /**
   * Returns the fork with its sample.
   *
   * @param score the score of all measured iterations
   * @param samples all samples in sample time, in the launch's unit; else empty
   */
  Fork fork(double score, Histogram samples) {
    double[] measured = nanos(launch.samples().scores());
    Steadiness steadiness = steadiness(measured);
    boolean all = IntStream.range(0, measured.length).allMatch(steadiness::counts);
    Histogram counted = all ? samples : steadySamples(steadiness);
    double mean = all ? score : mean(counted, steadiness);
    Iterations iterations =
        new Iterations(
            new Iterations.Times(
                nanosPerOp(),
                launch.samples().gcMillis(),
                settings.iterations().time().toNanos() / 1e6),
            steadiness);
    double gcNanos = iterations.gcNanosPerOp();
    double meanNanos = unit.nanosPerOp(mean, cell.threads());
    // a histogram weighs each operation alike: only its mean uses all of its samples
    return new Fork(
        launch,
        null,
        score,
        steadiness,
        meanNanos,
        counted.isEmpty() ? iterations.trimmedMeanWithoutGc() + gcNanos : meanNanos,
        gcNanos,
        counted.isEmpty() ? NO_SAMPLES : counted.scaled(unit.nanos()),
        Fork.mean(steady(launch.samples().allocatedBytesPerOp(), steadiness)));
  }

  private Steadiness steadiness(double... measured) {
    if (!cell.mode().steady()) {
      return Steadiness.UNJUDGED;
    }
    List<Double> all = launch.samples().warmup();
    List<Double> warmup = all.subList(ChangedFork.iterationsBefore(launch), all.size());
    boolean known = warmup.stream().allMatch(Fork::plausible);
    return Steadiness.of(known ? nanos(warmup) : new double[0], measured);
  }

  /** Returns the samples of the steady part; empty in any mode but sample time. */
  private Histogram steadySamples(Steadiness steadiness) {
    Histogram histogram = new Histogram();
    Fork.collect(steady(launch.samples().histograms(), steadiness), histogram);
    return histogram;
  }

  private double mean(Histogram counted, Steadiness steadiness) {
    return counted.isEmpty()
        ? Fork.mean(steady(launch.samples().scores(), steadiness))
        : counted.mean();
  }

  /**
   * Returns those of the values that belong to steady scores; all values if there is not one for
   * each score.
   */
  private <T> List<T> steady(List<T> beside, Steadiness steadiness) {
    return beside == null || beside.size() != launch.samples().scores().size()
        ? beside
        : IntStream.range(0, beside.size())
            .filter(steadiness::counts)
            .mapToObj(beside::get)
            .toList();
  }

  /** Returns the launch's own scores where they are times in ns; else a view that converts them. */
  private List<Double> nanosPerOp() {
    Unit ofTime = unit;
    int threads = cell.threads();
    List<Double> scores = launch.samples().scores();
    return unit.nanos() == 1 && !unit.perTime()
        ? scores
        : new AbstractList<>() {
          @Override
          public Double get(int index) {
            return ofTime.nanosPerOp(scores.get(index), threads);
          }

          @Override
          public int size() {
            return scores.size();
          }
        };
  }

  private double[] nanos(List<Double> scores) {
    return scores.stream().mapToDouble(score -> unit.nanosPerOp(score, cell.threads())).toArray();
  }
}
