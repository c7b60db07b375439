package io.accbench.calibration;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.accbench.analysis.Analysis;
import io.accbench.analysis.Analyzer;
import io.accbench.analysis.Procedure;
import io.accbench.analysis.Verdict;
import io.accbench.gate.GateEvaluation;
import io.accbench.gate.Policy;
import io.accbench.model.Cell;
import io.accbench.model.Mode;
import io.accbench.model.Range;
import io.accbench.stats.Proportion;
import java.time.LocalDate;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.apache.commons.math3.distribution.NormalDistribution;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The procedure on rounds of known truth. */
@Tag("slow")
@Tag("any-jdk")
class SimulationTest {
  private static final double MARGIN = 0.02;
  private static final GateEvaluation.Rules RULES =
      new GateEvaluation.Rules(0.01, LocalDate.of(2026, 1, 1));
  private static final Simulation SIMULATION = new Simulation(2000, 0.01, 15, 1);

  /** So many quantiles of normal noise that resampling them is as good as drawing again. */
  private static double[] normal(double center, double sd) {
    NormalDistribution noise = new NormalDistribution(null, center, sd);
    return IntStream.range(0, 5000)
        .mapToDouble(i -> noise.inverseCumulativeProbability((i + 0.5) / 5000))
        .toArray();
  }

  private static Simulation.Row row(Range rounds, double margin, Source source) {
    return new Simulation.Row(
        new SequentialRun(Procedure.of(rounds), rounds.most(), 60, margin), source);
  }

  /**
   * Six rounds are not trimmed, so the gate is Student's one-sided t-test at 1 % with 5 degrees of
   * freedom against ln 1.02. Its power at a slow-down s is 1 − F(t(0.99; 5)), F the noncentral t
   * distribution with 5 degrees and noncentrality (ln(1 + s) − ln 1.02) √6 / 0.03. SciPy: {@code 1
   * - nct.cdf(t.ppf(.99, 5), 5, (log(1+s) - log(1.02)) * sqrt(6) / .03)}.
   */
  @Test
  void detection_is_the_power_of_the_t_test_where_nothing_is_trimmed() {
    Range six = Range.exactly(6);
    Source identical = Source.identical(normal(0, 0.03));

    assertThat(found(six, identical.slowedBy(0.05))).isCloseTo(0.2862, within(0.035));
    assertThat(found(six, identical.slowedBy(0.07))).isCloseTo(0.6937, within(0.035));
    assertThat(found(six, identical.slowedBy(0.08))).isCloseTo(0.8453, within(0.035));
  }

  private static double found(Range rounds, Source source) {
    SequentialRun course = row(rounds, MARGIN, source).run();
    long found =
        IntStream.range(0, 2000)
            .filter(seed -> course.suspected(source, new SplittableRandom(seed), 0.01, 1))
            .count();
    return found / 2000.0;
  }

  /**
   * A slow-down of 8 % that six rounds find in 0.8453 of gates, by t(0.99; 5), is found by t(0.995;
   * 5) in 0.7055 beside a row of allocation; nine rounds confirm it, if not more.
   */
  @Test
  void a_gate_tests_time_and_allocation_and_confirms_what_it_suspects() {
    Source slow = Source.identical(normal(0, 0.03)).slowedBy(0.08);
    Range six = Range.exactly(6);
    SequentialRun timeless = new SequentialRun(Procedure.of(six), 6, 2, MARGIN);

    assertThat(SIMULATION.regressed(row(six, MARGIN, slow)) / 2000.0)
        .isCloseTo(0.7055, within(0.035));
    assertThat(SIMULATION.regressed(new Simulation.Row(timeless, slow))).isZero();
  }

  @Test
  void looking_often_at_code_that_is_slower_by_the_margin_keeps_the_error() {
    Range rounds = new Range(5, 60);
    Source edge = Source.identical(normal(0, 0.03)).slowedBy(MARGIN);

    List<Simulation.Row> rows = List.of(row(rounds, MARGIN, edge));

    // a row shows a direction with 0.5 %, a gate of 15 is red with 1 % at the most
    assertThat(Proportion.of(SIMULATION.shown(rows), 30_000, 0.999).low()).isLessThan(0.005);
    assertThat(SIMULATION.shown(rows)).isPositive();
    int suspicious = 0;
    for (int seed = 0; seed < 2000; seed++) {
      List<Simulation.Row> gate = Collections.nCopies(15, rows.get(0));
      SplittableRandom random = new SplittableRandom(seed);
      suspicious += SIMULATION.suspects(gate, random).isEmpty() ? 0 : 1;
    }
    assertThat(Proportion.of(suspicious, 2000, 0.999).low()).isLessThan(0.01);
    assertThat(suspicious).isPositive();
    assertThat(SIMULATION.red(rows)).isLessThan(suspicious);
  }

