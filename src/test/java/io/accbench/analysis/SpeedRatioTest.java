package io.accbench.analysis;

import static io.accbench.analysis.Run.cell;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.accbench.model.Cell;
import io.accbench.model.Mode;
import io.accbench.stats.Estimate;
import io.accbench.stats.TrimmedMean;
import org.junit.jupiter.api.Test;

/** The ratio of a cell with two speeds is shown for each, where each has rounds enough. */
class SpeedRatioTest {
  private static final Cell BASE = cell("reflection", Mode.AVERAGE_TIME);
  private static final Cell OTHER = cell("hidden", Mode.AVERAGE_TIME);

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
    Run run = new Run().block(BASE, OTHER);
    return run.forks(BASE, "ns/op", base).forks(OTHER, "ns/op", other).row(1).ratio();
  }
}
