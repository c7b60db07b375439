package io.accbench.analysis;

import static io.accbench.model.SampleCells.access;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;
import static org.assertj.core.api.Assertions.within;

import io.accbench.model.Cell;
import io.accbench.model.Mode;
import io.accbench.model.Pollution;
import io.accbench.report.ratio.BreakEvenText;
import io.accbench.report.ratio.RunMetadata;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class StartUpTest {
  /** The baseline: 10 ms for the first operation, then 200 ns. */
  @ParameterizedTest(name = "{0} ms, then {1} ns: {2}")
  @CsvSource({
    // (14.1 - 10) ms / (200 - 100) ns = 41,000
    "14.1, 100, 41000, repays its slower start against reflection after about 41;000 operations",
    // (10 - 8) ms / (250 - 200) ns = 40,000, the other way round
    "8, 250, 40000, starts faster; reflection has caught up after about 40;000 operations",
    "10.623457, 100, 6235, repays its slower start against reflection after about 6;200 operations",
    // 1 % lies within the margin of single shots
    "10.1, 100, , faster in steady state; no difference shown at start-up",
    "8, 100, , faster from the first operation",
    "14, 250, , slower from the first operation",
    "10, 200, , no difference shown",
    "14, 200, , starts slower; no difference shown in steady state",
    "8, 200, , starts faster; no difference shown in steady state",
    "10, 100, , faster in steady state; no difference shown at start-up",
  })
  void the_break_even_in_words(
      double shotMillis, double steadyNanos, Long operations, String words) {
    StartUp startUp = run(Mode.AVERAGE_TIME, shotMillis, steadyNanos).startUps().get(0);
    StartUp.ColdRow row = startUp.rows().get(1);
    assertThat(row.label()).isEqualTo("hidden");
    assertThat(row.breakEvenOperations()).isEqualTo(operations);
    assertThat(BreakEvenText.of(startUp, row))
        .isEqualTo(words.replaceFirst("(\\d);(\\d)", "$1,$2"));
    assertThat(row.firstOperationNanos().center()).isCloseTo(shotMillis * 1e6, within(1e5));
    assertThat(row.nanosPerOp().center()).isCloseTo(steadyNanos, within(1.0));
  }

  @Test
  void the_baseline_comes_first() {
    StartUp startUp = run(Mode.AVERAGE_TIME, 14, 100).startUps().get(0);
    assertThat(startUp.rows())
        .extracting(StartUp.ColdRow::label)
        .containsExactly("reflection", "hidden");
    assertThat(BreakEvenText.of(startUp, startUp.rows().get(0))).isEmpty();
    assertThat(startUp.id()).isEqualTo("access/read/order/field/bean/typed/17/1");
  }

  @Test
  void too_few_forks_tell_nothing() {
    JournalBuilder run = JournalBuilder.run();
    for (Mode mode : List.of(Mode.SINGLE_SHOT, Mode.AVERAGE_TIME)) {
      run.block(access("reflection", mode), access("hidden", mode));
      run.forks(access("reflection", mode), "ns/op", 90, 90, 90, 90);
      run.forks(access("hidden", mode), "ns/op", 30, 30, 30, 30, 30);
    }
    StartUp startUp = run.analyze().startUps().get(0);
    StartUp.ColdRow row = startUp.rows().get(1);
    assertThat(BreakEvenText.of(startUp, row)).isEqualTo("too few forks to decide (4 of 5)");
    assertThat(row.breakEvenOperations()).isNull();
  }

  @Test
  void throughput_stands_in_for_average_time() {
    // 0.01 ops/ns is 100 ns
    StartUp.ColdRow row = run(Mode.THROUGHPUT, 14.1, 0.01).startUps().get(0).rows().get(1);
    assertThat(row.nanosPerOp().center()).isCloseTo(100, within(1e-6));
    assertThat(row.breakEvenOperations()).isEqualTo(41_000);
  }

  @Test
  void neither_sample_time_nor_a_failed_baseline_makes_a_start_up() {
    assertThat(run(Mode.SAMPLE_TIME, 14, 100).startUps()).isEmpty();
    JournalBuilder failed = JournalBuilder.run();
    for (Mode mode : List.of(Mode.SINGLE_SHOT, Mode.AVERAGE_TIME)) {
      failed.block(access("reflection", mode), access("hidden", mode));
      failed.forks(access("hidden", mode), "ms/op", 1, 1);
    }
    failed.forks(access("reflection", Mode.AVERAGE_TIME), "ms/op", 1, 1);
    assertThat(failed.analyze().startUps()).isEmpty();
  }

  @Test
  void a_cell_without_a_single_shot_is_left_out() {
    JournalBuilder run = JournalBuilder.run();
    for (Mode mode : List.of(Mode.SINGLE_SHOT, Mode.AVERAGE_TIME)) {
      run.block(access("reflection", mode), access("hidden", mode), access("unsafe", mode));
      run.forks(access("reflection", mode), "ms/op", 1, 1)
          .forks(access("unsafe", mode), "ms/op", 1, 1);
    }
    run.forks(access("hidden", Mode.AVERAGE_TIME), "ms/op", 1, 1);
    assertThat(run.analyze().startUps().get(0).rows())
        .extracting(StartUp.ColdRow::label)
        .containsExactly("reflection", "unsafe");
  }

  @Test
  void overhead_is_the_median_of_successful_launches() {
    JournalBuilder run = JournalBuilder.run().block(access("reflection", Mode.AVERAGE_TIME));
    run.forks(access("reflection", Mode.AVERAGE_TIME), "ns/op", 9, 9, 9);
    run.failed(access("reflection", Mode.AVERAGE_TIME), 90, "boom");
    // 0.5, 0.6, 0.7 s; each of 2 s has one measured iteration of 100 ms
    Analysis.Overhead overhead = run.analyze().overheads().get(0);
    assertThat(overhead.medianSeconds()).isEqualTo(0.6);
    assertThat(overhead.launches()).isEqualTo(3);
    assertThat(overhead.warmUp()).isZero();
    assertThat(overhead.measurement()).isCloseTo(0.05, within(1e-9));
    assertThat(overhead.polluted()).isFalse();
  }

  @Test
  void polluted_launches_are_the_cost_only_where_no_other_measured() {
    Cell clean = access("reflection", Mode.AVERAGE_TIME);
    Cell polluted = clean.after(Pollution.parse("types").orElseThrow());
    JournalBuilder both = JournalBuilder.run().block(clean).block(polluted);
    both.forks(clean, 9).forks(polluted, 9, 9);
    JournalBuilder alone = JournalBuilder.run().block(polluted).forks(polluted, 9, 9);

    assertThat(both.analyze().overheads())
        .extracting(Analysis.Overhead::launches, Analysis.Overhead::polluted)
        .containsExactly(tuple(1, false));
    assertThat(alone.analyze().overheads())
        .extracting(Analysis.Overhead::launches, Analysis.Overhead::polluted)
        .containsExactly(tuple(2, true));
    assertThat(RunMetadata.costs(alone.analyze()).get(0))
        .contains("s of a launch, its pollution included, are neither warm-up nor measurement");
  }

  private static Analysis run(Mode steady, double shotMillis, double steadyScore) {
    String unit = steady == Mode.THROUGHPUT ? "ops/ns" : "ns/op";
    JournalBuilder run = JournalBuilder.run();
    run.block(access("reflection", Mode.SINGLE_SHOT), access("hidden", Mode.SINGLE_SHOT));
    run.block(access("reflection", steady), access("hidden", steady));
    run.forks(access("reflection", Mode.SINGLE_SHOT), "ms/op", 10, 10, 10, 10, 10);
    run.forks(access("hidden", Mode.SINGLE_SHOT), "ms/op", fill(shotMillis));
    run.forks(access("reflection", steady), unit, fill(steady == Mode.THROUGHPUT ? 0.005 : 200));
    run.forks(access("hidden", steady), unit, fill(steadyScore));
    return run.analyze();
  }

  private static double[] fill(double score) {
    return new double[] {score, score, score, score, score};
  }
}
