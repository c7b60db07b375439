package io.accbench.gate;

import static io.accbench.model.SampleCells.codec;
import static org.assertj.core.api.Assertions.assertThat;

import io.accbench.analysis.Analysis;
import io.accbench.analysis.JournalBuilder;
import io.accbench.analysis.Procedure;
import io.accbench.model.Block;
import io.accbench.model.Cell;
import io.accbench.report.gate.RowText;
import io.accbench.report.text.FindingText;
import java.time.LocalDate;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** The confirmation by fresh forks of rows that seem to have regressed. */
class ConfirmationTest {
  private static final double ALPHA = 0.01;
  private static final Cell BASE = codec("serialize", "jackson", "base");
  private static final Cell CANDIDATE = codec("serialize", "jackson", "candidate");
  private static final Cell THIRD = codec("serialize", "jackson", "third");

  private static GateEvaluation evaluation(Analysis analysis) {
    GateEvaluation.GateRules rules =
        new GateEvaluation.GateRules(ALPHA, LocalDate.parse("2026-06-01"));
    return new GateEvaluation(analysis, Policy.DEFAULT, rules, null);
  }

  private static JournalBuilder two(double change, double sd, int rounds) {
    return JournalBuilder.gate()
        .rounds(Procedure.CONFIRMING)
        .block("stack", BASE, CANDIDATE)
        .noisy(BASE, rounds, 1000, sd, 1)
        .noisy(CANDIDATE, rounds, 1000 * change, sd, 2);
  }

  private static GateEvaluation suspicious() {
    return evaluation(two(1.1, 0.01, 30).analyze());
  }

  private static JudgedRow time(Decision decision) {
    return decision.rows().stream()
        .filter(row -> row.metric() == Metric.TIME)
        .findFirst()
        .orElseThrow();
  }

  @Test
  void a_suspect_is_measured_anew_with_what_it_is_compared_to_alone() {
    Cell calm = codec("deserialize", "jackson", "base");
    Cell calmToo = codec("deserialize", "jackson", "candidate");
    JournalBuilder run =
        JournalBuilder.gate()
            .block("stack", BASE, CANDIDATE, THIRD)
            .block("stack", calm, calmToo)
            .noisy(BASE, 30, 1000, 0.01, 1)
            .noisy(CANDIDATE, 30, 1100, 0.01, 2)
            .noisy(THIRD, 30, 1000, 0.01, 3)
            .noisy(calm, 30, 1000, 0.01, 4)
            .noisy(calmToo, 30, 1000, 0.01, 5);

    Confirmation confirmation = evaluation(run.analyze()).confirmation();

    assertThat(confirmation.suspects()).isEqualTo(1);
    assertThat(confirmation.blocks()).hasSize(1);
    Block fresh = confirmation.blocks().get(0);
    assertThat(fresh.cells())
        .extracting(planned -> planned.cell())
        .containsExactly(BASE, CANDIDATE);
    assertThat(fresh.rounds()).isEqualTo(Procedure.CONFIRMING);
  }

  @Test
  void only_fresh_data_confirm() {
    JudgedRow confirmed = time(suspicious().confirmed(two(1.1, 0.01, 9).analyze()));
    JudgedRow refuted = time(suspicious().confirmed(two(1.0, 0.01, 19).analyze()));

    assertThat(confirmed.outcome()).isEqualTo(Outcome.REGRESSED);
    assertThat(RowText.of(confirmed)).endsWith("confirmed by 9 fresh rounds");
    assertThat(refuted.outcome()).isEqualTo(Outcome.EQUIVALENT);
    assertThat(RowText.of(refuted)).contains("was not confirmed by 19 fresh rounds");
  }

  @Test
  void a_suspect_that_was_not_settled_in_time_is_open_and_loud() {
    Decision late = suspicious().confirmed(two(1.03, 0.05, 14).analyze());
    JournalBuilder none = JournalBuilder.gate().block("stack", BASE, CANDIDATE);
    Decision lost = suspicious().confirmed(none.analyze());

    assertThat(time(late).outcome()).isEqualTo(Outcome.INCONCLUSIVE);
    assertThat(RowText.of(time(late)))
        .endsWith("suspected, but undecided after 14 fresh rounds of 60");
    assertThat(late.outcome()).isEqualTo(Outcome.INCONCLUSIVE);
    assertThat(late.findings())
        .extracting(FindingText::of)
        .anyMatch(
            text -> text.contains("1 suspected regression of 1") && text.contains("--budget"));
    assertThat(time(lost).outcome()).isEqualTo(Outcome.INCONCLUSIVE);
    assertThat(RowText.of(time(lost))).contains("no fork measured it", "undecided after");
  }

  @Test
  void a_suspect_that_no_number_of_rounds_settles_is_no_matter_of_time() {
    Decision open = suspicious().confirmed(two(1.02, 0.03, 60).analyze());

    assertThat(time(open).outcome()).isEqualTo(Outcome.INCONCLUSIVE);
    assertThat(RowText.of(time(open))).endsWith("was not confirmed by 60 fresh rounds");
    assertThat(open.findings())
        .extracting(FindingText::of)
        .noneMatch(text -> text.contains("time"));
  }

  @Test
  void a_row_ends_as_soon_as_it_is_confirmed_or_cleared() {
    assertThat(open(two(1.1, 0.005, 9))).isEmpty();
    assertThat(open(two(1.0, 0.005, 9))).isEmpty();
    assertThat(open(two(1.03, 0.03, 9))).containsExactlyInAnyOrder(BASE.id(), CANDIDATE.id());
  }

  private static Set<String> open(JournalBuilder fresh) {
    Block block = fresh.journal().header().blocks().get(0);
    return suspicious().confirmation().stoppingRule().open(fresh.analyze(), block);
  }

  /**
   * 10 % of noise on a difference: 9 rounds show 15 % beyond the limit to one row, but not to two
   * dozen.
   */
  @Test
  void the_suspects_share_the_error() {
    JournalBuilder many = JournalBuilder.gate();
    JournalBuilder fresh = JournalBuilder.gate().rounds(Procedure.CONFIRMING);
    for (int i = 0; i < 24; i++) {
      Cell base = codec("serialize", "codec" + i, "base");
      Cell candidate = codec("serialize", "codec" + i, "candidate");
      many.block("stack", base, candidate)
          .noisy(base, 30, 1000, 0.01, 1)
          .noisy(candidate, 30, 1200, 0.01, 2);
      fresh
          .block("stack", base, candidate)
          .noisy(base, 9, 1000, 0.07, 1)
          .noisy(candidate, 9, 1150, 0.07, 2);
    }

    Decision one = suspicious().confirmed(two(1.15, 0.07, 9).analyze());
    Decision all = evaluation(many.analyze()).confirmed(fresh.analyze());

    assertThat(time(one).outcome()).isEqualTo(Outcome.REGRESSED);
    assertThat(all.rows())
        .filteredOn(row -> row.metric() == Metric.TIME)
        .extracting(JudgedRow::outcome)
        .containsOnly(Outcome.INCONCLUSIVE);
  }
}
