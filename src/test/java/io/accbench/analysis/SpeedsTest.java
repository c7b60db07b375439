package io.accbench.analysis;

import static io.accbench.model.SampleCells.access;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.accbench.analysis.fork.Forks;
import io.accbench.model.Cell;
import io.accbench.model.Mode;
import io.accbench.model.SampleCells;
import io.accbench.stats.Estimate;
import io.accbench.stats.TrimmedMean;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Two speeds of a cell are found, and its ratio is shown for each that has rounds enough. */
class SpeedsTest {
  private static final Cell BASE = access("reflection", Mode.AVERAGE_TIME);
  private static final Cell OTHER = access("hidden", Mode.AVERAGE_TIME);

  @Test
  void the_rounds_of_each_speed_make_a_ratio_of_their_own() {
    Ratio ratio =
        ratio(
            new double[] {340, 180, 341, 181, 342, 182, 343, 183, 344, 184},
            new double[] {200, 200, 200, 200, 200, 200, 200, 200, 200, 200});
    assertThat(ratio.bySpeed()).extracting(SpeedRatio::ofBaseline).containsExactly(true, true);
    SpeedRatio slow = ratio.bySpeed().get(0);
    assertThat(slow.slow()).isTrue();
    assertThat(slow.nanosPerOp()).isEqualTo(342);
    assertThat(slow.value().center()).isCloseTo(342 / 200.0, within(1e-4));
    assertThat(slow.value().samples()).isEqualTo(5);
    SpeedRatio fast = ratio.bySpeed().get(1);
    assertThat(fast.value().center()).isCloseTo(182 / 200.0, within(1e-4));
    double[] logs = new double[5];
    for (int i = 0; i < 5; i++) {
      logs[i] = Math.log((180.0 + i) / 200);
    }
    Estimate expected = TrimmedMean.of(logs, 0.99).exp();
    assertThat(fast.value().low()).isCloseTo(expected.low(), within(1e-12));
    assertThat(fast.value().high()).isCloseTo(expected.high(), within(1e-12));
    assertThat(ratio.value().center()).isBetween(0.92, 1.7);
  }

  @Test
  void a_row_of_two_speeds_has_them_too() {
    Ratio ratio =
        ratio(
            new double[] {200, 200, 200, 200, 200, 200, 200, 200, 200, 200},
            new double[] {100, 400, 100, 400, 100, 400, 100, 400, 100, 400});
    assertThat(ratio.bySpeed()).extracting(SpeedRatio::ofBaseline).containsExactly(false, false);
    assertThat(ratio.bySpeed().get(0).value().center()).isCloseTo(0.5, within(1e-9));
    assertThat(ratio.bySpeed().get(1).value().center()).isCloseTo(2, within(1e-9));
  }

  @Test
  void four_rounds_of_a_speed_are_too_few() {
    assertThat(
            ratio(
                    new double[] {340, 340, 341, 181, 342, 182, 343, 183, 344, 184},
                    new double[] {200, 200, 200, 200, 200, 200, 200, 200, 200, 200})
                .bySpeed())
        .isEmpty();
  }

  private static Ratio ratio(double[] base, double[] other) {
    JournalBuilder run = JournalBuilder.run().block(BASE, OTHER);
    return run.forks(BASE, base).forks(OTHER, other).row(1).ratio();
  }

  private static final int TIMES = 2_000;
  private static final Cell CELL = SampleCells.access("reflection", Mode.AVERAGE_TIME);

  @Test
  void two_groups_are_told_with_their_medians() {
    double[] nanos = {357, 337, 307, 329, 179, 344, 195, 346, 322};
    JournalBuilder run = run(nanos, 8, 8, 8, 8, 8, 8, 8, 8, 8);

    assertThat(
            TwoSpeeds.of(
                Forks.of(CELL, run.journal().header().settings(), run.launches).measured()))
        .contains(new TwoSpeeds(2, 187, 7, 337, 307, null));
  }

  @Test
  void one_outlier_is_no_group_and_neither_are_few_forks() {
    assertThat(gap(357, 337, 307, 329, 319, 344, 195, 346, 322)).isEmpty();
    assertThat(gap(357, 337, 307, 329, 179, 344, 195, 346)).isEmpty();
  }

  @Test
  void groups_that_are_hardly_apart_are_not_worth_a_word() {
    assertThat(gap(100, 100.1, 104, 104.1, 104, 104.1, 104, 104.1, 104)).isEmpty();
  }

  @Test
  void normal_noise_hardly_ever_looks_like_it() {
    Random random = new Random(20_221);
    long found =
        IntStream.range(0, TIMES)
            .filter(time -> gap(noise(random, TwoSpeeds.FEWEST)).isPresent())
            .count();

    assertThat(found).isLessThanOrEqualTo(TIMES / 100);
  }

  /** Five forks, whose times alone say nothing. */
  @Test
  void two_amounts_of_allocation_show_two_speeds_in_few_forks() {
    assertThat(findings(new double[] {37.6, 27.1, 38.6, 33.6, 43.3}, 128, 104, 128, 104, 128.2))
        .contains(
            "two speeds, 3 at about 38.6 ns/op with 128 B allocated and 2 at about 30.4 ns/op with"
                + " 104 B allocated");
    assertThat(findings(new double[] {37.6, 27.1, 38.6, 33.6, 43.3}, 128, 128, 128, 128, 128))
        .doesNotContain("two speeds");
  }

  @Test
  void one_fork_that_allocates_another_amount_is_enough() {
    assertThat(findings(new double[] {37.6, 27.1, 38.6, 39.6, 37.3}, 128, 104, 128, 128, 128))
        .contains("two speeds, 4 at about 38.1 ns/op with 128 B");
  }

  @Test
  void amounts_without_a_gap_between_the_speeds_show_nothing() {
    double[] nanos = {37.6, 27.1, 38.6, 33.6, 43.3};
    assertThat(findings(nanos, 128, 104, 128, 128, 104)).doesNotContain("two speeds");
    assertThat(findings(nanos, 128, 104, 121, 107, 128)).doesNotContain("two speeds");
    assertThat(findings(nanos, 9_100, 9_096, 9_100, 9_096, 9_100)).doesNotContain("two speeds");
    assertThat(findings(new double[] {37.6, 37.1, 37.8, 37.2, 37.9}, 128, 104, 128, 104, 128))
        .doesNotContain("two speeds");
  }

  private static OptionalInt gap(double... nanos) {
    return TwoSpeeds.gap(Arrays.stream(nanos).sorted().toArray());
  }

  private static String findings(double[] nanos, double... bytes) {
    return String.join("\n", run(nanos, bytes).findings());
  }

  /** A run of one cell, with the time and the allocation of each fork. */
  private static JournalBuilder run(double[] nanos, double... bytes) {
    JournalBuilder run = JournalBuilder.run().block(CELL);
    for (int i = 0; i < nanos.length; i++) {
      run.add(CELL, i, null, "ns/op", Map.of(), List.of(), List.of(bytes[i]), nanos[i]);
    }
    return run;
  }

  /** So much that the least gap does not matter. */
  private static double[] noise(Random random, int forks) {
    return IntStream.range(0, forks).mapToDouble(i -> Math.exp(random.nextGaussian())).toArray();
  }
}
