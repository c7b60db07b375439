package io.accbench.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

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
    // scipy.stats.t.isf, df = 0.86 * 12 = 10.32: 2.2188092733 at 0.025, 3.1473823629 at 0.005
    Estimate at95 = TrimmedMean.of(SELF_AWARENESS, 0.95);
    assertThat(at95.center()).isCloseTo(282.6923076923, within(1e-9));
    assertThat(at95.low()).isCloseTo(172.0472701387, within(1e-6));
    assertThat(at95.high()).isCloseTo(393.3373452458, within(1e-6));
    assertThat(at95.samples()).isEqualTo(19);
    Estimate at99 = TrimmedMean.of(SELF_AWARENESS, 0.99);
    assertThat(at99.low()).isCloseTo(125.7422516737, within(1e-6));
    assertThat(at99.high()).isCloseTo(439.6423637110, within(1e-6));
  }

  @Test
  void seven_samples_by_hand() {
    // 2 4 … 12 100: g = 1, h = 5, centre 8; winsorised 4 4 6 8 10 12 12, mean 8, SSD = 72
    // se = sqrt(72 / (5 * 4)) = 1.8973665961, df = 0.86 * 4; t(3.44; 0.995) = 5.1583545182 (SciPy)
    Estimate estimate = TrimmedMean.of(new double[] {100, 2, 8, 4, 6, 12, 10}, 0.99);
    assertThat(estimate.center()).isEqualTo(8);
    assertThat(estimate.low()).isCloseTo(8 - 9.7872895770, within(1e-6));
    assertThat(estimate.high()).isCloseTo(8 + 9.7872895770, within(1e-6));
  }

  @Test
  void a_level_is_that_at_which_the_interval_ends_at_the_bound() {
    // scipy.stats.t.sf((282.6923 - 150) / 49.8668537599, 10.32)
    double level = TrimmedMean.levelAbove(SELF_AWARENESS, 150);
    assertThat(level).isCloseTo(0.0116364174, within(1e-9));
    assertThat(TrimmedMean.of(SELF_AWARENESS, 1 - 2 * level).low()).isCloseTo(150, within(1e-6));
  }

  @Test
  void without_a_spread_a_level_is_certain_and_one_sample_says_nothing() {
    double[] equal = {2, 2, 2};
    assertThat(TrimmedMean.levelAbove(equal, 1)).isEqualTo(0);
    assertThat(TrimmedMean.levelAbove(equal, 2)).isEqualTo(1);
    assertThat(TrimmedMean.levelAbove(new double[] {5}, 1)).isEqualTo(1);
    assertThatThrownBy(() -> TrimmedMean.levelAbove(equal, Double.NaN)).hasMessageContaining("NaN");
  }

  @Test
  void below_seven_samples_it_is_students_interval() {
    double[] samples = {1, 2, 4, 3, 100, 7};
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

  @ParameterizedTest
  @ValueSource(doubles = {0, 1e-15, -1e-15})
  void equal_middle_samples_hide_no_spread_not_even_if_rounding_tells_them_apart(double rounding) {
    double[] samples = {5, 5, 10, 10 + rounding, 10, 10, 10, 10, 15, 15};
    assertThat(TrimmedMean.of(samples, 0.99)).isEqualTo(Mean.of(samples, 0.99));
    // s = 10/3, se = s / √10 = 1.0540925534; t = 0.05 / se has 9 degrees of freedom
    assertThat(TrimmedMean.levelAbove(samples, 9.95)).isBetween(0.48, 0.485);
    assertThat(TrimmedMean.levelAbove(new double[] {5, 10, 10, 10, 10, 10, 10}, 9)).isPositive();
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
