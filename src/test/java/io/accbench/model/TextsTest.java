package io.accbench.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What is printable, command lines, durations, and names that are nearly known. */
class TextsTest {
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

  @Test
  void plain_words_stay_plain_and_the_rest_is_quoted() {
    List<String> arguments = List.of("run", "-bm", "avgt,ss", "--jvm=25=/x/y", "!direct", "a b");

    assertThat(CommandText.join(arguments))
        .isEqualTo("run -bm avgt,ss --jvm=25=/x/y '!direct' 'a b'");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", " ", "it's", "''", "\\", "a\\b", "'", "<home>/x", "$HOME", "`x`", "a\nb", "ü"})
  void every_argument_comes_back(String argument) {
    List<String> arguments = List.of("run", argument, "--x=" + argument);

    assertThat(CommandText.split(CommandText.join(arguments))).isEqualTo(arguments);
  }

  @Test
  void an_empty_line_holds_no_argument() {
    assertThat(CommandText.split("  ")).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "PT0S, 0 s",
    "PT89.4S, 89 s",
    "PT90S, 2 min",
    "PT25M10S, 25 min",
    "PT89M29S, 89 min",
    "PT2H5M, 2 h 5 min"
  })
  void a_duration_has_the_words_of_its_size(Duration duration, String expected) {
    assertThat(DurationText.words(duration)).isEqualTo(expected);
  }

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
