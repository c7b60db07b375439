package io.accbench.model;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PrintableTest {
  @Test
  void what_acts_on_a_terminal_or_hides_is_spelled_out() {
    assertThat(Printable.line("a\u001b[31m\n\u0085\u202e\u200b\u2028b"))
        .isEqualTo("a\\u001b[31m\\u000a\\u0085\\u202e\\u200b\\u2028b");
  }

  @Test
  void a_character_of_two_units_is_spelled_as_two_and_a_half_one_as_one() {
    assertThat(Printable.line("\udb40\udc01")).isEqualTo("\\udb40\\udc01");
    assertThat(Printable.line("\ud83d")).isEqualTo("\\ud83d");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "a $1 \\ b", "Größe µs ✅ 日本 \ud83d\ude00", "\\u001b"})
  void other_text_stays_as_it_is(String text) {
    assertThat(Printable.line(text)).isEqualTo(text);
    assertThat(text.codePoints()).allMatch(Printable::is);
  }
}
