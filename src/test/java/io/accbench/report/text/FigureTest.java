package io.accbench.report.text;

import static org.assertj.core.api.Assertions.assertThat;

import io.accbench.stats.Estimate;
import java.math.BigDecimal;
import java.time.Duration;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FigureTest {
  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '"',
      value = {
        "0, 0, 0",
        "1.42345, 0.003, 1.42", // three digits at most
        "1.42345, 0.04, 1.42",
        "1.42345, 0.3, 1.4", // the interval justifies no more
        "1.42345, 5, 1.4", // two digits at least
        "9.996, 0, 10.0", // rounds up into the next magnitude
        "99.96, 9, 100",
        "12345678, 0, \"12,300,000\"",
        "12345678, 3000000, \"12,000,000\"",
        "0.000123456, 0, 0.000123",
        "-2.5, 0.01, -2.50",
        "NaN, 0, –",
        "Infinity, 0, –",
        "5, NaN, 5.00",
        "5, Infinity, 5.00"
      })
  void number_has_the_digits_that_its_interval_justifies(double value, double half, String text) {
    assertThat(Figure.of(value, half)).isEqualTo(text);
  }

  @ParameterizedTest
  @CsvSource({
    "1E+3",
    "-999",
    "-1000",
    "-1234567.50",
    "999.999",
    "1000000",
    "0",
    "0.000123",
    "-0.5"
  })
  void grouping_is_that_of_the_jdk(BigDecimal number) {
    int decimals = Math.max(0, number.scale());

    assertThat(Figure.grouped(number))
        .isEqualTo(String.format(Locale.ROOT, "%,." + decimals + "f", number));
  }

  @Test
  void plus_minus_shares_the_decimals_of_the_centre() {
    assertThat(Figure.plusMinus(new Estimate(12.34, 11.9, 12.78, 5))).isEqualTo("12.3 ± 0.4");
    assertThat(Figure.plusMinus(new Estimate(2000, 1970, 2030, 5))).isEqualTo("2,000 ± 30");
  }

  @Test
  void plus_minus_never_shows_an_error_of_zero_that_is_not() {
    assertThat(Figure.plusMinus(new Estimate(12.34, 12.339, 12.341, 5))).isEqualTo("12.3 ± 0.001");
  }

  @Test
  void plus_minus_of_one_sample_is_the_sample() {
    Estimate one = new Estimate(12.34, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY, 1);
    assertThat(Figure.plusMinus(one)).isEqualTo("12.3");
    assertThat(Figure.plusMinus(null)).isEqualTo("–");
  }

  @Test
  void error_larger_than_the_number_itself_is_not_shown() {
    assertThat(Figure.plusMinus(new Estimate(4.1, -15.9, 24.1, 2))).isEqualTo("4.1");
    assertThat(Figure.plusMinus(new Estimate(4.1, 0.1, 8.1, 3))).isEqualTo("4.1 ± 4.0");
  }

  @Test
  void interval_end_is_not_rounded_to_one_or_zero() {
    assertThat(Figure.interval(new Estimate(1.04, 1.0012, 1.08, 5))).isEqualTo("1.001 to 1.08");
    assertThat(Figure.interval(new Estimate(1.5, 0.004, 9, 5))).isEqualTo("0.004 to 9.0");
  }

  @Test
  void interval_of_too_few_samples_is_none() {
    assertThat(Figure.interval(new Estimate(3, 0, Double.POSITIVE_INFINITY, 1))).isEqualTo("–");
  }

  @Test
  void bytes_and_durations_have_units() {
    assertThat(Figure.bytes(8_222_000_000L)).isEqualTo("7.66 GiB");
    assertThat(Figure.bytes(0)).isEqualTo("–");
    assertThat(Figure.duration(Duration.ofMillis(200))).isEqualTo("200 ms");
    assertThat(Figure.duration(Duration.ofSeconds(1))).isEqualTo("1 s");
    assertThat(Figure.duration(Duration.ofMinutes(2))).isEqualTo("2 min");
  }

  @ParameterizedTest
  @CsvSource({"0.0004, < 0.001", "0, < 0.001", "0.012, 0.012", "1, 1.000", "NaN, –"})
  void probability_is_never_shown_as_zero(double value, String text) {
    assertThat(Figure.probability(value)).isEqualTo(text);
  }

  @ParameterizedTest
  @CsvSource({"0.02, 3, 2 %", "0.0125, 3, 1.25 %", "0.07, 3, 7 %", "0.9995, 15, 99.95 %"})
  void percentage_has_no_trailing_zeros(double share, int digits, String text) {
    assertThat(Figure.percent(share, digits)).isEqualTo(text);
  }

  @Test
  void sampled_share_has_one_decimal() {
    assertThat(Figure.sampled(0.302)).isEqualTo("30.2 %");
    assertThat(Figure.sampledInterval(new Estimate(0.3, 0.27, 0.335, 5)))
        .isEqualTo("27.0 to 33.5 %");
  }
}
