package io.accbench.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Sets of processors, and the time of forks side by side on them. */
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

  private final SideBySide two = new SideBySide(2);

  private void assertSeconds(double expected) {
    assertThat(two.seconds()).isCloseTo(expected, within(1e-12));
  }

  @Test
  void no_forks_take_no_time() {
    assertSeconds(0);
  }

  @Test
  void as_many_forks_as_there_are_processors_start_at_once_and_measure_in_turns() {
    two.add(1, 2, 0.5);
    two.add(1, 3, 0.5);

    assertSeconds(3 + 2 * 0.5);
  }

  @Test
  void a_third_fork_starts_when_the_first_has_warmed_up() {
    two.add(1, 2, 0.5);
    two.add(1, 3, 0.5);
    two.add(1, 2, 0.5);

    assertSeconds(2 + 2 + 3 * 0.5);
  }

  @Test
  void a_fork_that_wants_more_processors_than_are_free_waits_and_those_behind_it_wait_too() {
    two.add(1, 2, 0);
    two.add(2, 3, 0);
    two.add(1, 1, 0);

    assertSeconds(2 + 3 + 1);
  }

  @Test
  void a_fork_that_wants_more_processors_than_there_are_takes_all() {
    two.add(8, 2, 1);
    two.add(1, 2, 1);

    assertSeconds(2 + 2 + 2);
  }
}
