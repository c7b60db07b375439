package io.accbench.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

/** Holm's levels and proportions against statsmodels and SciPy. */
class FamiliesTest {
  @Test
  void holms_levels_agree_with_statsmodels() {
    // multipletests(p, method="holm"); R's p.adjust gives the same
    assertThat(Holm.adjusted(new double[] {0.01, 0.04, 0.03, 0.005}))
        .containsExactly(new double[] {0.03, 0.06, 0.06, 0.02}, within(1e-12));
    assertThat(Holm.adjusted(new double[] {0.02, 0.02, 0.5, 0.9, 0.001}))
        .containsExactly(new double[] {0.08, 0.08, 1, 1, 0.005}, within(1e-12));
    assertThat(Holm.adjusted(new double[] {0.3})).containsExactly(0.3);
    assertThat(Holm.adjusted(new double[0])).isEmpty();
  }

  @Test
  void levels_outside_their_range_are_refused() {
    assertThatThrownBy(() -> Holm.adjusted(new double[] {0.1, Double.NaN}))
        .hasMessageContaining("NaN");
    assertThatThrownBy(() -> Holm.adjusted(new double[] {1.5})).hasMessageContaining("1.5");
  }

  @Test
  void wilsons_interval_agrees_with_statsmodels() {
    // proportion_confint(k, n, 0.05, "wilson")
    Estimate one = Proportion.of(1, 50, 0.95);
    assertThat(one.center()).isEqualTo(0.02);
    assertThat(one.low()).isCloseTo(0.0035392593, within(1e-9));
    assertThat(one.high()).isCloseTo(0.1049544359, within(1e-9));
    assertThat(Proportion.of(19, 20, 0.95).low()).isCloseTo(0.7638688066, within(1e-9));
    Estimate none = Proportion.of(0, 200, 0.95);
    assertThat(none.low()).isZero();
    assertThat(none.high()).isCloseTo(0.0188453264, within(1e-9));
    Estimate all = Proportion.of(7, 7, 0.95);
    assertThat(all.low()).isCloseTo(0.6456695649, within(1e-9));
    assertThat(all.high()).isEqualTo(1);
  }

  @Test
  void no_trials_and_too_many_successes_are_refused() {
    assertThatThrownBy(() -> Proportion.of(0, 0, 0.95)).hasMessageContaining("of 0 trials");
    assertThatThrownBy(() -> Proportion.of(3, 2, 0.95)).hasMessageContaining("3 successes of 2");
  }
}
