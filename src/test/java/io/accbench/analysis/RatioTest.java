package io.accbench.analysis;

import static io.accbench.model.SampleCells.access;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.accbench.analysis.fork.Unit;
import io.accbench.model.Cell;
import io.accbench.model.Journal;
import io.accbench.model.Launch;
import io.accbench.model.Mode;
import io.accbench.stats.Estimate;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RatioTest {
  private static final Cell SLOW = access("reflection", Mode.AVERAGE_TIME);
  private static final Cell FAST = access("hidden", Mode.AVERAGE_TIME);

  @ParameterizedTest
  @CsvSource({
    "avgt, ns/op, 200, 100", "avgt, us/op, 0.2, 0.1", "avgt, ms/op, 2, 1", "avgt, s/op, 2, 1",
    "thrpt, ops/ns, 0.01, 0.02", "thrpt, ops/us, 1, 2", "thrpt, ops/ms, 1, 2", "thrpt, ops/s, 1, 2",
    "ss, us/op, 2000, 1000", "sample, ns/op, 200, 100"
  })
  void greater_is_faster_in_every_mode_and_unit(
      String label, String unit, double baseline, double candidate) {
    Cell slow = access("reflection", Mode.parse(label));
    Cell fast = access("hidden", Mode.parse(label));
    JournalBuilder run =
        JournalBuilder.run()
            .block(slow, fast)
            .forks(slow, unit, same(baseline))
            .forks(fast, unit, same(candidate));
    assertThat(run.row(1).ratio().value().center()).isCloseTo(2, within(1e-12));
    assertThat(run.row(1).ratio().shown()).isTrue();
    assertThat(run.row(1).time().score().center()).isCloseTo(candidate, within(candidate * 1e-12));
    assertThat(run.row(1).time().unit()).isEqualTo(unit);
  }

  @ParameterizedTest
  @CsvSource({
    "3, ns/op, 3", "3, us/op, 3000", "3, ms/op, 3e6", "3, s/op, 3e9",
    "4, ops/ns, 0.25", "4, ops/us, 250", "4, ops/ms, 250000", "4, ops/s, 2.5e8"
  })
  void every_unit_becomes_nanoseconds(double score, String unit, double nanos) {
    assertThat(Unit.parse(unit).nanosPerOp(score, 1)).isCloseTo(nanos, within(nanos * 1e-12));
  }

  @Test
  void throughput_of_several_threads_is_time_on_one_of_them() {
    // 4 threads, together 2 operations a microsecond: each takes 2 us for one
    assertThat(Unit.parse("ops/us").nanosPerOp(2, 4)).isEqualTo(2000);
    assertThat(Unit.parse("us/op").nanosPerOp(2, 4)).isEqualTo(2000);
    assertThat(Unit.parse("ops/week")).isNull();
    assertThat(Unit.parse(null)).isNull();
  }

  @Test
  void the_baseline_is_exactly_one() {
    JournalBuilder run =
        JournalBuilder.run().block(SLOW, FAST).forks(SLOW, 200, 210, 190, 205, 199);
    assertThat(run.row(0).ratio()).isEqualTo(new Ratio(new Estimate(1, 1, 1, 5), 1));
    assertThat(run.row(0).ratio().shown()).isFalse();
  }

  @Test
  void differences_within_rounds_cancel_what_disturbs_a_round() {
    JournalBuilder run =
        JournalBuilder.run()
            .block(SLOW, FAST)
            .forks(SLOW, 200, 400, 220, 260, 800)
            .forks(FAST, 100, 200, 110, 130, 400);
    Estimate ratio = run.row(1).ratio().value();
    assertThat(ratio.center()).isCloseTo(2, within(1e-12));
    assertThat(ratio.high() - ratio.low()).isLessThan(1e-9);
  }

  @Test
  void the_ratio_is_the_exponential_of_the_trimmed_mean_by_hand() {
    // log differences 0.1 0.2 0.3 0.4 0.5 0.6 5: centre 0.4, winsorised 0.2 0.2 0.3 0.4 0.5 0.6
    // 0.6,
    // SSD 0.18, se = sqrt(0.18 / 20) = 0.0948683298, t(0.86 * 4; 0.995) = 5.1583545182 (SciPy),
    // half width 0.4893644777; plain mean 7.1 / 7
    JournalBuilder run = JournalBuilder.run().block(SLOW, FAST).forks(FAST, same(100, 7));
    double[] logs = {0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 5};
    for (int round = 0; round < logs.length; round++) {
      run.launch(SLOW, round, 100 * Math.exp(logs[round]));
    }
    Ratio ratio = run.row(1).ratio();
    assertThat(Math.log(ratio.value().center())).isCloseTo(0.4, within(1e-9));
    assertThat(Math.log(ratio.value().low())).isCloseTo(0.4 - 0.4893644777, within(1e-7));
    assertThat(Math.log(ratio.value().high())).isCloseTo(0.4 + 0.4893644777, within(1e-7));
    assertThat(Math.log(ratio.plainMean())).isCloseTo(7.1 / 7, within(1e-9));
    assertThat(run.findings()).anyMatch(f -> f.contains("disagree beyond their intervals"));
  }

  @Test
  void only_rounds_that_measured_both_count() {
    JournalBuilder run = JournalBuilder.run().block(SLOW, FAST);
    for (int round : new int[] {0, 1, 2, 3, 4, 7}) {
      run.launch(SLOW, round, 200);
    }
    for (int round : new int[] {1, 2, 3, 4, 5, 6}) {
      run.launch(FAST, round, round > 4 ? 1000 : 100);
    }
    Row row = run.row(1);
    assertThat(row.ratio().value().samples()).isEqualTo(4);
    assertThat(row.ratio().value().center()).isCloseTo(2, within(1e-12));
    assertThat(row.forks()).isEqualTo(6);
  }

  @Test
  void no_common_round_is_a_finding_and_no_ratio() {
    JournalBuilder run =
        JournalBuilder.run().block(SLOW, FAST).launch(SLOW, 0, 200).launch(FAST, 1, 100);
    assertThat(run.row(1).ratio()).isNull();
    assertThat(run.findings()).anyMatch(f -> f.contains("no round measured both"));
  }

  @Test
  void one_round_has_a_ratio_that_nothing_bounds() {
    JournalBuilder run = JournalBuilder.run().block(SLOW, FAST).forks(SLOW, 200).forks(FAST, 100);
    assertThat(run.row(1).ratio().value())
        .satisfies(ratio -> assertThat(ratio.low()).isZero())
        .satisfies(ratio -> assertThat(ratio.high()).isInfinite());
    assertThat(run.row(1).ratio().shown()).isFalse();
    assertThat(run.findings()).anyMatch(f -> f.contains("only 1 of the 5 rounds"));
  }

  @Test
  void four_rounds_show_nothing_however_alike_they_are() {
    JournalBuilder run =
        JournalBuilder.run().block(SLOW, FAST).forks(SLOW, same(200, 4)).forks(FAST, same(100, 4));
    assertThat(run.row(1).ratio().excludesOne()).isTrue();
    assertThat(run.row(1).ratio().enough()).isFalse();
    assertThat(run.row(1).ratio().shown()).isFalse();
  }

  @Test
  void the_order_of_launches_in_the_journal_does_not_matter() {
    JournalBuilder run =
        JournalBuilder.run()
            .block(SLOW, FAST)
            .forks(SLOW, 201.3, 199.7, 210.1, 230.9, 198.2, 205.5)
            .forks(FAST, 101.1, 99.9, 105.7, 141.3, 98.7)
            .failed(FAST, 5, "exit code 137")
            .failed(FAST, 6, "exit code 1");
    Analysis expected = run.analyze();
    for (int seed = 0; seed < 20; seed++) {
      List<Launch> shuffled = new ArrayList<>(run.launches);
      Collections.shuffle(shuffled, new Random(seed));
      Journal journal = new Journal(run.journal().header(), shuffled, run.journal().end(), false);
      Analysis analysis = Analyzer.analyze(journal);
      assertThat(analysis.groups()).isEqualTo(expected.groups());
      assertThat(analysis.findings()).isEqualTo(expected.findings());
      assertThat(analysis.overheads()).isEqualTo(expected.overheads());
      assertThat(analysis.startUps()).isEqualTo(expected.startUps());
    }
  }

  private static double[] same(double score) {
    return same(score, 6);
  }

  private static double[] same(double score, int forks) {
    double[] scores = new double[forks];
    Arrays.fill(scores, score);
    return scores;
  }
}
