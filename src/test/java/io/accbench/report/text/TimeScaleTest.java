package io.accbench.report.text;

import static org.assertj.core.api.Assertions.assertThat;

import io.accbench.stats.Estimate;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TimeScaleTest {
  @ParameterizedTest
  @CsvSource({
    "0.25, ns, 0.250",
    "485, ns, 485",
    "2810, µs, 2.81",
    "5410000, ms, 5.41",
    "3e9, s, 3.00"
  })
  void a_time_has_one_to_three_digits_before_the_point(double nanos, String unit, String text) {
    TimeScale scale = TimeScale.of(List.of(exact(nanos)));
    assertThat(scale.unit()).isEqualTo(unit);
    assertThat(scale.text(exact(nanos))).isEqualTo(text);
  }

  @Test
  void a_column_has_the_unit_of_its_smallest_time() {
    TimeScale scale = TimeScale.of(List.of(exact(63_400_000), exact(900_000)));
    assertThat(scale.text(exact(900_000)) + " " + scale.unit()).isEqualTo("900 µs");
    assertThat(scale.text(exact(63_400_000))).isEqualTo("63,400");
  }

  @Test
  void a_column_without_times_is_in_nanoseconds() {
    assertThat(TimeScale.of(Arrays.asList(null, exact(Double.NaN))).unit()).isEqualTo("ns");
    assertThat(TimeScale.of(List.of()).text(null)).isEqualTo("–");
  }

  /** Without an interval. */
  private static Estimate exact(double nanos) {
    return new Estimate(nanos, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY, 1);
  }
}
