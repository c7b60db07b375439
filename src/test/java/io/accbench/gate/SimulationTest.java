package io.accbench.gate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.accbench.analysis.Analysis;
import io.accbench.analysis.Analyzer;
import io.accbench.analysis.JournalBuilder;
import io.accbench.analysis.Limit;
import io.accbench.analysis.Procedure;
import io.accbench.analysis.Verdict;
import io.accbench.model.Cell;
import io.accbench.model.Mode;
import io.accbench.model.Range;
import io.accbench.model.SampleCells;
import io.accbench.stats.Proportion;
import java.time.LocalDate;
import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The procedure on rounds of known truth: normal noise of 3 % around a known slow-down. */
@Tag("slow")
@Tag("any-jdk")
@Tag("campaign")
class SimulationTest {
  private static final double MARGIN = 0.02;
  private static final double SD = 0.03;
  private static final Procedure GROWING = Procedure.of(new Range(5, 60));
  private static final Procedure SIX = Procedure.of(Range.exactly(6));
  private static final Procedure CONFIRMING = Procedure.of(Procedure.CONFIRMING);

  /** Returns ln(time of the copy / time of the cell) of each round. */
  private static double[] drawn(int seed, int rounds, double slowDown, double sd) {
    SplittableRandom random = new SplittableRandom(1000L + seed); // mixes neighbouring seeds
    double[] logs = new double[rounds];
    Arrays.setAll(logs, i -> Math.log1p(slowDown) + sd * random.nextGaussian());
    return logs;
  }

  private static double[] drawn(int seed, int rounds, double slowDown) {
    return drawn(seed, rounds, slowDown, SD);
  }

  private static int count(int evaluations, IntPredicate found) {
    return (int) IntStream.range(0, evaluations).parallel().filter(found).count();
  }

  /** Returns whether the first look that settles a ratio puts it beyond the limit. */
  private static boolean beyond(Procedure procedure, double[] slowDowns, double error, int tests) {
    Limit limit = new Limit(Math.log1p(MARGIN), error, tests);
    return IntStream.rangeClosed(1, slowDowns.length)
            .filter(rounds -> rounds == slowDowns.length || procedure.looksAfter(rounds))
            .mapToObj(rounds -> procedure.test(Arrays.copyOf(slowDowns, rounds), limit))
            .filter(result -> result != Limit.LimitCheck.OPEN)
            .findFirst()
            .orElse(Limit.LimitCheck.OPEN)
        == Limit.LimitCheck.BEYOND;
  }

  /**
   * Six rounds are not trimmed, so the gate is Student's one-sided t-test at 1 % with 5 degrees of
   * freedom against ln 1.02. Its power at a slow-down s is 1 − F(t(0.99; 5)), F the noncentral t
   * distribution with 5 degrees and noncentrality (ln(1 + s) − ln 1.02) √6 / 0.03. SciPy: {@code 1
   * - nct.cdf(t.ppf(.99, 5), 5, (log(1+s) - log(1.02)) * sqrt(6) / .03)}. Beside a row of
   * allocation it is t(0.995; 5).
   */
  @Test
  void detection_is_the_power_of_the_t_test_where_nothing_is_trimmed() {
    assertThat(found(0.05, 1)).isCloseTo(0.2862, within(0.035));
    assertThat(found(0.07, 1)).isCloseTo(0.6937, within(0.035));
    assertThat(found(0.08, 1)).isCloseTo(0.8453, within(0.035));
    assertThat(found(0.08, 2)).isCloseTo(0.7055, within(0.035));
  }

  private static double found(double slowDown, int tests) {
    return count(2000, seed -> beyond(SIX, drawn(seed, 6, slowDown), 0.01, tests)) / 2000.0;
  }