  /** The confirmation by itself keeps the error, whatever was suspected. */
  @Test
  void confirming_code_that_is_slower_by_the_margin_errs_as_seldom_as_it_says() {
    Source edge = Source.identical(normal(0, 0.03)).slowedBy(MARGIN);
    SequentialRun course = row(new Range(5, 60), MARGIN, edge).run();
    long confirmed =
        IntStream.range(0, 5000)
            .filter(seed -> course.confirmed(edge, new SplittableRandom(seed), 0.01, 1))
            .count();

    assertThat(Proportion.of((int) confirmed, 5000, 0.999).low()).isLessThan(0.01);
    assertThat(confirmed).isPositive();
  }

  @Test
  void identical_code_raises_hardly_an_alarm() {
    Source identical = Source.identical(normal(0, 0.03));

    List<Simulation.Row> rows = List.of(row(new Range(5, 60), MARGIN, identical));

    assertThat(SIMULATION.shown(rows)).isLessThan(30);
    assertThat(SIMULATION.red(rows)).isLessThan(5);
  }

  @Test
  void a_look_after_every_round_would_break_the_error_that_the_schedule_keeps() {
    Procedure procedure = Procedure.of(new Range(5, 60));
    Source edge = Source.identical(normal(0, 0.03)).slowedBy(MARGIN);

    int scheduled = 0;
    int always = 0;
    for (int i = 0; i < 20_000; i++) {
      double[] slowDowns = drawn(edge, i, 60);
      scheduled += shown(procedure, slowDowns, true);
      always += shown(procedure, slowDowns, false);
    }

    assertThat(Proportion.of(scheduled, 20_000, 0.999).low()).isLessThan(0.005);
    assertThat(Proportion.of(always, 20_000, 0.99).low()).isGreaterThan(0.005);
  }

  private static int shown(Procedure procedure, double[] slowDowns, boolean scheduled) {
    for (int n = 5; n <= slowDowns.length; n++) {
      double[] soFar = Arrays.copyOf(slowDowns, n);
      if ((!scheduled || procedure.looksAfter(n))
          && procedure.verdict(soFar, MARGIN) == Verdict.FASTER) {
        return 1;
      }
    }
    return 0;
  }

  @Test
  void a_gate_on_the_same_rounds_finds_what_the_simulated_one_finds() {
    int found = 0;
    for (int rounds : new int[] {5, 9, 14, 30}) {
      for (int seed = 0; seed < 10; seed++) {
        double[] slowDowns = drawn(Source.measured(normal(0.04, 0.02)), seed, rounds);
        GateEvaluation trial = new GateEvaluation(analysis(slowDowns), Policy.DEFAULT, RULES, null);
        boolean beyond = Procedure.of(new Range(5, 60)).above(slowDowns, Math.log1p(MARGIN), 0.01);

        assertThat(trial.suspects()).isEqualTo(beyond ? 1 : 0);
        found += beyond ? 1 : 0;
      }
    }
    assertThat(found).isBetween(1, 39);
  }

  private static Analysis analysis(double... slowDowns) {
    Cell cell = Injecting.cell("read", Mode.AVERAGE_TIME);
    Injecting run = new Injecting().block(cell, 0, 0, "even:10%").rounds(new Range(5, 60));
    for (int round = 0; round < slowDowns.length; round++) {
      run.add(cell, round, 100).add(cell.with("even:10%"), round, 100 * Math.exp(slowDowns[round]));
    }
    return Analyzer.analyze(run.journal());
  }

  @Test
  void the_sign_of_identical_code_is_drawn_and_that_of_slower_code_is_not() {
    double[] onesided = normal(0.05, 0.001);

    assertThat(mean(Source.identical(onesided))).isCloseTo(0, within(0.005));
    assertThat(mean(Source.measured(onesided))).isCloseTo(0.05, within(0.001));
    assertThat(mean(Source.identical(onesided).slowedBy(0.1)))
        .isCloseTo(Math.log(1.1), within(0.005));
  }

  private static double mean(Source source) {
    return IntStream.range(0, 100)
        .mapToDouble(i -> Arrays.stream(drawn(source, i, 100)).average().orElseThrow())
        .average()
        .orElseThrow();
  }

  private static double[] drawn(Source source, int seed, int rounds) {
    SplittableRandom random = new SplittableRandom(1000L + seed);
    return IntStream.range(0, rounds).mapToDouble(i -> source.next(random)).toArray();
  }

  @Test
  void the_level_of_a_look_and_its_p_value_decide_alike() {
    Procedure procedure = Procedure.of(new Range(5, 60));
    Source source = Source.measured(normal(0.05, 0.05));
    int above = 0;
    for (int i = 0; i < 40; i++) {
      double[] slowDowns = drawn(source, i, i % 2 == 0 ? 14 : 17);
      boolean found = procedure.above(slowDowns, Math.log1p(MARGIN), 0.01);
      assertThat(found).isEqualTo(procedure.levelAbove(slowDowns, Math.log1p(MARGIN)) < 0.01);
      above += found ? 1 : 0;
    }
    assertThat(above).isBetween(1, 39);
  }
}
