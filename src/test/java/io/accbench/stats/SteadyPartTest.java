package io.accbench.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Random;
import java.util.function.IntToDoubleFunction;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class SteadyPartTest {
  private final Random random = new Random(1);

  @Test
  void it_begins_after_the_warm_up() {
    double[] series = noisy(200, i -> i < 30 ? 0.5 : 0);
    assertThat(SteadyPart.start(series, new int[] {0, 30}, 0.05, 20)).hasValue(30);
  }

  @Test
  void segments_within_the_tolerance_belong_to_it() {
    // ln 1.04 is within 5 %, ln 1.06 is not
    IntToDoubleFunction steps = i -> i < 50 ? Math.log(1.06) : i < 100 ? Math.log(1.04) : 0;
    double[] series = IntStream.range(0, 200).mapToDouble(steps).toArray();
    int[] starts = {0, 50, 100};
    assertThat(SteadyPart.start(series, starts, 0.05, 20)).hasValue(50);
    assertThat(SteadyPart.start(series, starts, 0.07, 20)).hasValue(0);
    assertThat(SteadyPart.start(series, starts, 0.03, 20)).hasValue(100);
  }

  @Test
  void a_segment_like_the_last_before_one_that_is_not_is_left_out() {
    double[] series = noisy(150, i -> i >= 50 && i < 100 ? 0.3 : 0);
    assertThat(SteadyPart.start(series, new int[] {0, 50, 100}, 0.05, 20)).hasValue(100);
  }

  @Test
  void a_change_near_the_end_leaves_nothing_steady() {
    double[] series = noisy(100, i -> i < 85 ? 0 : 0.3);
    assertThat(SteadyPart.start(series, new int[] {0, 85}, 0.05, 20)).isEmpty();
    assertThat(SteadyPart.start(series, new int[] {0, 85}, 0.05, 15)).hasValue(85);
    assertThat(SteadyPart.start(new double[] {1, 2}, new int[] {0}, 0.05, 3)).isEmpty();
  }

  @Test
  void a_warm_up_too_short_for_a_segment_is_left_out() {
    double[] series = noisy(100, i -> i < 3 ? 0.8 : 0);
    int[] starts = ChangePoints.starts(series, 5);
    assertThat(starts).containsExactly(0);
    assertThat(SteadyPart.start(series, starts, 0.05, 20)).hasValue(3);
  }

  @Test
  void a_warm_up_too_steep_for_a_segment_is_left_out() {
    double[] series = noisy(300, i -> Math.max(0, 1 - i / 30.0));
    int[] starts = ChangePoints.starts(series, 5);
    assertThat(SteadyPart.start(series, starts, 0.05, 20).orElseThrow()).isBetween(26, 40);
  }

  @Test
  void bursts_inside_stay() {
    double[] series = noisy(100, i -> i % 20 == 10 ? 0.8 : 0);
    assertThat(SteadyPart.start(series, new int[] {0}, 0.05, 20)).hasValue(0);
  }

  @Test
  void what_cannot_be_is_refused() {
    assertThatThrownBy(() -> SteadyPart.start(new double[5], new int[] {0}, 0, 1))
        .hasMessageContaining("tolerance 0.0");
    assertThatThrownBy(() -> SteadyPart.start(new double[5], new int[] {0}, 0.05, 0))
        .hasMessageContaining("length 0");
    assertThatThrownBy(() -> SteadyPart.start(new double[5], new int[] {1}, 0.05, 1))
        .hasMessageContaining("[1]");
    assertThatThrownBy(() -> SteadyPart.start(new double[5], new int[0], 0.05, 1))
        .hasMessageContaining("[]");
  }

  private double[] noisy(int length, IntToDoubleFunction level) {
    return IntStream.range(0, length)
        .mapToDouble(i -> level.applyAsDouble(i) + 0.02 * random.nextGaussian())
        .toArray();
  }
}