  @Test
  void looking_often_at_code_that_is_slower_by_the_margin_keeps_the_error() {
    // a row shows a direction with 0.5 %, a gate of 15 rows of time and allocation is red with 1 %
    int shown = count(20_000, seed -> shown(drawn(seed, 60, MARGIN), true));
    int suspicious =
        count(
            2000,
            gate ->
                IntStream.range(0, 15)
                    .anyMatch(
                        row -> beyond(GROWING, drawn(15 * gate + row, 60, MARGIN), 0.01, 30)));

    assertThat(Proportion.of(shown, 20_000, 0.999).low()).isLessThan(0.005);
    assertThat(shown).isPositive();
    assertThat(Proportion.of(suspicious, 2000, 0.999).low()).isLessThan(0.01);
    assertThat(suspicious).isPositive();
  }

  /** The confirmation by itself keeps the error, whatever was suspected. */
  @Test
  void confirming_code_that_is_slower_by_the_margin_errs_as_seldom_as_it_says() {
    int confirmed = count(5000, seed -> beyond(CONFIRMING, drawn(seed, 60, MARGIN), 0.01, 1));

    assertThat(Proportion.of(confirmed, 5000, 0.999).low()).isLessThan(0.01);
    assertThat(confirmed).isPositive();
  }

  @Test
  void identical_code_raises_hardly_an_alarm() {
    assertThat(count(30_000, seed -> shown(drawn(seed, 60, 0), true))).isLessThan(30);
    assertThat(count(30_000, seed -> beyond(GROWING, drawn(seed, 60, 0), 0.01, 30))).isLessThan(5);
  }

  @Test
  void a_look_after_every_round_would_break_the_error_that_the_schedule_keeps() {
    int always = count(20_000, seed -> shown(drawn(seed, 60, MARGIN), false));

    assertThat(Proportion.of(always, 20_000, 0.99).low()).isGreaterThan(0.005);
  }

  private static boolean shown(double[] slowDowns, boolean scheduled) {
    return IntStream.rangeClosed(5, slowDowns.length)
        .filter(rounds -> !scheduled || GROWING.looksAfter(rounds))
        .mapToObj(rounds -> GROWING.verdict(Arrays.copyOf(slowDowns, rounds), MARGIN))
        .anyMatch(verdict -> verdict == Verdict.FASTER);
  }

  @Test
  void a_gate_on_the_same_rounds_finds_what_the_procedure_finds() {
    GateEvaluation.GateRules rules = new GateEvaluation.GateRules(0.01, LocalDate.of(2026, 1, 1));
    int found = 0;
    for (int rounds : new int[] {5, 9, 14, 30}) {
      for (int seed = 0; seed < 10; seed++) {
        double[] slowDowns = drawn(seed, rounds, 0.04, 0.02);
        GateEvaluation evaluation =
            new GateEvaluation(analysis(slowDowns), Policy.DEFAULT, rules, null);
        boolean beyond = GROWING.above(slowDowns, Math.log1p(MARGIN), 0.01);

        assertThat(evaluation.suspects()).isEqualTo(beyond ? 1 : 0);
        found += beyond ? 1 : 0;
      }
    }
    assertThat(found).isBetween(1, 39);
  }

  private static Analysis analysis(double... slowDowns) {
    Cell cell = SampleCells.access("reflection", Mode.AVERAGE_TIME);
    JournalBuilder run =
        JournalBuilder.calibration().injected(cell, 0, 0, "even:10%").rounds(new Range(5, 60));
    for (int round = 0; round < slowDowns.length; round++) {
      run.launch(cell, round, 100)
          .launch(cell.with("even:10%"), round, 100 * Math.exp(slowDowns[round]));
    }
    return Analyzer.analyze(run.journal());
  }

  @Test
  void the_level_of_a_look_and_its_p_value_decide_alike() {
    int above = 0;
    for (int i = 0; i < 40; i++) {
      double[] slowDowns = drawn(i, i % 2 == 0 ? 14 : 17, 0.05, 0.05);
      boolean found = GROWING.above(slowDowns, Math.log1p(MARGIN), 0.01);
      assertThat(found).isEqualTo(GROWING.levelAbove(slowDowns, Math.log1p(MARGIN)) < 0.01);
      above += found ? 1 : 0;
    }
    assertThat(above).isBetween(1, 39);
  }
}
