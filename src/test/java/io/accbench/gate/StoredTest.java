package io.accbench.gate;

import static io.accbench.model.SampleCells.codec;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.accbench.analysis.Analysis;
import io.accbench.analysis.Analyzer;
import io.accbench.analysis.JournalBuilder;
import io.accbench.jmh.JmhResult;
import io.accbench.jmh.JmhRun;
import io.accbench.model.Cell;
import io.accbench.model.ExitCode;
import io.accbench.model.JvmHeap;
import io.accbench.model.Mode;
import io.accbench.model.ProcessorChoice;
import io.accbench.model.UserException;
import io.accbench.report.gate.RowName;
import io.accbench.report.gate.RowText;
import io.accbench.report.text.FindingText;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("slow")
@Tag("any-jdk")
class StoredTest {
  private static final GateEvaluation.GateRules RULES =
      new GateEvaluation.GateRules(0.01, LocalDate.parse("2026-06-01"));
  private static final Cell VANILLA = codec("serialize", "jackson", "json");
  private static final Cell BLACKBIRD = codec("serialize", "jackson-blackbird", "json");

  private static JournalBuilder run(double base, double candidate, long seed) {
    return JournalBuilder.gate()
        .block("strategy", VANILLA, BLACKBIRD)
        .noisy(VANILLA, 20, base, 0.01, seed)
        .noisy(BLACKBIRD, 20, candidate, 0.01, seed + 1);
  }

  private static Decision decide(JournalBuilder then, JournalBuilder now, boolean raw) {
    Stored stored = Stored.of("main", then.analyze(), now.analyze(), new Stored.Terms(raw, false));
    return new GateEvaluation(now.analyze(), Policy.DEFAULT, RULES, stored)
        .unconfirmed(ConfirmationResult.ConfirmationOutcome.NO_FRESH_FORKS);
  }

