package io.accbench.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Quantiles of samples, and their weighted sums. */
class SamplesTest {
  private static final double[] PI_DIGITS = {3, 1, 4, 1, 5, 9, 2, 6};

  @Test
  void quantiles_agree_with_numpy() {
    // numpy.quantile([3, 1, 4, 1, 5, 9, 2, 6], p) for p = 0.1, 0.25, 0.5, 0.9
    assertThat(Quantile.of(PI_DIGITS, 0.1)).isEqualTo(1.0);
    assertThat(Quantile.of(PI_DIGITS, 0.25)).isEqualTo(1.75);
    assertThat(Quantile.median(PI_DIGITS)).isEqualTo(3.5);
    assertThat(Quantile.of(PI_DIGITS, 0.9)).isCloseTo(6.9, within(1e-12));
    assertThat(Quantile.of(PI_DIGITS, 1)).isEqualTo(9);
    assertThat(Quantile.median(new double[] {8})).isEqualTo(8);
    assertThatThrownBy(() -> Quantile.of(PI_DIGITS, 1.1)).hasMessageContaining("1.1");
  }

  @Test
  void the_mean_agrees_with_scipy() {
    // scipy.stats.t.interval(0.95, 18, mean, sem) of the self-awareness data
    Estimate estimate = Mean.of(TrimmedMeanTest.SELF_AWARENESS, 0.95);
    assertThat(estimate.center()).isCloseTo(448.1052631579, within(1e-9));
    assertThat(estimate.low()).isCloseTo(161.5030311652, within(1e-6));
    assertThat(estimate.high()).isCloseTo(734.7074951502, within(1e-6));
    assertThat(Mean.of(new double[] {5}, 0.95).high()).isInfinite();
  }

  @Test
  void a_percentile_counts_occurrences_not_values() {
    // 90 × 10 ns, 9 × 20 ns, 1 × 500 ns: ranks 50, 90, 99 and 100 of 100
    Histogram histogram = new Histogram();
    histogram.add(500, 1);
    histogram.add(10, 50);
    histogram.add(20, 9);
    histogram.add(10, 40);
    assertThat(histogram.percentile(0.5)).isEqualTo(10);
    assertThat(histogram.percentile(0.9)).isEqualTo(10);
    assertThat(histogram.percentile(0.901)).isEqualTo(20);
    assertThat(histogram.percentile(0.99)).isEqualTo(20);
    assertThat(histogram.percentile(1)).isEqualTo(500);
    // (900 + 180 + 500) / 100
    assertThat(histogram.mean()).isCloseTo(15.8, within(1e-12));
  }

  @Test
  void an_empty_histogram_knows_nothing() {
    Histogram histogram = new Histogram();
    histogram.add(1, 0);
    assertThat(histogram.isEmpty()).isTrue();
    assertThat(histogram.mean()).isNaN();
    assertThat(histogram.percentile(0.5)).isNaN();
    assertThatThrownBy(() -> histogram.add(Double.NaN, 1)).hasMessageContaining("NaN");
    assertThatThrownBy(() -> histogram.add(1, -1)).hasMessageContaining("-1");
  }

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
