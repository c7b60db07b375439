package io.accbench.suite.jmh;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Parameters of benchmarks as axes, and the values that a user gives them. */
class BenchmarkParametersTest {
  @ParameterizedTest
  @CsvSource({
    "size,size",
    "mode,param.mode",
    "pollution,param.pollution",
    "threads,param.threads",
    "strategy,param.strategy",
    "side,param.side",
    "benchmark,param.benchmark"
  })
  void a_parameter_has_an_axis_that_no_other_has(String parameter, String axis) {
    assertThat(ParameterAxis.of(parameter)).isEqualTo(axis);
    assertThat(ParameterAxis.parameter(axis)).isEqualTo(parameter);
  }

  /** An axis of another suite is none here, so that its name can only be a parameter's. */
  @ParameterizedTest
  @CsvSource({
    "size, size",
    "strategy, param.strategy",
    "stack, param.stack",
    "param.strategy, param.strategy",
    "param:mode, param.mode",
    "param.size, size",
    "mode, mode",
    "jvm, jvm",
    "threads, threads",
    "benchmark, benchmark",
    "side, side",
    "library, library"
  })
  void a_name_means_the_axis_of_a_cell_or_else_the_parameter(String written, String axis) {
    assertThat(ParameterAxis.meantBy(written)).isEqualTo(axis);
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

  @Test
  void a_comma_separates_values() {
    assertThat(BenchmarkChoice.separated("a,b,", Set.of("a"))).containsExactly("a", "b", "");
  }

  @Test
  void a_value_of_the_annotation_may_hold_commas() {
    Set<String> annotated = Set.of("a,b", "b", "[1,2,3]");

    assertThat(BenchmarkChoice.separated("a,b", annotated)).containsExactly("a,b");
    assertThat(BenchmarkChoice.separated("x,[1,2,3],b", annotated))
        .containsExactly("x", "[1,2,3]", "b");
    assertThat(BenchmarkChoice.separated("b,a", annotated)).containsExactly("b", "a");
  }
}
