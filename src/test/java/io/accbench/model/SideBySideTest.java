package io.accbench.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class SideBySideTest {
  private final SideBySide two = new SideBySide(2);

  private void assertSeconds(double expected) {
    assertThat(two.seconds()).isCloseTo(expected, within(1e-12));
  }

  @Test
  void none_take_no_time() {
    assertSeconds(0);
  }

  @Test
  void as_many_as_there_are_processors_start_at_once_and_measure_in_turns() {
    two.add(1, 2, 0.5);
    two.add(1, 3, 0.5);

    assertSeconds(3 + 2 * 0.5);
  }

  @Test
  void a_third_starts_when_the_first_has_warmed_up() {
    two.add(1, 2, 0.5);
    two.add(1, 3, 0.5);
    two.add(1, 2, 0.5);

    assertSeconds(2 + 2 + 3 * 0.5);
  }

  @Test
  void one_that_wants_more_processors_than_are_free_waits_and_those_behind_it_wait_too() {
    two.add(1, 2, 0);
    two.add(2, 3, 0);
    two.add(1, 1, 0);

    assertSeconds(2 + 3 + 1);
  }

  @Test
  void one_that_wants_more_processors_than_there_are_takes_all() {
    two.add(8, 2, 1);
    two.add(1, 2, 1);

    assertSeconds(2 + 2 + 2);
  }
}
