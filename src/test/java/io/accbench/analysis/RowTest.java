package io.accbench.analysis;

import static io.accbench.model.SampleCells.access;
import static io.accbench.model.SampleCells.planned;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.accbench.model.Cause;
import io.accbench.model.Cell;
import io.accbench.model.CellOutcome;
import io.accbench.model.Mode;
import io.accbench.model.Obstacle;
import io.accbench.model.PlannedCell;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RowTest {
  private static final Cell BASE = access("reflection", Mode.AVERAGE_TIME);
  private static final Cell OTHER = access("hidden", Mode.AVERAGE_TIME);

  @Test
  void iterations_of_a_fork_are_one_sample() {
    JournalBuilder run =
        JournalBuilder.run()
            .block(BASE, OTHER)
            .launch(BASE, 0, 100, 110, 120)
            .launch(BASE, 1, 118, 120, 122);
    assertThat(run.row(0).time().score().samples()).isEqualTo(2);
    assertThat(run.row(0).time().score().center()).isCloseTo(115, within(1e-12));
  }

  private static final Obstacle JDK_8 = new Obstacle.NotSupported(Cause.of("JDK 8"));

  @Test
  void outcomes_tell_what_became_of_a_cell() {
    Cell third = access("lambda", Mode.AVERAGE_TIME);
    JournalBuilder run =
        JournalBuilder.run()
            .block(
                planned(BASE),
                planned(OTHER),
                new PlannedCell(access("varhandle", Mode.AVERAGE_TIME), "", JDK_8, List.of()),
                planned(third))
            .forks(BASE, 100)
            .failed(OTHER, 0, "exit code 1")
            .failed(OTHER, 1, "out of memory")
            .failed(OTHER, 2, "out of memory");
    List<Row> rows = run.analyze().groups().get(0).rows();
    assertThat(rows)
        .extracting(Row::outcome)
        .containsExactly(
            new CellOutcome.Measured(),
            new Obstacle.Failed(Cause.of("out of memory")),
            JDK_8,
            new CellOutcome.NotRun());
    assertThat(rows.get(1).failedForks()).isEqualTo(3);
    assertThat(rows.subList(1, 4))
        .allMatch(
            r -> r.time().score() == null && r.time().nanosPerOp() == null && r.ratio() == null);
  }

  @Test
  void a_failed_baseline_leaves_scores_but_no_ratio() {
    JournalBuilder run =
        JournalBuilder.run().block(BASE, OTHER).failed(BASE, 0, "boom").forks(OTHER, 100);
    assertThat(run.row(1).measured()).isTrue();
    assertThat(run.row(1).ratio()).isNull();
    assertThat(run.findings()).anyMatch(f -> f.contains("no ratios: the baseline"));
  }

  @Test
  void partly_failed_forks_are_a_finding() {
    JournalBuilder run =
        JournalBuilder.run().block(BASE).forks(BASE, 100, 101, 102).failed(BASE, 3, "timeout");
    assertThat(run.row(0).forks()).isEqualTo(3);
    assertThat(run.row(0).failedForks()).isEqualTo(1);
    assertThat(run.findings())
        .contains(
            BASE.id() + ": 1 of 4 forks failed and do not count in the score; most often: timeout");
  }

  @Test
  void a_round_that_failed_first_and_measured_later_is_measured() {
    JournalBuilder run =
        JournalBuilder.run().block(BASE).failed(BASE, 0, "killed").forks(BASE, 100);
    assertThat(run.row(0).forks()).isEqualTo(1);
    assertThat(run.row(0).failedForks()).isZero();
  }

  @ParameterizedTest
  @ValueSource(
      doubles = {0, -1, Double.NaN, Double.POSITIVE_INFINITY, Double.MAX_VALUE, Double.MIN_VALUE})
  void what_cannot_be_divided_by_is_a_failed_fork(double score) {
    for (String unit : List.of("s/op", "ops/s")) {
      JournalBuilder run =
          JournalBuilder.run()
              .block(BASE, OTHER)
              .forks(BASE, unit, 1, 1, 1, 1, 1, score)
              .forks(OTHER, unit, score);
      assertThat(run.row(0).forks()).isEqualTo(5);
      assertThat(run.row(0).failedForks()).isEqualTo(1);
      assertThat(run.row(1).outcome()).isInstanceOf(Obstacle.Failed.class);
      assertThat(run.cause(1)).contains("score " + score).contains("is no measurement");
      assertThat(run.findings()).anyMatch(f -> f.startsWith(BASE.id() + ": 1 of 6 forks failed"));
    }
  }

  @Test
  void an_unknown_unit_and_differing_units_fail() {
    JournalBuilder run =
        JournalBuilder.run()
            .block(BASE, OTHER)
            .forks(BASE, "furlongs", 1)
            .launch(OTHER, 0, 1)
            .launch(OTHER, 1, "us/op", Map.of(), 1);
    assertThat(run.cause(0)).isEqualTo("unit \"furlongs\" is unknown");
    assertThat(run.cause(1)).isEqualTo("its forks report different units");
  }

  @Test
  void time_per_bean_and_access_need_their_counts() {
    JournalBuilder run = JournalBuilder.run().block(BASE, OTHER).forks(OTHER, 120);
    run.launch(BASE, 0, "us/op", Map.of("beans", "4", "accesses", "24"), 0.12);
    assertThat(run.row(0).time().nanosPerBean()).isCloseTo(30, within(1e-9));
    assertThat(run.row(0).time().nanosPerAccess()).isCloseTo(5, within(1e-9));
    assertThat(run.row(1).time().nanosPerBean()).isNaN();
    for (String odd : List.of("0", "-1", "many", "", "NaN", "Infinity")) {
      JournalBuilder other =
          JournalBuilder.run().block(BASE).launch(BASE, 0, Map.of("accesses", odd), 1.5);
      assertThat(other.row(0).time().nanosPerAccess()).isNaN();
    }
  }

  @Test
  void sample_time_is_weighted_and_its_percentiles_pool_the_forks() {
    Cell cell = access("reflection", Mode.SAMPLE_TIME);
    JournalBuilder run = JournalBuilder.run().block(cell);
    // us: 98 × 1, 1 × 3 in the first fork; 1 × 51 in the second; JMH's own score is not used
    run.add(
        cell, 0, null, "us/op", Map.of(), List.of(pairs(1, 49), pairs(1, 49, 3, 1)), List.of(), 7);
    run.add(cell, 1, null, "us/op", Map.of(), List.of(pairs(51, 1)), List.of(), 7);
    Row row = run.row(0);
    // (101/99 + 51) / 2
    assertThat(row.time().score().center()).isCloseTo((101.0 / 99 + 51) / 2, within(1e-9));
    assertThat(row.time().percentilesNanos())
        .isEqualTo(Map.of("p50", 1000.0, "p90", 1000.0, "p99", 3000.0));
    assertThat(row.time().percentilesNanos().keySet()).containsExactly("p50", "p90", "p99");
  }

  @Test
  void percentiles_are_those_of_the_steady_part() {
    Cell cell = access("reflection", Mode.SAMPLE_TIME);
    double[] scores = new double[60];
    List<List<List<Double>>> histograms = new ArrayList<>();
    for (int i = 0; i < scores.length; i++) {
      scores[i] = (i < 20 ? 150 : 100) + i % 3;
      histograms.add(pairs(scores[i], 10));
    }
    JournalBuilder run = JournalBuilder.run().block(cell);
    run.add(cell, 0, null, "ns/op", Map.of(), histograms, List.of(), scores);

    Row row = run.row(0);

    assertThat(row.time().percentilesNanos().get("p50")).isEqualTo(101);
    assertThat(row.time().percentilesNanos().get("p99")).isEqualTo(102);
    assertThat(row.time().nanosPerOp().center()).isCloseTo(101, within(0.1));
  }

  @Test
  void a_malformed_histogram_is_a_failed_fork() {
    Cell cell = access("reflection", Mode.SAMPLE_TIME);
    for (List<Double> pair :
        List.of(List.of(1.0), List.of(Double.NaN, 1.0), List.of(1.0, -1.0), List.of(1.0, 1e300))) {
      JournalBuilder run = JournalBuilder.run().block(cell);
      run.add(cell, 0, null, "us/op", Map.of(), List.of(List.of(pair)), List.of(), 7);
      assertThat(run.cause(0)).isEqualTo("a histogram is malformed");
    }
  }

  @Test
  void allocation_is_this_over_the_baseline() {
    JournalBuilder run =
        JournalBuilder.run()
            .block(BASE, OTHER)
            .allocating(BASE, 48, 48, 48)
            .allocating(OTHER, 24, 24, 24);
    assertThat(run.row(1).allocation().ratio().value().center()).isCloseTo(0.5, within(1e-12));
    assertThat(run.row(0).allocation().ratio().value().center()).isEqualTo(1);
    assertThat(run.row(1).allocation().bytesPerOp()).isEqualTo(24);
  }

  @Test
  void allocation_noise_below_a_byte_is_never_divided_by() {
    JournalBuilder none =
        JournalBuilder.run().block(BASE, OTHER).allocating(BASE, 1e-6, 0).allocating(OTHER, 24, 24);
    assertThat(none.row(0).allocation().ratio()).isNull();
    assertThat(none.row(1).allocation().ratio().value().center()).isCloseTo(24, within(1e-9));
    JournalBuilder noise =
        JournalBuilder.run().block(BASE, OTHER).allocating(BASE, 0, 0).allocating(OTHER, 0.3, 0.2);
    assertThat(noise.row(1).allocation().ratio()).isNull();
    JournalBuilder saved =
        JournalBuilder.run().block(BASE, OTHER).allocating(BASE, 24, 24).allocating(OTHER, 0, 1e-6);
    assertThat(saved.row(1).allocation().ratio().value().center()).isZero();
    JournalBuilder some =
        JournalBuilder.run().block(BASE, OTHER).allocating(BASE, 24, 24).allocating(OTHER, 0, 24);
    assertThat(some.row(1).allocation().ratio().value().center())
        .isCloseTo(Math.sqrt(1 / 24.0), within(1e-9));
    assertThat(some.findings()).anyMatch(f -> f.contains("some forks allocate less than 1 B/op"));
    JournalBuilder unknown = JournalBuilder.run().block(BASE, OTHER).forks(BASE, 9).forks(OTHER, 9);
    assertThat(unknown.row(1).allocation().ratio()).isNull();
    assertThat(unknown.row(1).allocation().bytesPerOp()).isNaN();
    assertThat(unknown.findings()).noneMatch(f -> f.contains("allocate"));
  }

  private static List<List<Double>> pairs(double... numbers) {
    List<List<Double>> pairs = new ArrayList<>();
    for (int i = 0; i < numbers.length; i += 2) {
      pairs.add(List.of(numbers[i], numbers[i + 1]));
    }
    return pairs;
  }
}
