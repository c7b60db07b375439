package io.accbench.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class TrimmedMeanTest {
  /**
   * The self-awareness data of Dana (1990) in Wilcox, "Introduction to Robust Estimation and
   * Hypothesis Testing", whose 20 % trimmed mean the book gives as 282.7.
   */
  static final double[] SELF_AWARENESS = {
    77, 87, 88, 114, 151, 210, 219, 246, 253, 262, 296, 299, 306, 376, 428, 515, 666, 1310, 2611
  };

  @Test
  void a_published_sample_agrees_with_the_book_and_scipy() {
    // n = 19, g = 3, h = 13; s_w^2 = 21551.4269 (mstats.winsorize), SSD = 18 s_w^2
    // se = sqrt(SSD / (13 * 12)) = 49.8668537599, which is also trim_mean / t of
    // scipy.stats.ttest_ind(x, zeros, equal_var=False, trim=0.2) in SciPy, and yuen()'s in WRS2
    // t(12; 0.975) = 2.1788128297, t(12; 0.995) = 3.0545395894
    Estimate at95 = TrimmedMean.of(SELF_AWARENESS, 0.95);
    assertThat(at95.center()).isCloseTo(282.6923076923, within(1e-9));
    assertThat(at95.low()).isCloseTo(174.0417669450, within(1e-6));
    assertThat(at95.high()).isCloseTo(391.3428484396, within(1e-6));
    assertThat(at95.samples()).isEqualTo(19);
    Estimate at99 = TrimmedMean.of(SELF_AWARENESS, 0.99);
    assertThat(at99.low()).isCloseTo(130.3720286842, within(1e-6));
    assertThat(at99.high()).isCloseTo(435.0125866965, within(1e-6));
  }

  @Test
  void five_samples_by_hand() {
    // 2 4 6 8 100: g = 1, h = 3, centre (4+6+8)/3 = 6; winsorised 4 4 6 8 8, mean 6, SSD = 16
    // se = sqrt(16 / (3 * 2)) = 1.6329931619, t(2; 0.995) = 9.9248432009 (any t table: 9.925)
    Estimate estimate = TrimmedMean.of(new double[] {100, 2, 8, 4, 6}, 0.99);
    assertThat(estimate.center()).isEqualTo(6);
    assertThat(estimate.low()).isCloseTo(6 - 16.2072010796, within(1e-6));
    assertThat(estimate.high()).isCloseTo(6 + 16.2072010796, within(1e-6));
  }

  @Test
  void below_five_samples_it_is_students_interval() {
    double[] samples = {1, 2, 4};
    assertThat(TrimmedMean.of(samples, 0.99)).isEqualTo(Mean.of(samples, 0.99));
  }

  @Test
  void one_sample_bounds_nothing() {
    assertThat(TrimmedMean.of(new double[] {3}, 0.99))
        .isEqualTo(new Estimate(3, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY, 1));
  }

  @Test
  void equal_samples_have_zero_width() {
    assertThat(TrimmedMean.of(new double[] {7, 7, 7, 7, 7, 7}, 0.99))
        .isEqualTo(new Estimate(7, 7, 7, 6));
  }

  @Test
  void the_order_does_not_matter_and_the_samples_stay_as_they_are() {
    double[] samples = {5, 1, 4, 2, 3};
    assertThat(TrimmedMean.of(samples, 0.9))
        .isEqualTo(TrimmedMean.of(new double[] {1, 2, 3, 4, 5}, 0.9));
    assertThat(samples).containsExactly(5, 1, 4, 2, 3);
  }

  @Test
  void what_is_no_number_is_refused() {
    assertThatThrownBy(() -> TrimmedMean.of(new double[0], 0.99)).hasMessage("no samples");
    assertThatThrownBy(() -> TrimmedMean.of(new double[] {1, Double.NaN}, 0.99))
        .hasMessage("a sample is NaN");
    assertThatThrownBy(() -> TrimmedMean.of(new double[] {1, 2}, 1))
        .hasMessageContaining("confidence 1.0");
    assertThatThrownBy(() -> TrimmedMean.of(new double[] {1, 2}, Double.NaN))
        .hasMessageContaining("confidence NaN");
  }
}
