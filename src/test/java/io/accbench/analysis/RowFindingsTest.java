package io.accbench.analysis;

import static io.accbench.model.SampleCells.access;
import static org.assertj.core.api.Assertions.assertThat;

import io.accbench.model.Cell;
import io.accbench.model.Mode;
import io.accbench.model.Obstacle;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RowFindingsTest {
  private static final Cell EMPTY = access("empty", "direct", Mode.AVERAGE_TIME, 1);
  private static final Cell BASE = access("reflection", Mode.AVERAGE_TIME);
  private static final Cell OTHER = access("direct", Mode.AVERAGE_TIME);

  @Test
  void a_score_that_overlaps_the_empty_benchmark_is_never_divided() {
    JournalBuilder run = JournalBuilder.run().block(BASE, OTHER).block(EMPTY);
    run.forks(BASE, 9.0, 9.1, 9.2, 9.0, 9.1);
    run.forks(OTHER, 1.30, 1.31, 1.32, 1.30, 1.31);
    run.forks(EMPTY, 1.30, 1.32, 1.31, 1.30, 1.29);
    assertThat(run.row(1).time().atFloor()).isTrue();
    assertThat(run.row(1).ratio()).isNull();
    assertThat(run.row(0).time().atFloor()).isFalse();
    assertThat(run.findings())
        .contains(
            OTHER.id()
                + ": 1.31 ns/op is at the floor (the time of the empty benchmark, or 1 ns): it is"
                + " too short to measure, so no ratio is made with it");
  }

  @Test
  void nothing_is_divided_by_a_baseline_at_the_floor_but_it_stays_one() {
    JournalBuilder run = JournalBuilder.run().block(OTHER, BASE).block(EMPTY);
    run.forks(OTHER, 0.30, 0.31).forks(BASE, 9, 9.1);
    run.forks(EMPTY, 0.30, 0.31);
    assertThat(run.row(0).ratio().value().center()).isEqualTo(1);
    assertThat(run.row(1).ratio()).isNull();
    assertThat(run.row(1).time().atFloor()).isFalse();
  }

  @Test
  void wide_intervals_of_few_forks_do_not_reach_the_floor_from_far_above() {
    JournalBuilder run = JournalBuilder.run().block(BASE, OTHER).block(EMPTY);
    run.forks(BASE, 500, 900).forks(OTHER, 400, 800);
    run.forks(EMPTY, 0.3, 0.4);
    assertThat(run.row(1).time().atFloor()).isFalse();
    assertThat(run.row(1).ratio()).isNotNull();
  }

  @Test
  void without_an_empty_benchmark_of_the_same_conditions_the_floor_is_one_nanosecond() {
    Cell otherMode = access("empty", "direct", Mode.THROUGHPUT, 1);
    Cell otherThreads = access("empty", "direct", Mode.AVERAGE_TIME, 2);
    JournalBuilder run =
        JournalBuilder.run().block(BASE, OTHER).block(otherMode).block(otherThreads);
    run.forks(BASE, 1.1, 1.1, 1.1).forks(OTHER, 0.9, 0.9, 0.9);
    run.forks(otherMode, "ops/ns", 0.5, 0.5).forks(otherThreads, 2, 2);
    assertThat(run.row(0).time().atFloor()).isFalse();
    assertThat(run.row(1).time().atFloor()).isTrue();
  }

  @ParameterizedTest
  @CsvSource({"1000, false, ''", "1, true, ''", ", false, 'unless its method has'"})
  void the_floor_is_that_of_an_invocation_whatever_an_operation_takes(
      String operations, boolean atFloor, String doubt) {
    Cell theirs = new Cell("jmh", Map.of("benchmark", "a.B.c"), "17", Mode.AVERAGE_TIME, 1);
    Map<String, String> facts = operations == null ? Map.of() : Map.of("operations", operations);
    JournalBuilder run = JournalBuilder.run().block(theirs).launch(theirs, 0, facts, 0.52);
    assertThat(run.row(0).time().atFloor()).isEqualTo(atFloor);
    assertThat(String.join("\n", run.findings())).contains(doubt);
    assertThat(String.join("\n", run.findings()).contains("empty benchmark"))
        .isEqualTo(atFloor || !doubt.isEmpty());
  }

  @Test
  void single_shots_have_no_floor() {
    Cell shot = access("direct", Mode.SINGLE_SHOT);
    JournalBuilder run = JournalBuilder.run().block(shot).forks(shot, 0.5, 0.5);
    assertThat(run.row(0).time().atFloor()).isFalse();
  }

  @Test
  void a_differing_checksum_fails_the_row_whose_forks_are_fewer() {
    JournalBuilder run = JournalBuilder.run().block(BASE, OTHER);
    for (int round = 0; round < 3; round++) {
      run.launch(BASE, round, Map.of("checksum", "42"), 9);
      run.launch(OTHER, round, Map.of("checksum", round == 1 ? "43" : "42"), 9);
    }
    assertThat(run.row(0).measured()).isTrue();
    assertThat(run.row(1).outcome()).isInstanceOf(Obstacle.Failed.class);
    assertThat(run.cause(1))
        .isEqualTo("checksum differs: 43 where most forks have 42, so it did other work");
    assertThat(run.findings()).anyMatch(f -> f.startsWith(OTHER.id() + ": failed: checksum"));
  }

  @Test
  void a_baseline_that_stands_alone_with_its_checksum_is_the_one_that_fails() {
    Cell third = access("lambda", Mode.AVERAGE_TIME);
    JournalBuilder run = JournalBuilder.run().block(BASE, OTHER, third);
    run.launch(BASE, 0, Map.of("checksum", "1"), 9);
    run.launch(OTHER, 0, Map.of("checksum", "2"), 9);
    run.launch(third, 0, Map.of("checksum", "2"), 9);
    assertThat(run.row(0).outcome()).isInstanceOf(Obstacle.Failed.class);
    assertThat(run.row(1).measured()).isTrue();
    assertThat(run.row(1).ratio()).isNull();
  }

  @Test
  void a_fork_that_was_never_steady_is_counted() {
    JournalBuilder run = JournalBuilder.run().block(BASE);
    run.launch(BASE, 0, 130, 110, 100);
    run.launch(BASE, 1, 100, 110, 130);
    run.launch(BASE, 2, 100, 150, 110);
    assertThat(run.findings()).anyMatch(f -> f.contains("2 of 3 forks never got steady"));
  }

  @Test
  void a_noisy_single_shot_is_not_called_unsteady() {
    Cell shot = access("direct", Mode.SINGLE_SHOT);
    JournalBuilder run =
        JournalBuilder.run().block(shot).launch(shot, 0, "us/op", Map.of(), 900, 10);
    assertThat(run.findings()).noneMatch(f -> f.contains("steady"));
  }

  @Test
  void differing_blackholes_and_strange_launches_are_findings() {
    JournalBuilder run = JournalBuilder.run().block(BASE, OTHER);
    run.launch(BASE, 0, Map.of("blackhole", "compiler"), 9);
    run.launch(OTHER, 0, Map.of("blackhole", "full"), 9);
    run.forks(EMPTY, 1);
    assertThat(run.findings())
        .anyMatch(f -> f.startsWith("read/avgt: ") && f.contains("blackhole compiler, full"))
        .anyMatch(f -> f.startsWith("run: launches (1) belong to no cell"));
  }

  @Test
  void forks_on_another_jvm_than_the_headers_are_a_finding() {
    JournalBuilder run = JournalBuilder.run().block(BASE);
    run.launch(BASE, 0, Map.of("java.runtime.version", "17.0.1"), 9);
    assertThat(run.findings()).noneMatch(f -> f.startsWith("JVM"));
    run.launch(BASE, 1, Map.of("java.runtime.version", "17.0.9+1"), 9);
    assertThat(run.findings())
        .anyMatch(
            f -> f.startsWith("JVM 17: its forks ran on 17.0.9+1 instead of the planned 17.0.1"));
  }

  @Test
  void forks_that_ran_another_form_than_planned_are_a_finding() {
    JournalBuilder run = JournalBuilder.run().block(BASE, OTHER);
    run.launch(BASE, 0, Map.of("strategy", "reflection/default"), 9);
    run.launch(OTHER, 0, Map.of("strategy", "reflection/default"), 9);
    assertThat(run.findings())
        .filteredOn(f -> f.contains("instead of the planned"))
        .containsExactly(
            OTHER.id()
                + ": its forks ran reflection/default instead of the planned direct/default: its"
                + " score is not that of the planned strategy");
  }

  @Test
  void few_single_shots_ask_for_more_of_their_own_option() {
    Cell shot = access("direct", Mode.SINGLE_SHOT);
    JournalBuilder run = JournalBuilder.run().block(shot).forks(shot, "us/op", 900, 910);
    assertThat(run.findings())
        .containsExactly(
            "read/ss: only 2 of the 5 rounds that an interval needs, so there is no verdict: run"
                + " more (--single-shot-forks 5)");
  }

  @Test
  void a_quiet_run_of_enough_rounds_raises_no_doubt() {
    JournalBuilder run = JournalBuilder.run().block(BASE, OTHER);
    run.forks(BASE, 9, 9.1, 9.2, 9.1, 9).forks(OTHER, 5, 5.1, 5, 5.1, 5.2);
    assertThat(run.findings()).isEmpty();
  }

  @Test
  void a_round_measured_twice_counts_once_and_is_a_finding() {
    JournalBuilder run = JournalBuilder.run().block(BASE).forks(BASE, 9).forks(BASE, 90);
    assertThat(run.row(0).time().score().center()).isEqualTo(9);
    assertThat(run.findings()).anyMatch(f -> f.contains("measured twice"));
  }
}
