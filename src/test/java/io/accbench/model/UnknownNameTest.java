package io.accbench.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class UnknownNameTest {
  private static final List<String> KNOWN = List.of("direct", "hidden", "lambda");

  @Test
  void a_typing_error_names_the_nearest() {
    assertThat(UnknownName.problem("strategy", "hiden", KNOWN))
        .isEqualTo(
            "strategy \"hiden\" is unknown; did you mean \"hidden\"? known: direct, hidden,"
                + " lambda");
  }

  @Test
  void another_word_names_none() {
    assertThat(UnknownName.problem("strategy", "jackson", KNOWN))
        .isEqualTo("strategy \"jackson\" is unknown; known: direct, hidden, lambda");
  }

  @Test
  void two_letters_that_changed_places_are_one_edit() {
    assertThat(UnknownName.nearest("rnu", List.of("gate", "run"))).contains("run");
    assertThat(UnknownName.nearest("nru", List.of("gate", "run"))).isEmpty();
  }

  @Test
  void letter_case_is_no_edit() {
    assertThat(UnknownName.nearest("LAMBDA", KNOWN)).contains("lambda");
  }

  @Test
  void nothing_known_is_said() {
    assertThat(UnknownName.problem("fixture", "order", List.of()))
        .isEqualTo("fixture \"order\" is unknown; known: none");
  }

  @Test
  void an_empty_name_has_no_neighbour_of_two_letters() {
    assertThat(UnknownName.nearest("", List.of("ab"))).isEmpty();
  }
}
