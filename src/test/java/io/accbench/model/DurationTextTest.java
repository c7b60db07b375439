package io.accbench.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DurationTextTest {
  @ParameterizedTest
  @CsvSource({
    "PT0S, 0 s",
    "PT89.4S, 89 s",
    "PT90S, 2 min",
    "PT25M10S, 25 min",
    "PT89M29S, 89 min",
    "PT2H5M, 2 h 5 min"
  })
  void words(Duration duration, String expected) {
    assertThat(DurationText.words(duration)).isEqualTo(expected);
  }
}
