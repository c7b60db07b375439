package io.accbench.report.text;

import static org.assertj.core.api.Assertions.assertThat;

import io.accbench.stats.Estimate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ChangeTextTest {
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
    assertThat(ChangeText.signed(ratio)).isEqualTo(text);
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
    assertThat(ChangeText.signedLimit(ratio)).isEqualTo(text);
  }

  @Test
  void interval_without_an_end_says_so() {
    assertThat(ChangeText.signedInterval(new Estimate(1.1, 1.05, Double.POSITIVE_INFINITY, 3)))
        .isEqualTo("+5.0 % to open");
    assertThat(
            ChangeText.signedInterval(
                new Estimate(1.1, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY, 1)))
        .isEqualTo("–");
    assertThat(ChangeText.signedInterval(null)).isEqualTo("–");
  }

  @ParameterizedTest
  @CsvSource({
    "1, 0 % more",
    "1.052, 5.2 % more",
    "0.88, 12 % less",
    "2.4, 2.40 times as much",
    "0.4, 0.400 times as much",
    "Infinity, any number of times as much"
  })
  void words_say_more_or_less(double factor, String text) {
    assertThat(ChangeText.words(factor)).isEqualTo(text);
  }

  @ParameterizedTest
  @CsvSource({"1.02, 2 % more", "1.025, 2.5 % more", "0.5, 50 % less", "3, 3.00 times as much"})
  void limit_in_words_has_the_digits_that_it_was_given(double factor, String text) {
    assertThat(ChangeText.wordsOfLimit(factor)).isEqualTo(text);
  }
}
