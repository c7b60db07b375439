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
  void a_table_has_the_unit_of_the_middle_of_its_times() {
    TimeScale scale = TimeScale.of(List.of(exact(63_400_000), exact(900_000)));
    assertThat(scale.text(exact(900_000)) + " " + scale.unit()).isEqualTo("0.900 ms");
    assertThat(scale.text(exact(63_400_000))).isEqualTo("63.4");
  }

  @Test
  void a_time_of_0_does_not_choose_the_unit() {
    assertThat(TimeScale.of(0, 5_000_000, Double.NaN).unit()).isEqualTo("ms");
  }

  @ParameterizedTest
  @CsvSource({
    "650, 80, us/op, 650 ± 80 µs/op",
    "650000, 80000, ns/op, 650 ± 80 µs/op",
    "0.65, 0.08, ms/op, 650 ± 80 µs/op",
    "1538, 200, ops/s, 1.5 ± 0.2 ops/ms",
    "0.001538, 0.0002, ops/us, 1.5 ± 0.2 ops/ms",
    "650, 80, parsecs, 650 ± 80 parsecs",
  })
  void a_score_is_in_the_unit_of_its_table(double score, double half, String unit, String text) {
    Estimate estimate = new Estimate(score, score - half, score + half, 5);
    assertThat(TimeScale.of(650_000).score(estimate, unit)).isEqualTo(text);
  }

  @Test
  void a_score_that_is_none_has_no_unit() {
    assertThat(TimeScale.of(1).score(null, "ns/op")).isEqualTo("–");
    assertThat(TimeScale.of(3e9).score(exact(0.2), "ops/s")).isEqualTo("0.200 ops/s");
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
