package io.accbench.gate;

import static io.accbench.model.SampleCells.codec;
import static io.accbench.model.UserErrors.assertThatUserError;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import io.accbench.analysis.Analysis;
import io.accbench.analysis.JournalBuilder;
import io.accbench.model.Cell;
import io.accbench.model.ExitCode;
import io.accbench.model.Finding;
import io.accbench.model.FindingKind;
import io.accbench.model.Mode;
import io.accbench.model.Pollution;
import io.accbench.model.Range;
import io.accbench.model.UserException;
import io.accbench.report.gate.DecisionText;
import io.accbench.report.gate.GateFile;
import io.accbench.report.gate.RowName;
import io.accbench.report.gate.RowText;
import io.accbench.report.text.FindingText;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GateEvaluationTest {
  private static final LocalDate TODAY = LocalDate.parse("2026-06-01");
  private static final GateEvaluation.GateRules RULES = new GateEvaluation.GateRules(0.01, TODAY);
  private static final Cell BASE = codec("serialize", "jackson", "base");
  private static final Cell CANDIDATE = codec("serialize", "jackson", "candidate");
  private static final Cell THIRD = codec("serialize", "jackson", "third");

  private static JournalBuilder two(double change, double sd, int rounds) {
    return JournalBuilder.gate()
        .block("stack", BASE, CANDIDATE)
        .noisy(BASE, rounds, 1000, sd, 1)
        .noisy(CANDIDATE, rounds, 1000 * change, sd, 2);
  }

  /** Sides whose forks take so long, in ns; an allocation of 100 B/op. */
  private static JournalBuilder three(double base, double candidate, double third) {
    return JournalBuilder.gate()
        .block("stack", BASE, CANDIDATE, THIRD)
        .noisy(BASE, 30, base, 0.01, 1)
        .noisy(CANDIDATE, 30, candidate, 0.01, 2)
        .noisy(THIRD, 30, third, 0.01, 3);
  }

  /** The rows of a block that need more rounds. */
  private static Set<String> open(JournalBuilder run, int block) {
    GateStoppingRule rule = new GateStoppingRule(Policy.DEFAULT, run.journal().header(), 0.01);
    return rule.open(run.analyze(), run.journal().header().blocks().get(block));
  }

  private static Decision decide(Analysis analysis, Policy policy) {
    return new GateEvaluation(analysis, policy, RULES, null)
        .unconfirmed(ConfirmationResult.ConfirmationOutcome.NO_FRESH_FORKS);
  }

  private static Decision decide(JournalBuilder run) {
    return decide(run.analyze(), Policy.DEFAULT);
  }

  private static Policy policy(String... rules) {
    List<String> problems = new ArrayList<>();
    List<Expectation> expectations = new ArrayList<>();
    for (String rule : rules) {
      ExpectationParser.parse("policy.yaml:1", rule, problems).ifPresent(expectations::add);
    }
    assertThat(problems).isEmpty();
    return new Policy(expectations, List.of());
  }

  private static GateStoppingRule stoppingRule(Policy policy, Analysis analysis) {
    return new GateStoppingRule(policy, analysis.header(), 0.01);
  }

  private static JudgedRow time(Decision decision) {
    return decision.rows().stream()
        .filter(row -> row.metric() == Metric.TIME)
        .findFirst()
        .orElseThrow();
  }

  /** Of 30 rounds with 1.4 % noise on a difference the 99 % interval is about ± 0.8 %. */
  @ParameterizedTest
  @CsvSource({
    "1.00, EQUIVALENT",
    "1.02, INCONCLUSIVE",
    "1.05, REGRESSED",
    "1.10, REGRESSED",
    "0.90, IMPROVED",
  })
  void an_outcome_follows_the_truth(double change, Outcome outcome) {
    Decision decision = decide(two(change, 0.01, 30));

    assertThat(time(decision).outcome()).isEqualTo(outcome);
    assertThat(time(decision).change().low()).isLessThan(change);
    assertThat(time(decision).change().high()).isGreaterThan(change);
    assertThat(decision.outcome()).isEqualTo(outcome);
  }

  /** Base and candidate in a clean JVM, and 10 % slower in one that has handled other text. */
  private static JournalBuilder polluted() {
    Pollution strings = Pollution.parse("strings").orElseThrow();
    return two(1, 0.001, 30)
        .block("stack", BASE.after(strings), CANDIDATE.after(strings))
        .noisy(BASE.after(strings), 30, 1000, 0.001, 3)
        .noisy(CANDIDATE.after(strings), 30, 1100, 0.001, 4);
  }

  @Test
  void each_pollution_has_a_row_of_its_own_which_policies_name() {
    assertThat(decide(polluted()).rows())
        .filteredOn(row -> row.metric() == Metric.TIME)
        .extracting(RowName::of, JudgedRow::outcome)
        .containsExactly(
            tuple(
                "serialize order after text beyond Latin-1, candidate against base",
                Outcome.REGRESSED),
            tuple("serialize order in a clean JVM, candidate against base", Outcome.EQUIVALENT));
    for (String clean : List.of("pollution=none", "none")) {
      assertThat(decide(polluted().analyze(), policy(clean + " time <= baseline + 2 %")).outcome())
          .isEqualTo(Outcome.EQUIVALENT);
    }
    assertThat(decide(polluted().analyze(), policy("strings time <= baseline + 2 %")).outcome())
        .isEqualTo(Outcome.REGRESSED);
    assertThatUserError(
            () -> decide(polluted().analyze(), policy("pollution=string <= baseline + 2 %")))
        .hasMessageContaining("did you mean \"strings\"?");
  }

  @Test
  void what_turns_after_other_work_of_the_jvm_stands_in_the_verdict_and_the_summary() {
    Decision decision = decide(polluted());
    String sentence =
        "candidate is slower than base, 0.909 times as fast, only after text beyond Latin-1; in a"
            + " JVM that has done nothing else they are the same: the ratio is 1.000";

    assertThat(decision.findings())
        .filteredOn(finding -> finding.kind() == FindingKind.VERDICT_TURNS)
        .extracting(FindingText::of)
        .singleElement()
        .asString()
        .startsWith(sentence.substring(0, sentence.indexOf("0.909")));
    assertThat(GateFile.summary(decision, GateFile.MOST_SUMMARY_BYTES))
        .contains("What other work of the JVM changes")
        .contains(sentence.substring(sentence.indexOf(" only"), sentence.indexOf(": the")));
  }

  /** The same code in two conditions may take another time; else it is the same code. */
  @Test
  void a_cell_is_compared_with_itself_by_pollution() {
    Cell polluted = BASE.after(Pollution.parse("types").orElseThrow());
    JournalBuilder run =
        JournalBuilder.gate()
            .block("pollution", BASE, polluted)
            .code("sum")
            .noisy(BASE, 30, 1000, 0.001, 1)
            .noisy(polluted, 30, 1200, 0.001, 2);

    JudgedRow row = time(decide(run.analyze(), policy("types/none time <= 1.1")));

    assertThat(row.outcome()).isEqualTo(Outcome.REGRESSED);
    assertThat(row.reason().sameCode()).isFalse();
    assertThat(RowName.of(row)).isEqualTo("serialize order, types against none");
    assertThat(run.analyze().findings())
        .extracting(Finding::kind)
        .doesNotContain(FindingKind.VERDICT_TURNS);
  }

  @Test
  void four_rounds_say_nothing_however_clear_they_look() {
    JudgedRow row = time(decide(two(3, 0.001, 4)));

    assertThat(row.outcome()).isEqualTo(Outcome.INCONCLUSIVE);
    assertThat(row.pValue()).isNaN();
    assertThat(RowText.of(row)).contains("only 4 rounds of the 5 that a verdict needs");
    assertThat(RowText.of(row)).endsWith("; about 1 more round, 4 s"); // two forks of 2 s
  }

  @Test
  void one_fork_is_never_equivalent() {
    Decision decision = decide(two(1, 0, 1));

    assertThat(decision.outcome()).isEqualTo(Outcome.INCONCLUSIVE);
    assertThat(decision.rows())
        .allMatch(row -> row.outcome() == Outcome.INCONCLUSIVE)
        .anyMatch(row -> RowText.of(row).contains("only 1 round"));
  }

  @Test
  void an_undecided_row_says_how_many_rounds_are_missing_and_how_long_they_take() {
    JudgedRow row = time(decide(two(1.0, 0.03, 8)));

    assertThat(row.outcome()).isEqualTo(Outcome.INCONCLUSIVE);
    assertThat(RowText.of(row)).containsPattern("; about \\d+ more rounds, \\d+ (s|min)$");
  }

  @Test
  void a_row_of_a_measuring_gate_is_repeated_by_a_gate() {
    assertThat(time(decide(two(1.1, 0.01, 30))).repeat())
        .isEqualTo("accbench gate --stack base,candidate --seed 42 --row " + CANDIDATE.id());
  }

  @Test
  void of_a_pair_both_of_its_sides_are_repeated() {
    JournalBuilder run =
        two(1, 0.01, 10).block("stack", BASE, CANDIDATE, THIRD).noisy(THIRD, 10, 1000, 0.01, 3);

    JudgedRow row = time(decide(run.analyze(), policy("third/candidate >= 0.9")));

    assertThat(row.repeat()).endsWith(" --row " + CANDIDATE.id() + " --row " + THIRD.id());
  }

  @Test
  void forks_with_impossible_scores_do_not_count() {
    JournalBuilder run = two(1, 0.01, 4);
    run.fork(BASE, 4, "ns/op", Double.NaN, 100).fork(CANDIDATE, 4, "ns/op", 0, 100);
    run.fork(BASE, 5, "ns/op", 1000, 100).fork(CANDIDATE, 5, "ns/op", 0, 100);

    assertThat(time(decide(run)).change().samples()).isEqualTo(4);
    assertThat(time(decide(run)).outcome()).isEqualTo(Outcome.INCONCLUSIVE);
  }

  @Test
  void a_cell_whose_forks_mix_units_is_not_judged() {
    JournalBuilder run = two(1, 0.01, 6);
    run.fork(CANDIDATE, 6, "us/op", 1, 100).fork(BASE, 6, "ns/op", 1000, 100);

    JudgedRow row = time(decide(run));

    assertThat(row.outcome()).isEqualTo(Outcome.INCONCLUSIVE);
    assertThat(row.change()).isNull();
    assertThat(RowText.of(row)).contains("failed", "different units");
  }

  /** Throughput of a slower candidate is lower: JMH's direction is not ours. */
  @Test
  void direction_is_right_for_throughput() {
    Cell base = codec("serialize", "jackson", "base", Mode.THROUGHPUT);
    Cell candidate = codec("serialize", "jackson", "candidate", Mode.THROUGHPUT);
    JournalBuilder run = JournalBuilder.gate().block("stack", base, candidate);
    for (int round = 0; round < 8; round++) {
      run.fork(base, round, "ops/s", 1000 + round % 2, 100)
          .fork(candidate, round, "ops/s", 800 + round % 2, 100);
    }

    assertThat(time(decide(run)).outcome()).isEqualTo(Outcome.REGRESSED);
    assertThat(time(decide(run)).change().center())
        .isCloseTo(1.25, org.assertj.core.api.Assertions.within(0.01));
  }

  @ParameterizedTest
  @CsvSource({
    "100, 100, EQUIVALENT",
    "100, 100.9, EQUIVALENT",
    "100, 101.2, REGRESSED",
    "100, 90, IMPROVED",
    "100, 0, IMPROVED",
    "0, 0.2, EQUIVALENT",
    "0, 24, REGRESSED",
  })
  void allocation_is_judged_to_one_percent(double base, double candidate, Outcome outcome) {
    JournalBuilder run =
        JournalBuilder.gate()
            .block("stack", BASE, CANDIDATE)
            .noisy(BASE, 10, 1000, 0.01, 1, base)
            .noisy(CANDIDATE, 10, 1000, 0.01, 2, candidate);

    Decision decision = decide(run.analyze(), policy("alloc B/op <= baseline + 1 %"));

    assertThat(decision.outcome()).isEqualTo(outcome);
  }

  @Test
  void time_and_allocation_are_one_family() {
    Decision decision = decide(two(1.05, 0.01, 30));

    assertThat(decision.rows())
        .extracting(JudgedRow::metric)
        .contains(Metric.TIME, Metric.ALLOCATION);
    Analysis alone = two(1.05, 0.01, 30).analyze();
    double single = time(decide(alone, policy("time <= baseline + 2 %"))).pValue();
    assertThat(time(decision).pValue()).isEqualTo(Math.min(1, 2 * single));
  }

  /** The same data: a run that was looked at while it grew must show more. */
  @Test
  void a_run_that_stopped_by_itself_pays_for_its_looks() {
    JournalBuilder fixed = two(1.05, 0.02, 20);
    JournalBuilder grown =
        JournalBuilder.gate()
            .rounds(new Range(5, 60))
            .block("stack", BASE, CANDIDATE)
            .noisy(BASE, 20, 1000, 0.02, 1)
            .noisy(CANDIDATE, 20, 1050, 0.02, 2);

    JudgedRow one = time(decide(fixed));
    JudgedRow other = time(decide(grown));

    assertThat(other.change().center()).isEqualTo(one.change().center());
    assertThat(other.change().high()).isGreaterThan(one.change().high());
    assertThat(other.pValue()).isGreaterThan(one.pValue());
  }

  /** Another policy, or another alpha, suspects other rows than those that were confirmed. */
  @Test
  void a_suspect_without_fresh_forks_stays_one() {
    Decision decision = fresh(three(1000, 1100, 1300).analyze(), two(1.0, 0.01, 20));

    assertThat(decision.rows())
        .filteredOn(row -> row.metric() == Metric.TIME)
        .extracting(JudgedRow::outcome)
        .containsExactly(Outcome.REGRESSED, Outcome.EQUIVALENT);
    assertThat(RowText.of(decision.rows().get(0))).endsWith("it was not measured again");
  }

  private static Decision fresh(Analysis first, JournalBuilder again) {
    return new GateEvaluation(first, Policy.DEFAULT, RULES, null).confirmed(again.analyze());
  }

  @Test
  void a_policy_compares_any_two_values_of_an_axis() {
    Cell vanilla = codec("serialize", "vanilla", "json");
    Cell blackbird = codec("serialize", "blackbird", "json");
    Cell other = codec("serialize", "other", "json");
    JournalBuilder run =
        JournalBuilder.gate()
            .block("strategy", other, vanilla, blackbird)
            .noisy(other, 30, 500, 0.01, 1)
            .noisy(vanilla, 30, 1000, 0.01, 2)
            .noisy(blackbird, 30, 1100, 0.01, 3);

    Decision strict = decide(run.analyze(), policy("blackbird/vanilla serialize order >= 0.97"));
    Decision lax = decide(run.analyze(), policy("blackbird/vanilla serialize <= 1.3 time"));

    assertThat(strict.outcome()).isEqualTo(Outcome.REGRESSED);
    assertThat(RowName.of(strict.rows().get(0)))
        .isEqualTo("serialize order, blackbird against vanilla");
    assertThat(strict.rows().get(0).rule()).isEqualTo("policy.yaml:1");
    assertThat(lax.outcome()).isEqualTo(Outcome.EQUIVALENT);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "serialise <= baseline          | did you mean \"serialize\"",
        "stak=base <= baseline          | axis \"stak\" is unknown; did you mean \"stack\"",
        "stack=bas <= baseline          | stack \"bas\" is unknown; did you mean \"base\"",
        "base/order >= 1                | not two values of one axis",
        "base <= baseline               | matches no row",
        "base candidate <= baseline     | two values of stack",
        "candidate/base base >= 1       | stack is named twice, in the pair and outside; name it"
            + " once",
        "candidate/base base/candidate >= 1 | two pairs",
      })
  void an_expectation_that_could_never_fire_is_an_error(String rule, String words) {
    Analysis analysis = two(1, 0.01, 10).analyze();

    assertThatUserError(() -> decide(analysis, policy(rule)))
        .hasMessageContaining("policy.yaml:1: ")
        .hasMessageContaining(words);
  }

  @Test
  void sides_of_different_blocks_are_not_compared() {
    Cell one = codec("serialize", "jackson", "a");
    Cell two = codec("serialize", "jackson", "b");
    JournalBuilder run =
        JournalBuilder.gate()
            .block("strategy", one)
            .block("strategy", two)
            .noisy(one, 6, 1000, 0.01, 1)
            .noisy(two, 6, 1000, 0.01, 1);

    assertThatThrownBy(() -> decide(run.analyze(), policy("a/b >= 0.9")))
        .hasMessageContaining("not measured in the same rounds; run with --baseline stack=b");
    assertThatThrownBy(() -> decide(run))
        .isInstanceOfSatisfying(
            UserException.class,
            mistake -> assertThat(mistake.exitCode()).isEqualTo(ExitCode.NO_BASELINE));
  }

  @Test
  void a_waiver_counts_until_its_day_and_is_always_shown() {
    Decision before = decide(two(1.1, 0.01, 30).analyze(), waived("2026-06-01"));
    Decision after = decide(two(1.1, 0.01, 30).analyze(), waived("2026-05-31"));

    JudgedRow row = before.rows().get(before.rows().size() - 1);
    assertThat(row.waived()).isTrue();
    assertThat(row.outcome()).isEqualTo(Outcome.REGRESSED);
    assertThat(row.waiver()).isEqualTo(waived("2026-06-01").waivers().get(0));
    assertThat(before.outcome()).isEqualTo(Outcome.EQUIVALENT);
    assertThat(DecisionText.of(before)).contains("1 waived");
    assertThat(after.outcome()).isEqualTo(Outcome.REGRESSED);
    assertThat(after.findings())
        .extracting(FindingText::of)
        .anyMatch(text -> text.contains("expired on 2026-05-31: the regression counts again"));
  }

  @Test
  void a_waiver_of_a_row_that_is_fine_is_a_finding() {
    assertThat(decide(two(1, 0.01, 30).analyze(), waived("2026-06-01")).findings())
        .extracting(FindingText::of)
        .anyMatch(text -> text.contains("is not needed"));
    assertThat(decide(two(1, 0.01, 30).analyze(), waived("2026-01-01")).findings())
        .extracting(FindingText::of)
        .anyMatch(text -> text.contains("expired on 2026-01-01; its rows keep their limits"));
  }

  @Test
  void a_waiver_that_matches_no_row_is_an_error() {
    Waiver waiver = new Waiver("p:9", List.of("base"), EnumSet.allOf(Metric.class), "known", TODAY);
    Policy policy = new Policy(Policy.DEFAULT.expectations(), List.of(waiver));

    assertThatThrownBy(() -> decide(two(1, 0.01, 30).analyze(), policy))
        .hasMessageContaining("p:9: the waiver of \"base\" matches no row");
  }

  private static Policy waived(String until) {
    return waived(until, Metric.TIME, Metric.ALLOCATION);
  }

  private static Policy waived(String until, Metric... metrics) {
    List<String> row = List.of("candidate", "serialize");
    LocalDate day = LocalDate.parse(until);
    Waiver waiver = new Waiver("policy.yaml:9", row, Set.of(metrics), "known", day);
    return new Policy(Policy.DEFAULT.expectations(), List.of(waiver));
  }

  @Test
  void a_waiver_of_one_metric_says_nothing_of_the_other() {
    JournalBuilder run =
        JournalBuilder.gate()
            .block("stack", BASE, CANDIDATE)
            .noisy(BASE, 30, 1000, 0.01, 1, 100)
            .noisy(CANDIDATE, 30, 1100, 0.01, 2, 200);

    Decision decision = decide(run.analyze(), waived("2026-06-01", Metric.TIME));

    assertThat(decision.outcome()).isEqualTo(Outcome.REGRESSED);
    assertThat(decision.rows())
        .extracting(JudgedRow::metric, JudgedRow::waived)
        .containsExactly(tuple(Metric.ALLOCATION, false), tuple(Metric.TIME, true));
  }

  @Test
  void a_waiver_covers_a_row_that_stays_open() {
    Decision decision = decide(two(1.02, 0.01, 30).analyze(), waived("2026-06-01"));

    assertThat(time(decision).outcome()).isEqualTo(Outcome.INCONCLUSIVE);
    assertThat(time(decision).waived()).isTrue();
    assertThat(decision.outcome()).isEqualTo(Outcome.EQUIVALENT);
    assertThat(decision.findings())
        .extracting(FindingText::of)
        .noneMatch(text -> text.contains("not needed"));
  }

  @Test
  void an_expired_waiver_is_no_pass_by_itself() {
    Decision calm = decide(two(1, 0.01, 30).analyze(), waived("2026-05-31"));
    Decision open = decide(two(1.02, 0.01, 30).analyze(), waived("2026-05-31"));

    assertThat(calm.outcome()).isEqualTo(Outcome.INCONCLUSIVE);
    assertThat(DecisionText.of(calm))
        .startsWith("INCONCLUSIVE: of 2 rows 2 within the limit; a waiver has expired");
    assertThat(open.findings())
        .extracting(FindingText::of)
        .anyMatch(text -> text.contains("expired on 2026-05-31: its undecided rows count again"));
  }

  @Test
  void doubts_about_the_fresh_forks_are_told() {
    JournalBuilder again = two(1.1, 0.01, 10).failed(CANDIDATE, 10);

    assertThat(fresh(two(1.1, 0.01, 30).analyze(), again).findings())
        .extracting(Finding::subject)
        .anyMatch(where -> where.startsWith("confirmation: "));
  }

  @Test
  void the_worst_row_comes_first_and_waived_ones_last() {
    JournalBuilder run = three(1000, 1100, 1300);

    assertThat(decide(run).rows())
        .extracting(RowName::of)
        .startsWith(
            "serialize order, third against base", "serialize order, candidate against base");
    assertThat(decide(run.analyze(), waived("2026-06-01")).rows())
        .extracting(RowName::of)
        .endsWith("serialize order, candidate against base");
  }

  /** Identical code: at alpha 1 % at most a few of 300 whole gates may be red before confirming. */
  @Test
  void identical_code_is_hardly_ever_suspected() {
    int red = 0;
    for (int seed = 0; seed < 300; seed++) {
      JournalBuilder run =
          JournalBuilder.gate()
              .block("stack", BASE, CANDIDATE)
              .noisy(BASE, 12, 1000, 0.05, 2L * seed)
              .noisy(CANDIDATE, 12, 1000, 0.05, 2L * seed + 1);
      red += decide(run).outcome() == Outcome.REGRESSED ? 1 : 0;
    }

    // binomial with p = 1 %: more than 9 of 300 has a chance of 0.1 %
    assertThat(red).isLessThanOrEqualTo(9);
  }

  @Test
  void rows_that_are_not_yet_decided_need_more_rounds() {
    JournalBuilder run =
        JournalBuilder.gate()
            .block("stack", BASE, CANDIDATE)
            .block("stack", codec("deserialize", "jackson", "base"))
            .noisy(BASE, 30, 1000, 0.01, 1)
            .noisy(CANDIDATE, 30, 1020, 0.01, 2);

    assertThat(open(run, 0)).containsExactly(CANDIDATE.id(), BASE.id());
    assertThat(open(run, 1)).isEmpty();
    assertThat(open(two(1.2, 0.01, 30), 0)).isEmpty();
  }

  /** Two codecs that run the same code, with a difference that noise alone cannot make. */
  private static JournalBuilder sameCode(int rounds) {
    Cell base = codec("serialize", "jackson", "base");
    Cell other = codec("serialize", "jackson-blackbird", "base");
    return JournalBuilder.gate()
        .block("codec", base, other)
        .code("a1")
        .noisy(base, rounds, 1000, 0.01, 1)
        .noisy(other, rounds, 1300, 0.01, 2, 130);
  }

  @Test
  void a_row_that_runs_the_code_of_its_base_has_not_regressed_whatever_was_measured() {
    Decision decision = decide(sameCode(5));

    assertThat(decision.outcome()).isEqualTo(Outcome.EQUIVALENT);
    assertThat(decision.rows())
        .hasSize(2)
        .allMatch(row -> row.change().high() == 1)
        .allMatch(row -> RowText.of(row).contains("both sides run the same code"));
    assertThat(decide(sameCode(4)).outcome()).isEqualTo(Outcome.INCONCLUSIVE);
  }

  @Test
  void a_row_that_runs_the_code_of_its_base_needs_no_more_rounds() {
    assertThat(open(sameCode(5), 0)).isEmpty();
  }

  @Test
  void the_code_of_its_base_is_no_faster_than_the_base() {
    Decision decision =
        decide(sameCode(5).analyze(), policy("jackson-blackbird/jackson serialize >= 1.1"));

    assertThat(time(decision).outcome()).isEqualTo(Outcome.REGRESSED);
    assertThat(RowText.of(time(decision)))
        .startsWith("both sides run the same code, so nothing has changed; the limit is ");
  }

  @Test
  void a_row_whose_allocation_is_open_needs_more_rounds_however_clear_its_time_is() {
    JournalBuilder run = JournalBuilder.gate().block("stack", BASE, CANDIDATE);
    run.noisy(BASE, 9, 1000, 0.001, 1);
    for (int round = 0; round < 9; round++) {
      run.fork(CANDIDATE, round, "ns/op", 1000, round % 2 == 0 ? 90 : 112);
    }

    assertThat(time(decide(run)).outcome()).isEqualTo(Outcome.EQUIVALENT);
    assertThat(open(run, 0)).containsExactly(CANDIDATE.id(), BASE.id());
  }

  @Test
  void a_policy_is_held_against_the_plan_before_anything_is_measured() {
    Analysis planned = JournalBuilder.gate().block("stack", BASE, CANDIDATE).analyze();

    stoppingRule(policy("serialize <= baseline + 2 %"), planned).check(planned);
    assertThatThrownBy(() -> stoppingRule(policy("read <= baseline"), planned).check(planned))
        .hasMessageContaining("\"read\" is unknown");
    Analysis alone = JournalBuilder.gate().block("stack", BASE).analyze();
    assertThatThrownBy(() -> stoppingRule(Policy.DEFAULT, alone).check(alone))
        .hasMessageContaining("no row has another row");
  }
}
