package io.accbench.suite.jmh;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ParameterAxisTest {
  @ParameterizedTest
  @CsvSource({
    "size,size",
    "mode,param.mode",
    "threads,param.threads",
    "strategy,param.strategy",
    "side,param.side",
    "benchmark,param.benchmark"
  })
  void a_parameter_has_an_axis_that_no_other_has(String parameter, String axis) {
    assertThat(ParameterAxis.of(parameter)).isEqualTo(axis);
    assertThat(ParameterAxis.parameter(axis)).isEqualTo(parameter);
  }

  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '|',
      textBlock =
          """
          ||, ""
          "", \"""\"
          a b, a b
          ", "
          "a", "a"
          """)
  void an_empty_value_is_shown_as_quotes(String parameter, String value) {
    assertThat(ParameterAxis.value(parameter)).isEqualTo(value);
    assertThat(ParameterAxis.parameterValue(value)).isEqualTo(parameter);
  }
}
