package io.accbench.suite.jmh;

import io.accbench.model.CellTiming;
import io.accbench.model.Mode;
import io.accbench.model.Range;
import io.accbench.model.Settings;
import io.accbench.model.Settings.IterationPlan;
import java.time.Duration;
import java.util.Set;

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
  private final Set<String> overridden;

  /**
   * @param overridden the options that the command line gives, which go before annotations, as in
   *     JMH
   */
  JmhTiming(Settings settings, Set<String> overridden) {
    this.settings = settings;
    this.overridden = overridden;
  }

  /** Returns the iterations of a benchmark in a mode. */
  CellTiming of(JmhBenchmark benchmark, Mode mode) {
    if (!mode.steady()) {
      return singleShots(benchmark);
    }
    return needsOwnIterations(benchmark) ? own(benchmark) : shortOnes(benchmark);
  }

  /**
   * Returns whether iterations of another length would do other work: what is set up before each
   * iteration lasts until its end.
   */
  private static boolean needsOwnIterations(JmhBenchmark benchmark) {
    return benchmark.has("Iteration");
  }

  /** Returns whether the iterations of a benchmark keep the length that its author chose. */
  boolean keepsLength(JmhBenchmark benchmark) {
    return benchmark.mode().steady() && needsOwnIterations(benchmark) && !overridden.contains("-r");
  }

  /**
   * Returns as many shots as the command line or the annotations say; one, and no warm-up, where
   * they say nothing. The warm-up of shots has no range, since nothing ends it early.
   */
  private CellTiming singleShots(JmhBenchmark benchmark) {
    return new CellTiming(
        new IterationPlan(
            Range.exactly(
                overridden.contains("-wi")
                    ? settings.iterations().warmup().fewest()
                    : benchmark.warmUp().count().orElse(0)),
            settings.iterations().warmupTime(),
            overridden.contains("-i")
                ? settings.iterations().measured()
                : benchmark.measurement().count().orElse(1),
            settings.iterations().time()),
        benchmark.unit().orElse(null));
  }

  private CellTiming shortOnes(JmhBenchmark benchmark) {
    return new CellTiming(
        new IterationPlan(
            warmUp(benchmark, settings.iterations().warmupTime()),
            settings.iterations().warmupTime(),
            settings.iterations().measured(),
            settings.iterations().time()),
        benchmark.unit().orElse(null));
  }

  private CellTiming own(JmhBenchmark benchmark) {
    Duration authors = benchmark.measurement().time().orElse(Duration.ofSeconds(1));
    Duration time = overridden.contains("-r") ? settings.iterations().time() : authors;
    Duration warming =
        overridden.contains("-w")
            ? settings.iterations().warmupTime()
            : benchmark.warmUp().time().orElse(authors);
    return new CellTiming(
        new IterationPlan(
            warmUp(benchmark, warming),
            warming,
            overridden.contains("-i")
                ? settings.iterations().measured()
                : Math.max(
                    FEWEST,
                    count(settings.iterations().measured(), settings.iterations().time(), time)),
            time),
        benchmark.unit().orElse(null));
  }

  /** Returns how many iterations of another length take as long, rounded up. */
  private static int count(int iterations, Duration time, Duration other) {
    long nanos = iterations * time.toNanos();
    return (int) ((nanos + other.toNanos() - 1) / other.toNanos());
  }

  /**
   * Returns the warm-up iterations, each as long as {@code time}. They are those of the command
   * line if it gives some. Else they last as long as the run's, or as the annotation says if that
   * is longer.
   */
  private Range warmUp(JmhBenchmark benchmark, Duration time) {
    Range planned = settings.iterations().warmup();
    if (overridden.contains("-wi")) {
      return planned;
    }
    int fewest = count(planned.fewest(), settings.iterations().warmupTime(), time);
    int most = count(planned.most(), settings.iterations().warmupTime(), time);
    int annotated = benchmark.warmUp().whole().map(whole -> count(1, whole, time)).orElse(0);
    return new Range(Math.max(annotated, fewest), Math.max(annotated, most));
  }
}
