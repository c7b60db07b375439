package io.accbench.gate;

import static io.accbench.gate.SampleRun.cell;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.accbench.analysis.Analysis;
import io.accbench.analysis.Analyzer;
import io.accbench.jmh.JmhResult;
import io.accbench.jmh.JmhRun;
import io.accbench.model.Cell;
import io.accbench.model.ExitCode;
import io.accbench.model.Finding;
import io.accbench.model.Mode;
import io.accbench.model.UserException;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class StoredTest {
  private static final Trial.Rules RULES = new Trial.Rules(0.01, LocalDate.parse("2026-06-01"));
  private static final Cell VANILLA = cell("serialize", "jackson", "json");
  private static final Cell BLACKBIRD = cell("serialize", "jackson-blackbird", "json");

  private static SampleRun run(double base, double candidate, long seed) {
    return new SampleRun()
        .block("strategy", VANILLA, BLACKBIRD)
        .forks(VANILLA, 20, base, 0.01, seed)
        .forks(BLACKBIRD, 20, candidate, 0.01, seed + 1);
  }

  private static Decision decide(SampleRun then, SampleRun now, boolean raw) {
    Stored stored = Stored.of("main", then.analyze(), now.analyze(), raw);
    return new Trial(now.analyze(), Policy.DEFAULT, RULES, stored).unconfirmed("not confirmed");
  }

  private static List<String> refusal(SampleRun then, SampleRun now, boolean raw) {
    try {
      decide(then, now, raw);
      throw new AssertionError("was not refused");
    } catch (UserException refused) {
      assertThat(refused.exitCode()).isEqualTo(ExitCode.NO_BASELINE);
      return refused.problems();
    }
  }

  /** Both sides half as fast: another machine, and the same ratio. */
  @Test
  void ratios_travel_between_machines() {
    Decision decision = decide(run(1000, 800, 1).cpu("old"), run(2000, 1600, 3).cpu("new"), false);

    assertThat(decision.outcome()).isEqualTo(Outcome.EQUIVALENT);
    assertThat(decision.findings())
        .extracting(Finding::text)
        .anyMatch(text -> text.contains("measured on another machine (old, 2 cores, Linux)"));
  }

  @Test
  void a_ratio_that_got_worse_is_a_regression() {
    Decision decision = decide(run(1000, 800, 1), run(1000, 900, 3), false);

    assertThat(decision.outcome()).isEqualTo(Outcome.REGRESSED);
    assertThat(decision.rows().get(0).change().center())
        .isCloseTo(1.125, org.assertj.core.api.Assertions.within(0.01));
    assertThat(decision.rows().get(0).sentence()).endsWith("not confirmed");
  }

  @Test
  void raw_scores_are_compared_when_told() {
    Decision same = decide(run(1000, 800, 1), run(1000, 800, 3), true);
    Decision slower = decide(run(1000, 800, 1), run(2000, 1600, 3), true);

    assertThat(same.outcome()).isEqualTo(Outcome.EQUIVALENT);
    assertThat(same.rows()).hasSize(4);
    assertThat(slower.rows())
        .filteredOn(row -> row.metric() == Metric.TIME)
        .hasSize(2)
        .allMatch(row -> row.outcome() == Outcome.REGRESSED)
        .allMatch(row -> row.name().endsWith(", now against then"));
  }

  /** A pass over all rows for each of them would take minutes. */
  @Test
  void files_of_20_000_rows_are_judged() {
    Analysis then = Analyzer.analyze(JmhRun.journal("then.json", many(20_000, 10)));
    Analysis now = Analyzer.analyze(JmhRun.journal("now.json", many(20_000, 10.05)));

    Stored stored = Stored.of("then.json", then, now, true);
    Decision decision = new Trial(now, Policy.DEFAULT, RULES, stored).unconfirmed("not confirmed");

    assertThat(decision.outcome()).isEqualTo(Outcome.EQUIVALENT);
    assertThat(decision.rows()).hasSize(20_000);
    assertThatThrownBy(() -> Stored.of("then.json", then, now, false))
        .hasMessageContaining("no row has the same in-run baseline");
  }

  private static List<JmhResult> many(int rows, double center) {
    List<Double> forks =
        DoubleStream.of(0.999, 1.001, 1, 0.9995, 1.0005).map(x -> x * center).boxed().toList();
    return IntStream.range(0, rows)
        .mapToObj(
            i ->
                new JmhResult(
                    "x.json: result " + i,
                    "com.acme.Bench.run",
                    Mode.AVERAGE_TIME,
                    1,
                    Map.of("size", Integer.toString(i)),
                    "us/op",
                    center,
                    forks,
                    List.of(),
                    List.of(),
                    Map.of(),
                    null))
        .toList();
  }

  @Test
  void every_difference_that_forbids_it_is_listed() {
    SampleRun then = run(1000, 800, 1).jdk("17.0.2").payload("b2").jvmArgs("-Xmx1g").cpu("old");

    assertThat(refusal(then, run(1000, 800, 1), true))
        .satisfiesExactlyInAnyOrder(
            line -> assertThat(line).contains("JDK 17 differs: HotSpot 17.0.2 there"),
            line -> assertThat(line).contains("JVM flags differs: -Xmx1g there, none now"),
            line -> assertThat(line).contains("payload of order differs: [b2] there"),
            line -> assertThat(line).contains("machine differs: old, 2 cores"));
    assertThat(refusal(then, run(1000, 800, 1), false)).hasSize(3);
  }

  @Test
  void no_common_row_is_refused() {
    Cell other = cell("deserialize", "jackson", "json");
    SampleRun then = new SampleRun().block("strategy", other).forks(other, 5, 1000, 0, 1);

    assertThat(refusal(then, run(1000, 800, 1), false))
        .singleElement()
        .asString()
        .contains("no common row", "codec.deserialize", "and 1 more now");
  }

  @Test
  void without_a_common_in_run_baseline_only_raw_scores_are_left() {
    SampleRun then =
        new SampleRun()
            .block("strategy", VANILLA)
            .block("strategy", BLACKBIRD)
            .forks(VANILLA, 20, 1000, 0.01, 1)
            .forks(BLACKBIRD, 20, 800, 0.01, 2);

    assertThat(refusal(then, run(1000, 800, 1), false))
        .singleElement()
        .asString()
        .contains("add --raw");
    assertThat(decide(then, run(1000, 800, 1), true).outcome()).isEqualTo(Outcome.EQUIVALENT);
  }

  @Test
  void one_stored_fork_decides_nothing() {
    SampleRun then =
        new SampleRun()
            .block("strategy", VANILLA, BLACKBIRD)
            .forks(VANILLA, 1, 1000, 0, 1)
            .forks(BLACKBIRD, 1, 800, 0, 1);

    assertThat(decide(then, run(1000, 800, 1), false).outcome()).isEqualTo(Outcome.INCONCLUSIVE);
  }

  @Test
  void an_expectation_of_the_baseline_speaks_of_the_stored_one_and_a_pair_of_this_run() {
    SampleRun now = run(1000, 800, 3);
    Stored stored = Stored.of("main", run(1000, 700, 1).analyze(), now.analyze(), false);
    Expectation pair =
        ExpectationParser.parse(
                "p:1", "jackson-blackbird/jackson >= 1.1", new java.util.ArrayList<>())
            .orElseThrow();
    Policy policy = new Policy(List.of(pair, Expectation.ofMargin(Metric.TIME)), List.of());

    Decision decision = new Trial(now.analyze(), policy, RULES, stored).unconfirmed("");

    assertThat(decision.rows())
        .extracting(Judged::outcome)
        .containsExactly(Outcome.REGRESSED, Outcome.EQUIVALENT);
  }

  @Test
  void a_stored_run_that_is_none_is_refused_before_anything_is_judged() {
    assertThatThrownBy(
            () -> Stored.of("x", new SampleRun().analyze(), run(1, 1, 1).analyze(), true))
        .hasMessageContaining("x: no common row: nothing there");
  }
}
