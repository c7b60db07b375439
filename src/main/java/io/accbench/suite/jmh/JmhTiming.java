package io.accbench.suite.jmh;

import io.accbench.model.CellTiming;
import io.accbench.model.Mode;
import io.accbench.model.Range;
import io.accbench.model.Settings;
import java.time.Duration;

/**
 * The iterations of a benchmark: the run's short ones, unless what the benchmark's annotations say
 * needs others.
 */
final class JmhTiming {
  /**
   * The fewest measured iterations of the author's own length. Arbitrary: as many as JMH's default.
   */
  private static final int FEWEST = 5;

  private final Settings settings;

  JmhTiming(Settings settings) {
    this.settings = settings;
  }

  /** Returns the iterations of a benchmark in a mode. */
  CellTiming of(JmhBenchmark benchmark, Mode mode) {
    if (!mode.steady()) {
      return singleShots(benchmark);
    }
    return keepsOwnIterations(benchmark) ? own(benchmark) : shortOnes(benchmark);
  }

  /**
   * Returns whether iterations of another length would do other work: what is set up before each
   * iteration lasts until its end.
   */
  static boolean keepsOwnIterations(JmhBenchmark benchmark) {
    return benchmark.has("Iteration");
  }

  /** Returns as many shots as the annotations say; one, and no warm-up, where they say nothing. */
  private CellTiming singleShots(JmhBenchmark benchmark) {
    return new CellTiming(
        Range.exactly(benchmark.warmUp().count().orElse(0)),
        settings.warmupTime(),
        benchmark.measurement().count().orElse(1),
        settings.time(),
        benchmark.unit().orElse(null));
  }

  private CellTiming shortOnes(JmhBenchmark benchmark) {
    return new CellTiming(
        warmUp(benchmark, settings.warmupTime(), settings.warmupIterations()),
        settings.warmupTime(),
        settings.iterations(),
        settings.time(),
        benchmark.unit().orElse(null));
  }

  private CellTiming own(JmhBenchmark benchmark) {
    Duration time = benchmark.measurement().time().orElse(Duration.ofSeconds(1));
    Duration warming = benchmark.warmUp().time().orElse(time);
    Range planned = settings.warmupIterations();
    Range scaled =
        new Range(
            count(planned.fewest(), settings.warmupTime(), warming),
            count(planned.most(), settings.warmupTime(), warming));
    return new CellTiming(
        warmUp(benchmark, warming, scaled),
        warming,
        Math.max(FEWEST, count(settings.iterations(), settings.time(), time)),
        time,
        benchmark.unit().orElse(null));
  }

  /** Returns how many iterations of another length take as long, rounded up. */
  private static int count(int iterations, Duration time, Duration other) {
    long nanos = iterations * time.toNanos();
    return (int) ((nanos + other.toNanos() - 1) / other.toNanos());
  }

  /** Returns a range of warm-up iterations, which is longer where the annotation says more. */
  private static Range warmUp(JmhBenchmark benchmark, Duration time, Range usual) {
    int annotated = benchmark.warmUp().whole().map(whole -> count(1, whole, time)).orElse(0);
    return annotated <= usual.fewest()
        ? usual
        : new Range(annotated, Math.max(annotated, usual.most()));
  }
}
