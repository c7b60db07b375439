package io.accbench.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class OrderStatisticsTest {
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
}
