package io.accbench.plan;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ConvertersTest {
  @ParameterizedTest
  @CsvSource({
    "500ms, PT0.5S",
    "1s, PT1S",
    "1, PT1S",
    "5m, PT5M",
    "5 min, PT5M",
    "2hr, PT2H",
    "10us," + " PT0.00001S",
    "7NS, PT0.000000007S"
  })
  void as_jmh_writes_them(String text, Duration expected) {
    assertThat(Converters.TimeConverter.parse(text)).contains(expected);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "fast", "-1s", "1.5s", "1d", "99999999999s", "1s 5s"})
  void anything_else_is_none(String text) {
    assertThat(Converters.TimeConverter.parse(text)).isEmpty();
  }
}
