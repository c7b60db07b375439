package io.accbench.report.text;

import static org.assertj.core.api.Assertions.assertThat;

import io.accbench.stats.Estimate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PercentTest {
  @ParameterizedTest
  @CsvSource({
    "1, 0.0 %",
    "1.051, +5.1 %",
    "0.8, -20.0 %",
    "2.4, +140 %",
    "123.4, '+12,240 %'",
    "0, -100 %",
    "1.0004, +0.04 %",
    "0.99999, -0.001 %",
    "1.00000000001, 0.0000 %",
    "NaN, –",
    "Infinity, –"
  })
  void change_keeps_its_sign_and_never_reads_as_none(double ratio, String text) {
    assertThat(Percent.ofRatio(ratio)).isEqualTo(text);
  }

  @ParameterizedTest
  @CsvSource({
    "1.02, +2 %",
    "1.3, +30 %",
    "1.0309278, +3.09 %",
    "1, 0 %",
    "0.5, -50 %",
    "2, +100 %"
  })
  void limit_has_the_decimals_that_it_was_given(double ratio, String text) {
    assertThat(Percent.limit(ratio)).isEqualTo(text);
  }

  @Test
  void interval_without_an_end_says_so() {
    assertThat(Percent.interval(new Estimate(1.1, 1.05, Double.POSITIVE_INFINITY, 3)))
        .isEqualTo("+5.0 % to open");
    assertThat(
            Percent.interval(
                new Estimate(1.1, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY, 1)))
        .isEqualTo("–");
    assertThat(Percent.interval(null)).isEqualTo("–");
  }

  @ParameterizedTest
  @CsvSource({"0.0004, < 0.001", "0, < 0.001", "0.012, 0.012", "1, 1.000", "NaN, –"})
  void probability(double value, String text) {
    assertThat(Percent.probability(value)).isEqualTo(text);
  }
}
