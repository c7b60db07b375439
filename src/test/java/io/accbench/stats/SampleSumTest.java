package io.accbench.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;

class SampleSumTest {
  /** 5 samples of weight 20 beside 1,000 of weight 1. */
  private static final SampleSum HEAVY = new SampleSum(100, 5, 5 * 400);

  private static final SampleSum ALL = HEAVY.plus(SampleSum.of(1000));

  @Test
  void samples_without_weights_count_as_they_are() {
    SampleSum all = SampleSum.of(1_000_000);

    assertThat(SampleSum.of(333_333).effect(all)).isEqualTo(1);
    assertThat(SampleSum.NONE.effect(all)).isEqualTo(1);
    assertThat(Proportion.of(SampleSum.of(30), SampleSum.of(100), ClusterSpread.NONE, 0.95))
        .isEqualTo(Proportion.of(30, 100, 0.95));
  }

  /**
   * By hand: p = 1/11; the variance is ((10/11)² × 2000 + (1/11)² × 1000) / 1100², that of p (1 −
   * p) / n at n = 60.2. A share that rests on 5 samples has an interval of nearly its own size.
   */
  @Test
  void interval_of_few_heavy_samples_is_that_of_few_samples() {
    Estimate heavy = Proportion.of(HEAVY, ALL, ClusterSpread.NONE, 0.95);

    assertThat(heavy.center()).isCloseTo(1 / 11.0, within(1e-12));
    assertThat(1100 / HEAVY.effect(ALL)).isCloseTo(60.2, within(0.05));
    assertThat(heavy.samples()).isEqualTo(60);
    assertThat(heavy.low()).isCloseTo(0.0408, within(5e-4));
    assertThat(heavy.high()).isCloseTo(0.1899, within(5e-4));
  }

  /** By hand: Kish's number is 1100² / 3000 = 403.3 samples; 3.84 / 407.2 is the upper end. */
  @Test
  void share_of_nothing_or_all_has_the_effective_number_of_all_samples() {
    Estimate none = Proportion.of(SampleSum.NONE, ALL, ClusterSpread.NONE, 0.95);
    Estimate whole = Proportion.of(ALL, ALL, ClusterSpread.NONE, 0.95);

    assertThat(none.samples()).isEqualTo(403);
    assertThat(none.low()).isZero();
    assertThat(none.high()).isCloseTo(0.00943, within(1e-5));
    assertThat(whole.high()).isEqualTo(1);
    assertThat(whole.low()).isCloseTo(1 - 0.00943, within(1e-5));
  }

  @Test
  void recordings_of_equal_shares_do_not_differ_whatever_the_weights() {
    ClusteredSum heavy = new ClusteredSum();
    ClusteredSum light = new ClusteredSum();
    for (int i = 0; i < 3; i++) {
      heavy.add(HEAVY, i);
      light.add(SampleSum.of(1000), i);
    }

    assertThat(ClusterSpread.of(List.of(heavy, light)).factor()).isZero();
  }

  @Test
  void sum_too_large_for_a_number_stays_the_largest() {
    SampleSum large = new SampleSum(Long.MAX_VALUE - 1, 1, 1e36);

    assertThat(large.plus(large).weight()).isEqualTo(Long.MAX_VALUE);
  }
}
