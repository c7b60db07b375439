package io.accbench.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;

class TwoSampleTest {
  private static final double[] ONE = logs(11.2, 10.9, 11.5, 12.1, 10.7, 11.1, 11.9, 18.0);
  private static final double[] OTHER =
      logs(10.1, 10.3, 9.9, 10.6, 10.0, 10.2, 10.4, 10.8, 9.7, 15.5);

  @Test
  void yuens_interval_agrees_with_scipy() {
    // scipy.stats.ttest_ind(one, other, equal_var=False, trim=0.2): t = 4.2564454311,
    // df = 8.4740044319; trim_mean gives the difference 0.1085667707, so se = 0.0255064402;
    // t.isf(0.005, 0.86 * df) = 3.4529280966
    Estimate difference = TwoSample.difference(ONE, OTHER, 0.99);
    assertThat(difference.center()).isCloseTo(0.1085667707, within(1e-9));
    assertThat(difference.low()).isCloseTo(0.0204948668, within(1e-8));
    assertThat(difference.high()).isCloseTo(0.1966386746, within(1e-8));
    assertThat(difference.samples()).isEqualTo(8);
  }

  @Test
  void a_level_is_that_of_the_shifted_hypothesis() {
    // scipy.stats.t.sf((0.1085667707 - ln 1.02) / 0.0255064402, 0.86 * 8.4740044319)
    double level = TwoSample.levelAbove(ONE, OTHER, Math.log(1.02));
    assertThat(level).isCloseTo(0.0048152496, within(1e-9));
  }

  @Test
  void few_samples_give_welchs_test() {
    // scipy.stats.ttest_ind(…, equal_var=False): p / 2, and its 95 % interval
    double[] one = {1, 2, 4, 9, 5};
    double[] other = {0, 1, 3, 2, 2, 1};
    assertThat(TwoSample.levelAbove(one, other, 0)).isCloseTo(0.0630239953, within(1e-9));
    Estimate difference = TwoSample.difference(one, other, 0.95);
    assertThat(difference.low()).isCloseTo(-1.1038648884, within(1e-7));
    assertThat(difference.high()).isCloseTo(6.5038648884, within(1e-7));
  }

  @Test
  void sides_that_do_not_vary_differ_surely_or_not_at_all() {
    double[] two = {2, 2, 2};
    double[] three = {3, 3, 3, 3};
    assertThat(TwoSample.difference(three, two, 0.99)).isEqualTo(new Estimate(1, 1, 1, 3));
    assertThat(TwoSample.levelAbove(three, two, 0.5)).isZero();
    assertThat(TwoSample.levelAbove(two, two, 0)).isEqualTo(1);
    // one side's variance is all there is, and its degrees of freedom
    Estimate half = TwoSample.difference(new double[] {1, 2, 4}, two, 0.95);
    Estimate alone = Mean.of(new double[] {-1, 0, 2}, 0.95);
    assertThat(half.low()).isCloseTo(alone.low(), within(1e-9));
  }

  @Test
  void a_side_whose_middle_samples_are_equal_is_not_trimmed() {
    double[] one = {5, 5, 10, 10, 10, 10, 10, 10, 15, 15};
    double[] other = {5, 5, 10.01, 10.01, 10.01, 10.01, 10.01, 10.01, 15, 15};
    // Welch: variances 100/9 and 99.9202667/9 over 10; se = 1.4895; the difference is -0.006
    Estimate difference = TwoSample.difference(one, other, 0.99);
    assertThat(difference.center()).isCloseTo(-0.006, within(1e-9));
    assertThat(difference.high() - difference.low()).isBetween(8.0, 9.0);
    assertThat(TwoSample.levelAbove(other, one, 0)).isBetween(0.49, 0.5);
  }

  @Test
  void one_sample_bounds_nothing() {
    double[] single = {3};
    assertThat(TwoSample.difference(single, OTHER, 0.99).high()).isInfinite();
    assertThat(TwoSample.levelAbove(single, OTHER, 0)).isEqualTo(1);
    assertThatThrownBy(() -> TwoSample.levelAbove(ONE, OTHER, Double.NaN))
        .hasMessageContaining("NaN");
    assertThatThrownBy(() -> TwoSample.difference(ONE, new double[0], 0.99))
        .hasMessage("no samples");
  }

  @Test
  void its_interval_holds_the_truth_as_often_as_it_says() {
    // 4000 repetitions: a standard deviation of 0.16 %, four of them below 99 %
    Random random = new Random(1);
    int held = 0;
    for (int i = 0; i < 4000; i++) {
      double[] one = random.doubles(10).map(u -> random.nextGaussian()).toArray();
      double[] other = random.doubles(20).map(u -> 2 * random.nextGaussian()).toArray();
      Estimate difference = TwoSample.difference(one, other, 0.99);
      held += difference.low() <= 0 && 0 <= difference.high() ? 1 : 0;
    }
    assertThat(held / 4000.0).isGreaterThan(0.99 - 4 * 0.0016);
  }

  private static double[] logs(double... values) {
    return Arrays.stream(values).map(Math::log).toArray();
  }
}
