package io.accbench.report.document;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;

class ScaleTest {
  @Test
  void twice_and_half_are_equally_far_from_one() {
    RatioScale scale = RatioScale.holding(List.of(2.6, 0.9), 0, 300);

    assertThat(scale.most()).isEqualTo(3);
    assertThat(scale.at(1)).isEqualTo(150);
    assertThat(scale.at(2) - 150).isCloseTo(150 - scale.at(0.5), within(1e-9));
    assertThat(scale.ticks().stream().map(Scale.Tick::label))
        .containsExactly("0.33×", "0.5×", "0.67×", "1×", "1.5×", "2×", "3×");
  }

  @Test
  void ratios_that_are_no_numbers_do_not_widen_a_scale() {
    List<Double> odd = List.of(Double.NaN, 0.0, -1.0, Double.POSITIVE_INFINITY, 1.04);

    assertThat(RatioScale.holding(odd, 0, 300).most()).isEqualTo(1.05);
  }

  @Test
  void a_linear_scale_labels_round_numbers_with_room_between() {
    LinearScale scale = new LinearScale(0, 290, 100, 500);

    assertThat(scale.ticks().stream().map(Scale.Tick::label))
        .containsExactly("0", "50", "100", "150", "200", "250");
    assertThat(scale.at(145)).isEqualTo(300);
  }

  @Test
  void a_logarithmic_scale_labels_powers_of_ten_as_far_as_there_is_room() {
    assertThat(new LogScale(1, 1e6, 0, 600).ticks()).hasSize(7);
    assertThat(new LogScale(1, 1e6, 0, 200).ticks().stream().map(Scale.Tick::label))
        .containsExactly("1", "100", "10,000", "1,000,000");
    assertThat(new LogScale(0.9, 11, 0, 400).ticks().stream().map(Scale.Tick::label))
        .containsExactly("1", "2", "5", "10");
  }

  @Test
  void a_value_outside_is_drawn_at_the_nearest_end() {
    LogScale scale = new LogScale(1, 100, 40, 0);

    assertThat(scale.clipped(1e9)).isZero();
    assertThat(scale.clipped(1e-9)).isEqualTo(40);
    assertThat(scale.holds(Double.NaN)).isFalse();
  }
}