  private static List<String> refusal(JournalBuilder then, JournalBuilder now, boolean raw) {
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
  void ratios_travel_between_machines_when_told() {
    Analysis then = run(1000, 800, 1).cpu("old").analyze();
    Analysis now = run(2000, 1600, 3).cpu("new").analyze();
    Stored stored = Stored.of("main", then, now, new Stored.Terms(false, true));

    Decision decision =
        new GateEvaluation(now, Policy.DEFAULT, RULES, stored)
            .unconfirmed(ConfirmationResult.ConfirmationOutcome.UNNEEDED);

    assertThat(decision.outcome()).isEqualTo(Outcome.EQUIVALENT);
    assertThat(decision.findings())
        .extracting(FindingText::of)
        .contains(
            "measured on another machine: old, 2 cores, Linux there, new, 2 cores, Linux now;"
                + " ratios are usually similar on both, scores are not");
  }

  @Test
  void another_machine_is_refused_and_both_are_named() {
    assertThat(refusal(run(1000, 800, 1).cpu("old"), run(2000, 1600, 3).cpu("new"), false))
        .containsExactly(
            "main: machine differs: old, 2 cores, Linux there, new, 2 cores, Linux now; measure the"
                + " baseline again here, or add --across-machines to compare ratios anyway");
  }

  @Test
  void scores_of_another_machine_are_refused_whatever_is_told() {
    Analysis then = run(1000, 800, 1).cpu("old").analyze();
    Analysis now = run(1000, 800, 3).cpu("new").analyze();

    assertThatThrownBy(() -> Stored.of("main", then, now, new Stored.Terms(true, true)))
        .hasMessageContaining("machine differs: old, 2 cores")
        .hasMessageNotContaining("--across-machines");
  }

  @Test
  void a_ratio_that_got_worse_is_a_regression() {
    Decision decision = decide(run(1000, 800, 1), run(1000, 900, 3), false);

    assertThat(decision.outcome()).isEqualTo(Outcome.REGRESSED);
    assertThat(decision.rows().get(0).change().center())
        .isCloseTo(1.125, org.assertj.core.api.Assertions.within(0.01));
    assertThat(RowText.of(decision.rows().get(0))).endsWith("not confirmed with fresh forks");
  }

  @Test
  void forks_of_both_runs_were_bound_alike() {
    ProcessorChoice listed = ProcessorChoice.parse("0,2-3");

    assertThat(
            refusal(
                run(1000, 800, 1).processors(ProcessorChoice.ANY),
                run(1000, 800, 3).processors(listed),
                false))
        .containsExactly(
            "main: --processors differs: any there, 0,2-3 now; measure the baseline again");
    assertThat(
            decide(
                    run(1000, 800, 1).processors(listed),
                    run(1000, 800, 3).processors(listed),
                    false)
                .outcome())
        .isEqualTo(Outcome.EQUIVALENT);
    assertThat(
            decide(run(1000, 800, 1), run(1000, 800, 3).processors(ProcessorChoice.SAME), false)
                .outcome())
        .isEqualTo(Outcome.EQUIVALENT);
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
        .allMatch(row -> RowName.of(row).endsWith(", now compared with then"));
  }

  /** A pass over all rows for each of them would take minutes. */
  @Tag("campaign")
  @Test
  void files_of_20_000_rows_are_judged() {
    Analysis then = Analyzer.analyze(JmhRun.journal("then.json", many(20_000, 10), List.of()));
    Analysis now = Analyzer.analyze(JmhRun.journal("now.json", many(20_000, 10.05), List.of()));

    Stored stored = Stored.of("then.json", then, now, new Stored.Terms(true, false));
    Decision decision =
        new GateEvaluation(now, Policy.DEFAULT, RULES, stored)
            .unconfirmed(ConfirmationResult.ConfirmationOutcome.NO_FRESH_FORKS);

    assertThat(decision.outcome()).isEqualTo(Outcome.EQUIVALENT);
    assertThat(decision.rows()).hasSize(20_000);
    assertThatThrownBy(() -> Stored.of("then.json", then, now, new Stored.Terms(false, false)))
        .hasMessageContaining("no row has the same in-run baseline");
  }

  @Tag("campaign")
  @Test
  void half_of_40_000_rows_may_be_missing() {
    Analysis then = Analyzer.analyze(JmhRun.journal("then.json", many(40_000, 10), List.of()));
    Analysis now = Analyzer.analyze(JmhRun.journal("now.json", many(20_000, 10), List.of()));

    Stored stored = Stored.of("then.json", then, now, new Stored.Terms(true, false));
    Decision decision =
        new GateEvaluation(now, Policy.DEFAULT, RULES, stored)
            .unconfirmed(ConfirmationResult.ConfirmationOutcome.NO_FRESH_FORKS);

    assertThat(decision.outcome()).isEqualTo(Outcome.INCONCLUSIVE);
    assertThat(decision.rows()).hasSize(40_000);
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
                    null,
                    List.of(),
                    Map.of(),
                    null))
        .toList();
  }

  @Test
  void every_difference_that_forbids_it_is_listed() {
    JournalBuilder then =
        run(1000, 800, 1).jdk("17.0.2").payload("b2").jvmArgs("-Xmx1g").cpu("old");

    then.heap(new JvmHeap("G1", 8L << 30, JvmHeap.References.SHIFTED));
    JournalBuilder now = run(1000, 800, 1);
    now.heap(new JvmHeap("Serial", 1L << 30, JvmHeap.References.UNSHIFTED));

    assertThat(refusal(then, now, true))
        .satisfiesExactlyInAnyOrder(
            line -> assertThat(line).contains("JDK 17 differs: 17.0.2 there"),
            line ->
                assertThat(line)
                    .contains(
                        "heap of JDK 17 differs: G1, references shifted there, Serial, references"
                            + " unshifted now"),
            line -> assertThat(line).contains("JVM flags differs: -Xmx1g there, none now"),
            line -> assertThat(line).contains("payload of order differs: b2 there"),
            line -> assertThat(line).contains("machine differs: old, 2 cores"));
    assertThat(refusal(then, run(1000, 800, 1), false)).hasSize(4);
  }

  @Test
  void no_common_row_is_refused() {
    Cell other = codec("deserialize", "jackson", "json");
    JournalBuilder then =
        JournalBuilder.gate().block("strategy", other).noisy(other, 5, 1000, 0, 1);

    assertThat(refusal(then, run(1000, 800, 1), false))
        .singleElement()
        .asString()
        .contains("no common row", "codec.deserialize", "and 1 more now");
  }

  @Test
  void without_a_common_in_run_baseline_only_raw_scores_are_left() {
    JournalBuilder then =
        JournalBuilder.gate()
            .block("strategy", VANILLA)
            .block("strategy", BLACKBIRD)
            .noisy(VANILLA, 20, 1000, 0.01, 1)
            .noisy(BLACKBIRD, 20, 800, 0.01, 2);

    assertThat(refusal(then, run(1000, 800, 1), false))
        .singleElement()
        .asString()
        .contains("add --raw");
    assertThat(decide(then, run(1000, 800, 1), true).outcome()).isEqualTo(Outcome.EQUIVALENT);
  }

  @Test
  void one_stored_fork_decides_nothing() {
    JournalBuilder then =
        JournalBuilder.gate()
            .block("strategy", VANILLA, BLACKBIRD)
            .noisy(VANILLA, 1, 1000, 0, 1)
            .noisy(BLACKBIRD, 1, 800, 0, 1);

    assertThat(decide(then, run(1000, 800, 1), false).outcome()).isEqualTo(Outcome.INCONCLUSIVE);
  }

  @Test
  void an_expectation_of_the_baseline_speaks_of_the_stored_one_and_a_pair_of_this_run() {
    JournalBuilder now = run(1000, 800, 3);
    Stored stored =
        Stored.of(
            "main", run(1000, 700, 1).analyze(), now.analyze(), new Stored.Terms(false, false));
    Expectation pair =
        ExpectationParser.parse("p:1", "jackson-blackbird/jackson >= 1.1", new ArrayList<>())
            .orElseThrow();
    Policy policy = new Policy(List.of(pair, Expectation.ofMargin(Metric.TIME)), List.of());

    Decision decision =
        new GateEvaluation(now.analyze(), policy, RULES, stored)
            .unconfirmed(ConfirmationResult.ConfirmationOutcome.UNNEEDED);

    assertThat(decision.rows())
        .extracting(JudgedRow::outcome)
        .containsExactly(Outcome.REGRESSED, Outcome.EQUIVALENT);
  }

  @Test
  void a_stored_run_that_is_none_is_refused_before_anything_is_judged() {
    assertThatThrownBy(
            () ->
                Stored.of(
                    "x",
                    JournalBuilder.gate().analyze(),
                    run(1, 1, 1).analyze(),
                    new Stored.Terms(true, false)))
        .hasMessageContaining("x: no common row: nothing there");
  }

  private static final Cell AFTERBURNER = codec("serialize", "jackson-afterburner", "json");

  private static JournalBuilder three(double third) {
    return JournalBuilder.gate()
        .block("strategy", VANILLA, BLACKBIRD, AFTERBURNER)
        .noisy(VANILLA, 20, 1000, 0.01, 1)
        .noisy(BLACKBIRD, 20, 800, 0.01, 2)
        .noisy(AFTERBURNER, 20, third, 0.01, 4);
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void a_row_that_is_no_longer_planned_stays_open(boolean raw) {
    Decision decision = decide(three(900), run(1000, 800, 1), raw);

    assertThat(decision.outcome()).isEqualTo(Outcome.INCONCLUSIVE);
    assertThat(decision.rows())
        .filteredOn(row -> row.outcome() == Outcome.INCONCLUSIVE)
        .extracting(JudgedRow::metric)
        .containsExactly(Metric.TIME, Metric.ALLOCATION);
    assertThat(RowName.of(decision.rows().get(0))).contains("jackson-afterburner");
    assertThat(RowText.of(decision.rows().get(0)))
        .isEqualTo("measured in the stored run, but now not planned");
  }

  @Test
  void a_row_that_cannot_be_measured_any_more_says_why() {
    JournalBuilder unsupported =
        run(1000, 800, 3).unsupported("strategy", "no such module", VANILLA, AFTERBURNER);
    JournalBuilder failed =
        JournalBuilder.gate()
            .block("strategy", VANILLA, BLACKBIRD, AFTERBURNER)
            .noisy(VANILLA, 20, 1000, 0.01, 1)
            .noisy(BLACKBIRD, 20, 800, 0.01, 2)
            .failed(AFTERBURNER, 0);

    assertThat(RowText.of(decide(three(900), unsupported, true).rows().get(0)))
        .isEqualTo(
            "measured in the stored run; now jackson-afterburner is not supported: no such module");
    assertThat(RowText.of(decide(three(900), failed, false).rows().get(0)))
        .startsWith("measured in the stored run; now jackson-afterburner failed: ");
  }

  @Test
  void a_row_that_is_new_is_a_finding_and_no_verdict() {
    Decision decision = decide(run(1000, 800, 1), three(900), false);

    assertThat(decision.outcome()).isEqualTo(Outcome.EQUIVALENT);
    assertThat(decision.findings())
        .filteredOn(finding -> FindingText.of(finding).startsWith("new: nothing to compare with"))
        .extracting(finding -> RowName.ofCells((ComparedCells) finding.arguments().get(0)))
        .containsExactly("serialize order, jackson-afterburner against jackson");
  }

  @Test
  void a_policy_may_name_a_row_that_is_missing() {
    Analysis now = run(1000, 800, 3).analyze();
    Stored stored = Stored.of("main", three(900).analyze(), now, new Stored.Terms(false, false));

    Decision decision =
        new GateEvaluation(now, policy("jackson-afterburner <= baseline + 2 %"), RULES, stored)
            .unconfirmed(ConfirmationResult.ConfirmationOutcome.UNNEEDED);

    assertThat(decision.rows())
        .singleElement()
        .extracting(JudgedRow::outcome)
        .isEqualTo(Outcome.INCONCLUSIVE);
  }

  /** The third strategy is twice as slow as it was: the pair does not speak of it. */
  @Test
  void a_pair_against_the_baseline_judges_the_named_strategies_alone() {
    Analysis now = three(1800).analyze();
    Policy policy = policy("jackson-blackbird/jackson <= baseline + 2 %");

    Decision ratios =
        new GateEvaluation(
                now,
                policy,
                RULES,
                Stored.of("main", three(900).analyze(), now, new Stored.Terms(false, false)))
            .unconfirmed(ConfirmationResult.ConfirmationOutcome.UNNEEDED);
    Decision scores =
        new GateEvaluation(
                now,
                policy,
                RULES,
                Stored.of("main", three(900).analyze(), now, new Stored.Terms(true, false)))
            .unconfirmed(ConfirmationResult.ConfirmationOutcome.UNNEEDED);

    assertThat(ratios.rows())
        .extracting(RowName::of)
        .containsExactly("serialize order, jackson-blackbird against jackson");
    assertThat(ratios.outcome()).isEqualTo(Outcome.EQUIVALENT);
    assertThat(scores.rows())
        .extracting(RowName::of)
        .containsExactlyInAnyOrder(
            "serialize order jackson, now compared with then",
            "serialize order jackson-blackbird, now compared with then");
  }

  private static Policy policy(String rule) {
    return new Policy(
        List.of(ExpectationParser.parse("p:1", rule, new ArrayList<>()).orElseThrow()), List.of());
  }
}
