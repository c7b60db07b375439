package io.accbench.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.Random;
import java.util.function.IntToDoubleFunction;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ChangePointsTest {
  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 5})
  void the_segmentation_is_that_of_least_cost(int leastLength) {
    Random random = new Random(leastLength);
    int changes = 0;
    for (int repetition = 0; repetition < 50; repetition++) {
      int length = 4 + random.nextInt(10);
      int jump = random.nextInt(length);
      double[] series =
          series(length, i -> random.nextGaussian() + (i < jump ? 4 : 0) + (i == 7 ? 9 : 0));
      int[] starts = ChangePoints.starts(series, leastLength, 6);
      assertThat(cost(series, starts, 6))
          .isCloseTo(leastCost(series, 0, leastLength, 6), within(1e-9));
      assertThat(shortest(starts, length)).isGreaterThanOrEqualTo(Math.min(leastLength, length));
      changes += starts.length - 1;
    }
    assertThat(changes).isGreaterThan(10);
  }

  @Test
  void a_step_is_found_where_it_is() {
    Random random = new Random(1);
    double[] series = series(200, i -> 0.02 * random.nextGaussian() + (i < 80 ? 0.2 : 0));
    assertThat(ChangePoints.starts(series, 5)).containsExactly(0, 80);
  }

  @Test
  void a_warm_up_ends_where_the_plateau_begins() {
    Random random = new Random(1);
    double[] series = series(600, i -> 0.02 * random.nextGaussian() + Math.max(0, 1 - i / 200.0));
    int[] starts = ChangePoints.starts(series, 5);
    assertThat(starts.length).isGreaterThan(5);
    assertThat(starts[starts.length - 1]).isBetween(180, 210);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 4})
  void bursts_do_not_make_a_change(int length) {
    Random random = new Random(1);
    double[] series =
        series(200, i -> 0.02 * random.nextGaussian() + (i % 40 >= 40 - length ? 0.5 : 0));
    assertThat(ChangePoints.starts(series, 5)).containsExactly(0);
  }

  @Test
  void noise_that_follows_itself_does_not_make_a_change() {
    // AR(1), rho 0.5, the least that was measured on a shared machine
    Random random = new Random(1);
    double[] series = new double[600];
    for (int i = 1; i < series.length; i++) {
      series[i] = 0.5 * series[i - 1] + 0.05 * random.nextGaussian();
    }
    assertThat(ChangePoints.starts(series, 5)).containsExactly(0);
  }

  @Test
  void a_constant_series_has_no_change_and_no_noise() {
    double[] series = series(100, i -> 3);
    assertThat(ChangePoints.starts(series, 5)).containsExactly(0);
    assertThat(ChangePoints.noise(series)).isZero();
    assertThat(ChangePoints.starts(new double[] {1}, 5)).containsExactly(0);
  }

  @Test
  void without_noise_a_step_is_a_change_and_a_burst_is_none() {
    double[] series = series(100, i -> (i < 30 ? 1 : 2) + (i == 60 ? 1 : 0));
    assertThat(ChangePoints.starts(series, 5)).containsExactly(0, 30);
  }

  @Test
  void noise_is_that_of_neighbours() {
    // |differences| 1 3 2 1 10, median 2: 1.4826 * 2 / sqrt(2)
    assertThat(ChangePoints.noise(new double[] {0, 1, 4, 2, 3, 13}))
        .isCloseTo(2.0967130, within(1e-6));
  }

  @Test
  void thousands_of_iterations_are_a_series_too() {
    Random random = new Random(1);
    double[] series = series(3000, i -> 0.05 * random.nextGaussian() + (i < 1000 ? 0.2 : 0));
    int[] starts = ChangePoints.starts(series, 5);
    assertThat(starts).hasSize(2);
    assertThat(starts[1]).isBetween(998, 1002);
  }

  @Test
  void what_is_no_series_is_refused() {
    assertThatThrownBy(() -> ChangePoints.starts(new double[] {1, Double.NaN, 2}, 1))
        .hasMessageContaining("NaN");
    assertThatThrownBy(() -> ChangePoints.starts(new double[0], 1)).hasMessage("no samples");
    assertThatThrownBy(() -> ChangePoints.starts(new double[] {1, 2}, 0))
        .hasMessageContaining("length 0");
  }

  private static double[] series(int length, IntToDoubleFunction value) {
    return IntStream.range(0, length).mapToDouble(value).toArray();
  }

  private static int shortest(int[] starts, int length) {
    return IntStream.range(0, starts.length)
        .map(i -> (i + 1 < starts.length ? starts[i + 1] : length) - starts[i])
        .min()
        .orElseThrow();
  }

  /** Over every segmentation from an index on, tried one by one. */
  private static double leastCost(double[] series, int from, int leastLength, double penalty) {
    double least = segmentCost(series, from, series.length);
    for (int to = from + leastLength; to <= series.length - leastLength; to++) {
      least =
          Math.min(
              least,
              segmentCost(series, from, to)
                  + penalty
                  + leastCost(series, to, leastLength, penalty));
    }
    return least;
  }

  private static double cost(double[] series, int[] starts, double penalty) {
    double sum = penalty * (starts.length - 1);
    for (int i = 0; i < starts.length; i++) {
      int to = i + 1 < starts.length ? starts[i + 1] : series.length;
      sum += segmentCost(series, starts[i], to);
    }
    return sum;
  }

  /** With the best of the series' values, to an eighth of the noise, as the segment's level. */
  private static double segmentCost(double[] series, int from, int to) {
    double noise = ChangePoints.noise(series);
    return Arrays.stream(series)
        .map(level -> Math.rint(level / noise * 8) / 8)
        .map(
            level ->
                IntStream.range(from, to)
                    .mapToDouble(i -> Math.min(9, Math.pow(series[i] / noise - level, 2)))
                    .sum())
        .min()
        .orElseThrow();
  }
}
