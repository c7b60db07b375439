package io.accbench.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ProcessorSetTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          0           | 0
          3,1,2       | 1-3
          0,2-3       | 0,2-3
          4-5, 7      | 4-5,7
          0,0-1       | 0-1
          65535       | 65535
          """)
  void a_list_is_written_as_linux_does(String text, String written) {
    assertThat(ProcessorSet.parse(text)).hasToString(written);
    assertThat(ProcessorSet.parse(written)).isEqualTo(ProcessorSet.parse(text));
  }

  @ParameterizedTest
  @ValueSource(strings = {"a", "-1", "3-1", "0,", "1--2", "65536", "0-99999", "0 1", "1,,2"})
  void anything_else_is_no_list(String text) {
    assertThatThrownBy(() -> ProcessorSet.parse(text)).isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void no_processor_is_an_empty_text() {
    assertThat(ProcessorSet.parse("").isEmpty()).isTrue();
    assertThat(ProcessorSet.NONE).hasToString("");
  }

  @Test
  void sets_are_joined_and_parted() {
    ProcessorSet one = ProcessorSet.parse("0-3");
    ProcessorSet other = ProcessorSet.parse("2-5");

    assertThat(one.and(other)).hasToString("2-3");
    assertThat(one.or(other)).hasToString("0-5");
    assertThat(one.without(other)).hasToString("0-1");
    assertThat(one.containsAll(ProcessorSet.of(3, 0))).isTrue();
    assertThat(one.containsAll(other)).isFalse();
  }
}
