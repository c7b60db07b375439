package io.accbench.analysis;

import static io.accbench.model.SampleCells.access;
import static org.assertj.core.api.Assertions.assertThat;

import io.accbench.analysis.fork.Fork;
import io.accbench.analysis.fork.Forks;
import io.accbench.model.Cell;
import io.accbench.model.Goal;
import io.accbench.model.Mode;
import io.accbench.model.Published;
import io.accbench.model.Range;
import io.accbench.stats.Estimate;
import io.accbench.stats.Looks;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class VerdictTest {
  private static final Cell BASE = access("reflection", Mode.AVERAGE_TIME);
  private static final Cell OTHER = access("hidden", Mode.AVERAGE_TIME);

  @ParameterizedTest
  @CsvSource({
    "1.021, 1.5, 6, FASTER",
    "1.02, 1.5, 6, UNDECIDED",
    "0.5, 0.98, 6, SLOWER",
    // 1 / 1.02 = 0.98039: the margin of the ratio turned round
    "0.5, 0.9805, 6, UNDECIDED",
    "0.9804, 1.02, 6, SAME",
    "0.98, 1.01, 6, UNDECIDED",
    "0.99, 1.03, 6, UNDECIDED",
    "0.5, 2, 6, UNDECIDED",
    "1.5, 1.6, 4, UNDECIDED",
    "0, Infinity, 6, UNDECIDED"
  })
  void only_an_interval_wholly_on_one_side_decides(
      double low, double high, int rounds, Verdict verdict) {
    assertThat(Verdict.of(new Estimate(1, low, high, rounds), 0.02)).isEqualTo(verdict);
  }

  @Test
  void the_verdict_turns_round_with_the_baseline() {
    assertThat(Verdict.of(new Estimate(1.03, 1.0201, 1.04, 6), 0.02)).isEqualTo(Verdict.FASTER);
    assertThat(Verdict.of(new Estimate(1 / 1.03, 1 / 1.04, 1 / 1.0201, 6), 0.02))
        .isEqualTo(Verdict.SLOWER);
  }

  @Test
  void the_baselines_own_row_and_one_that_runs_its_code_have_none() {
    JournalBuilder run = run(6, 1.5, 0.001);
    assertThat(run.row(0).ratio().verdict()).isNull();
    assertThat(run.row(1).ratio().verdict()).isEqualTo(Verdict.FASTER);
    assertThat(run.row(1).ratio().missingRounds()).isZero();
  }

  @Test
  void single_shots_have_a_margin_of_their_own() {
    Cell base = access("reflection", Mode.SINGLE_SHOT);
    Cell other = access("hidden", Mode.SINGLE_SHOT);
    JournalBuilder run = JournalBuilder.run().block(base, other);
    measure(run, base, other, 6, 1.03, 0.001);
    assertThat(run.row(1).ratio().verdict()).isEqualTo(Verdict.SAME);
    assertThat(run(6, 1.03, 0.001).row(1).ratio().verdict()).isEqualTo(Verdict.FASTER);
  }

  @Test
  void the_margin_is_that_of_the_run() {
    JournalBuilder run = run(6, 1.03, 0.001);
    run.goal(new Goal(0.05, 0.05, 0.01, 0));
    assertThat(run.row(1).ratio().verdict()).isEqualTo(Verdict.SAME);
  }

  @Test
  void allocation_is_held_against_its_own_margin() {
    assertThat(allocating(1005, 1005, 1005, 1005, 1005.001)).isEqualTo(Verdict.SAME);
    assertThat(allocating(1015, 1015, 1015, 1015, 1015.001)).isEqualTo(Verdict.FASTER);
    assertThat(allocating(0, 0, 0, 0, 0)).isEqualTo(Verdict.SLOWER);
  }

  /** The verdict on an allocation beside one of 1,000 B/op. */
  private static Verdict allocating(double... bytesPerOp) {
    JournalBuilder run =
        JournalBuilder.run()
            .block(BASE, OTHER)
            .allocating(BASE, 1000, 1000, 1000, 1000, 1000)
            .allocating(OTHER, bytesPerOp);
    return run.row(1).allocation().ratio().verdict();
  }

  @Test
  void too_few_rounds_lack_the_rest_of_five() {
    assertThat(run(4, 2, 0.001).row(1).ratio().verdict()).isEqualTo(Verdict.UNDECIDED);
    assertThat(run(4, 2, 0.001).row(1).ratio().missingRounds()).isEqualTo(1);
    assertThat(run(1, 2, 0.001).row(1).ratio().missingRounds()).isEqualTo(4);
  }

  @Test
  void an_interval_is_as_sure_as_its_look_among_those_planned() {
    Range rounds = new Range(5, 40);
    JournalBuilder open = run(9, 1.05, 0.02);
    open.rounds(rounds);
    JournalBuilder once = run(9, 1.05, 0.02);
    once.rounds(Range.exactly(9));
    double wide = logWidth(open);
    double narrow = logWidth(once);
    assertThat(Looks.of(5, 40).confidence(0.99, 9)).isGreaterThan(0.99);
    assertThat(wide).isGreaterThan(narrow);
  }

  @Test
  void rounds_that_one_side_failed_are_looks_all_the_same() {
    // 9 rounds tried, 8 measured: the look is the ninth, the samples are eight
    JournalBuilder run = run(9, 1.05, 0.02);
    run.launches.removeIf(launch -> launch.round() == 4 && launch.cell().equals(OTHER.id()));
    run.failed(OTHER, 4, "exit code 1");
    run.rounds(new Range(5, 40));
    Forks base = Forks.of(BASE, run.journal().header().settings(), of(run, BASE));
    Forks other = Forks.of(OTHER, run.journal().header().settings(), of(run, OTHER));
    VerdictRule rule = VerdictRule.of(run.journal().header().settings(), run.blocks.get(0));
    CellComparison comparison = CellComparison.of(base, other, Fork::nanosPerOp, rule);
    assertThat(comparison.trimmed().samples()).isEqualTo(8);
    assertThat(comparison.rounds()).isEqualTo(9);
    assertThat(comparison.confidence()).isEqualTo(Looks.of(5, 40).confidence(0.99, 9));
  }

  @Test
  void more_rounds_than_planned_are_the_last_look() {
    JournalBuilder run = run(12, 1.5, 0.01);
    run.rounds(Range.exactly(6));
    assertThat(run.row(1).ratio().verdict()).isEqualTo(Verdict.FASTER);
    run.rounds(new Range(5, 8));
    assertThat(run.row(1).ratio().verdict()).isEqualTo(Verdict.FASTER);
  }

  @Test
  void missing_rounds_are_those_that_bring_the_verdict() {
    JournalBuilder run = run(6, 1.05, 0.03);
    Ratio ratio = run.row(1).ratio();
    assertThat(ratio.verdict()).isEqualTo(Verdict.UNDECIDED);
    int missing = ratio.missingRounds();
    assertThat(missing).isPositive();
    // the same spread at that many more rounds, and clearly fewer
    assertThat(run(6 + missing * 3 / 2, 1.05, 0.03).row(1).ratio().verdict())
        .isEqualTo(Verdict.FASTER);
    assertThat(run(6 + missing / 3, 1.05, 0.03).row(1).ratio().verdict())
        .isEqualTo(Verdict.UNDECIDED);
  }

  @Test
  void missing_rounds_end_at_a_look_of_the_plan() {
    JournalBuilder run = run(9, 1.05, 0.03);
    run.rounds(new Range(5, 100));
    Ratio ratio = run.row(1).ratio();
    assertThat(ratio.verdict()).isEqualTo(Verdict.UNDECIDED);
    assertThat(Looks.of(5, 100).at(9 + ratio.missingRounds())).isTrue();
  }

  @Test
  void a_ratio_on_the_edge_of_the_margin_is_out_of_reach() {
    JournalBuilder run = run(10, 1.0201, 0.05);
    run.rounds(new Range(5, 20));
    assertThat(run.row(1).ratio().verdict()).isEqualTo(Verdict.UNDECIDED);
    assertThat(run.row(1).ratio().missingRounds()).isEqualTo(-1);
    run.rounds(new Range(5, 10));
    assertThat(run.row(1).ratio().missingRounds()).isEqualTo(-1);
  }

  private static java.util.List<io.accbench.model.Launch> of(JournalBuilder run, Cell cell) {
    return run.launches.stream().filter(launch -> launch.cell().equals(cell.id())).toList();
  }

  private static double logWidth(JournalBuilder run) {
    Estimate value = run.row(1).ratio().value();
    return Math.log(value.high() / value.low());
  }

  /** Rounds whose log ratios have exactly this centre, and about this standard deviation. */
  private static JournalBuilder run(int rounds, double ratio, double deviation) {
    JournalBuilder run = JournalBuilder.run().block(BASE, OTHER);
    measure(run, BASE, OTHER, rounds, ratio, deviation);
    return run;
  }

  private static void measure(
      JournalBuilder run, Cell base, Cell other, int rounds, double ratio, double deviation) {
    Random random = new Random(7);
    for (int round = 0; round < rounds; round++) {
      double common = Math.exp(random.nextGaussian() * 0.2);
      double factor = ratio * Math.exp(deviation * normalQuantile((round + 0.5) / rounds));
      run.launch(base, round, 100 * common * factor);
      run.launch(other, round, 100 * common);
    }
  }

  /** Of a standard normal variable, to 0.005 (Joiner and Rosenblatt, JASA 66 (1971)). */
  private static double normalQuantile(double share) {
    return 4.91 * (Math.pow(share, 0.14) - Math.pow(1 - share, 0.14));
  }

  private static Published published(double low, double high) {
    return new Published("a", Map.of(), Map.of(), "", low, high, "", "x");
  }

  private static Ratio ratio(double low, double high, int rounds) {
    return new Ratio(new Estimate((low + high) / 2, low, high, rounds), 1);
  }

  @ParameterizedTest
  @CsvSource({
    "1.5, 2.0, 1.8, 2.2, YES",
    "1.5, 2.0, 2.1, 2.2, DIRECTION",
    "1.5, 2.0, 0.8, 0.9, OPPOSITE",
    "0.5, 0.6, 1.1, 1.2, OPPOSITE",
    "1.5, 2.0, 0.9, 1.1, NO_DIFFERENCE",
    "1.5, 2.0, 0.01, 100, OPEN",
    "1.0, 1.0, 0.9, 1.1, YES",
    "0.9, 1.1, 1.05, 1.2, YES",
    "1.0, 1.0, 1.1, 1.2, DIFFERENCE",
  })
  void two_intervals_are_compared(
      double low, double high, double lowHere, double highHere, Agreement agreement) {
    assertThat(Agreement.of(published(low, high), ratio(lowHere, highHere, 9)))
        .isEqualTo(agreement);
  }

  @Test
  void same_code_agrees_with_no_claim_alone() {
    Ratio inactive = new Ratio(new Estimate(1.7, 1.6, 1.8, 9), 1, true, List.of(), null, 0);

    assertThat(Agreement.of(published(1.5, 2), inactive)).isEqualTo(Agreement.SAME_CODE);
    assertThat(Agreement.of(published(1, 1), inactive)).isEqualTo(Agreement.YES);
  }

  @Test
  void too_few_rounds_measure_nothing() {
    assertThat(Agreement.of(published(1.5, 2), ratio(1.6, 1.7, 4)))
        .isEqualTo(Agreement.NOT_MEASURED);
    assertThat(Agreement.of(published(1.5, 2), null)).isEqualTo(Agreement.NOT_MEASURED);
  }
}
