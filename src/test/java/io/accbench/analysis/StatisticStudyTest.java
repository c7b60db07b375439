package io.accbench.analysis;

import static io.accbench.analysis.Run.cell;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import io.accbench.model.Cell;
import io.accbench.model.Conditions;
import io.accbench.model.Interleaving;
import io.accbench.model.Mode;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

class StatisticStudyTest {
  private static final double[] NONE = {};
  private static final Cell A = cell("reflection", Mode.AVERAGE_TIME);
  private static final Cell B = cell("hidden", Mode.AVERAGE_TIME);

  @Test
  void every_statistic_is_named_once() {
    assertThat(StatisticStudy.of(bursts(Interleaving.ITERATIONS, 1).journal(), A.id(), B.id()))
        .extracting(StatisticStudy.Spread::statistic)
        .containsExactly(
            "mean",
            "10 % trimmed mean + GC",
            "median + GC",
            "lower quartile + GC",
            "minimum + GC",
            "median of pairs + GC");
  }

  @Test
  void pairs_cancel_what_disturbs_both_at_once() {
    List<StatisticStudy.Spread> spreads =
        StatisticStudy.of(bursts(Interleaving.ITERATIONS, 1).journal(), A.id(), B.id());
    double mean = spreads.get(0).robustSd();
    double pairs = spreads.get(5).robustSd();
    assertThat(pairs).isLessThan(mean / 3);
    assertThat(spreads.get(5).median()).isCloseTo(0, within(0.01));
  }

  @Test
  void pairs_see_a_real_difference_in_full() {
    List<StatisticStudy.Spread> spreads =
        StatisticStudy.of(bursts(Interleaving.ITERATIONS, 1.1).journal(), A.id(), B.id());
    assertThat(spreads.get(5).median()).isCloseTo(Math.log(1.1), within(0.01));
  }

  @Test
  void pairs_count_collection_that_falls_into_few_iterations() {
    Run run = new Run().block(A, B);
    run.interleaving = Interleaving.ITERATIONS;
    double[] quiet = new double[40];
    double[] collecting = new double[40];
    double[] gc = new double[40];
    for (int i = 0; i < 40; i++) {
      quiet[i] = 100;
      collecting[i] = i % 10 == 9 ? 500 : 100;
      gc[i] = i % 10 == 9 ? 80 : 0;
    }
    run.fork(A, 0, NONE, collecting, gc, Conditions.UNKNOWN);
    run.fork(B, 0, NONE, quiet, NONE, Conditions.UNKNOWN);
    StatisticStudy.Spread pairs = StatisticStudy.of(run.journal(), A.id(), B.id()).get(5);
    // 36 * 1e6 + 4 * 2e5 operations, 3.2e8 ns of collection: 8.7 ns on 100
    assertThat(Math.exp(pairs.median())).isCloseTo(1 + 3.2e8 / 3.68e7 / 100, within(1e-9));
    assertThat(pairs.sd()).isNaN();
  }

  @Test
  void forks_that_did_not_take_turns_have_no_pairs() {
    List<StatisticStudy.Spread> spreads =
        StatisticStudy.of(bursts(Interleaving.FORKS, 1).journal(), A.id(), B.id());
    assertThat(spreads.get(5).sd()).isEqualTo(spreads.get(1).sd());
  }

  @Test
  void the_spread_is_that_of_the_logarithms_by_hand() {
    // log ratios 0, 0.1, 0.4: median 0.1, sd sqrt(0.0433333), deviations 0.1 0 0.3: MAD 0.1
    Run run = new Run().block(A, B).forks(B, "ns/op", 100, 100, 100);
    run.forks(A, "ns/op", 100, 100 * Math.exp(0.1), 100 * Math.exp(0.4));
    StatisticStudy.Spread mean = StatisticStudy.of(run.journal(), A.id(), B.id()).get(0);
    assertThat(mean.rounds()).isEqualTo(3);
    assertThat(mean.median()).isCloseTo(0.1, within(1e-12));
    assertThat(mean.sd()).isCloseTo(Math.sqrt(0.13 / 3), within(1e-12));
    assertThat(mean.robustSd()).isCloseTo(0.14826, within(1e-12));
  }

  @Test
  void what_falls_into_few_iterations_of_one_side_is_a_finding() {
    Run run = new Run().block(A, B);
    for (int round = 0; round < 8; round++) {
      double[] a = new double[40];
      double[] b = new double[40];
      for (int i = 0; i < 40; i++) {
        a[i] = (i % 20 == 7 ? 600 : 100) + 0.01 * round * i;
        b[i] = 100 + 0.02 * round;
      }
      run.fork(A, round, NONE, a, NONE, Conditions.UNKNOWN);
      run.fork(B, round, NONE, b, NONE, Conditions.UNKNOWN);
    }
    assertThat(run.findings())
        .anyMatch(f -> f.startsWith(B.id()) && f.contains("work that falls into few iterations"));
  }

  @Test
  void sample_time_is_the_mean_over_its_operations_whatever_the_statistic() {
    Cell a = cell("reflection", Mode.SAMPLE_TIME);
    Cell b = cell("hidden", Mode.SAMPLE_TIME);
    Run run = new Run().block(a, b);
    // 9 operations of 100 ns and one of 1,100: 200 ns; the iteration's own score says nothing
    List<List<List<Double>>> histogram =
        List.of(List.of(List.of(100.0, 9.0), List.of(1100.0, 1.0)));
    List<List<List<Double>>> plain = List.of(List.of(List.of(100.0, 10.0)));
    run.add(a, 0, null, "ns/op", Map.of(), histogram, List.of(), 150);
    run.add(b, 0, null, "ns/op", Map.of(), plain, List.of(), 150);
    assertThat(StatisticStudy.of(run.journal(), a.id(), b.id()))
        .allSatisfy(spread -> assertThat(spread.median()).isCloseTo(Math.log(2), within(1e-12)));
    assertThat(run.row(1).ratio().value().center()).isCloseTo(2, within(1e-12));
  }

  @Test
  void an_unknown_cell_is_refused_and_no_common_round_is_nothing() {
    Run run = new Run().block(A, B).forks(A, "ns/op", 100);
    assertThat(StatisticStudy.of(run.journal(), A.id(), B.id())).isEmpty();
    assertThatThrownBy(() -> StatisticStudy.of(run.journal(), A.id(), "x"))
        .isInstanceOf(IllegalArgumentException.class);
  }

  /** Twelve rounds; bursts of 50 % hit iteration i of both forks of a round. */
  private static Run bursts(Interleaving interleaving, double ratio) {
    Random random = new Random(5);
    Run run = new Run().block(A, B);
    run.interleaving = interleaving;
    for (int round = 0; round < 12; round++) {
      double[] a = new double[60];
      double[] b = new double[60];
      for (int i = 0; i < 60; i++) {
        // b misses some of the bursts
        double burst = random.nextInt(4) == 0 ? 1.5 : 1;
        a[i] = 100 * ratio * burst * (1 + 0.01 * random.nextGaussian());
        b[i] = 100 * (random.nextInt(3) == 0 ? 1 : burst) * (1 + 0.01 * random.nextGaussian());
      }
      run.fork(A, round, NONE, a, NONE, Conditions.UNKNOWN);
      run.fork(B, round, NONE, b, NONE, Conditions.UNKNOWN);
    }
    return run;
  }
}
