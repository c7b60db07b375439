package io.accbench.suite.jmh;

import static org.assertj.core.api.Assertions.assertThat;

import io.accbench.model.CellTiming;
import io.accbench.model.Interleaving;
import io.accbench.model.Mode;
import io.accbench.model.ProcessorChoice;
import io.accbench.model.Range;
import io.accbench.model.Settings;
import io.accbench.model.SettingsBuilder;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

class JmhTimingTest {
  private static final Settings SHORT =
      new SettingsBuilder()
          .iterations(new Range(75, 300), 20, 30, 20)
          .rounds(Range.exactly(5), Range.exactly(10))
          .placement(Interleaving.ITERATIONS, ProcessorChoice.ANY)
          .build();

  private static JmhBenchmark benchmark(
      Mode mode,
      JmhBenchmark.AnnotatedIterations warmUp,
      JmhBenchmark.AnnotatedIterations measurement,
      Set<String> levels) {
    return new JmhBenchmark(
        "acme.Parser.parse",
        mode,
        true,
        Optional.empty(),
        List.of(),
        Optional.empty(),
        warmUp,
        measurement,
        Optional.of(TimeUnit.MICROSECONDS),
        new JmhBenchmark.JvmArgs(List.of(), List.of(), List.of()),
        false,
        Map.of(),
        levels,
        Optional.empty());
  }

  private static JmhBenchmark.AnnotatedIterations iterations(Integer count, Duration time) {
    return new JmhBenchmark.AnnotatedIterations(
        Optional.ofNullable(count), Optional.ofNullable(time));
  }

  private static final JmhBenchmark.AnnotatedIterations UNSAID = iterations(null, null);

  private static CellTiming timing(JmhBenchmark benchmark) {
    return timing(benchmark, Set.of());
  }

  private static CellTiming timing(JmhBenchmark benchmark, Set<String> overridden) {
    return new JmhTiming(SHORT, overridden).of(benchmark, benchmark.mode());
  }

  @Test
  void without_annotations_the_iterations_of_the_run_count() {
    CellTiming timing = timing(benchmark(Mode.AVERAGE_TIME, UNSAID, UNSAID, Set.of("Trial")));

    assertThat(timing)
        .isEqualTo(
            new CellTiming(
                new Settings.IterationPlan(
                    new Range(75, 300), Duration.ofMillis(20), 30, Duration.ofMillis(20)),
                TimeUnit.MICROSECONDS));
  }

  @Test
  void a_longer_annotated_warm_up_is_the_fewest() {
    JmhBenchmark.AnnotatedIterations tenSeconds = iterations(5, Duration.ofSeconds(2));
    CellTiming timing = timing(benchmark(Mode.THROUGHPUT, tenSeconds, UNSAID, Set.of()));

    assertThat(timing.iterations().warmup()).isEqualTo(Range.exactly(500));
    assertThat(timing.iterations().warmupTime()).isEqualTo(Duration.ofMillis(20));
  }

  @Test
  void a_number_of_iterations_alone_says_nothing_about_time() {
    JmhBenchmark.AnnotatedIterations many = iterations(1_000, null);
    CellTiming timing = timing(benchmark(Mode.THROUGHPUT, many, UNSAID, Set.of()));

    assertThat(timing.iterations().warmup()).isEqualTo(new Range(75, 300));
  }

  @Test
  void set_up_before_each_iteration_keeps_the_authors_iterations() {
    JmhBenchmark.AnnotatedIterations own = iterations(3, Duration.ofMillis(300));
    CellTiming timing = timing(benchmark(Mode.AVERAGE_TIME, UNSAID, own, Set.of("Iteration")));

    assertThat(timing)
        .isEqualTo(
            new CellTiming(
                new Settings.IterationPlan(
                    new Range(5, 20), Duration.ofMillis(300), 5, Duration.ofMillis(300)),
                TimeUnit.MICROSECONDS));
  }

  @Test
  void command_line_goes_before_annotations() {
    JmhBenchmark.AnnotatedIterations own = iterations(7, Duration.ofSeconds(2));
    JmhBenchmark each = benchmark(Mode.AVERAGE_TIME, own, own, Set.of("Iteration"));
    JmhBenchmark shots = benchmark(Mode.SINGLE_SHOT, own, own, Set.of());
    JmhBenchmark usual = benchmark(Mode.AVERAGE_TIME, own, own, Set.of());

    Set<String> all = Set.of("-wi", "-w", "-i", "-r");
    for (JmhBenchmark benchmark : List.of(each, shots, usual)) {
      assertThat(timing(benchmark, all))
          .isEqualTo(
              new CellTiming(
                  new Settings.IterationPlan(
                      benchmark == shots ? Range.exactly(75) : new Range(75, 300),
                      Duration.ofMillis(20),
                      30,
                      Duration.ofMillis(20)),
                  TimeUnit.MICROSECONDS));
    }
    assertThat(timing(each, Set.of("-i")).iterations().measured()).isEqualTo(30);
    assertThat(timing(each, Set.of("-r")).iterations().warmupTime())
        .isEqualTo(Duration.ofSeconds(2));
    assertThat(timing(each, Set.of("-i")).iterations().time()).isEqualTo(Duration.ofSeconds(2));
    assertThat(timing(usual, Set.of("-r")).iterations().warmup()).isEqualTo(Range.exactly(700));
  }

  @Test
  void single_shots_are_as_many_as_annotated() {
    JmhBenchmark warmed =
        benchmark(Mode.SINGLE_SHOT, iterations(20, null), iterations(10, null), Set.of());
    JmhBenchmark cold = benchmark(Mode.SINGLE_SHOT, UNSAID, UNSAID, Set.of());

    assertThat(timing(warmed).iterations().warmup()).isEqualTo(Range.exactly(20));
    assertThat(timing(warmed).iterations().measured()).isEqualTo(10);
    assertThat(timing(cold).iterations().warmup()).isEqualTo(Range.exactly(0));
    assertThat(timing(cold).iterations().measured()).isEqualTo(1);
    assertThat(timing(cold).unit()).isEqualTo(TimeUnit.MICROSECONDS);
  }
}
