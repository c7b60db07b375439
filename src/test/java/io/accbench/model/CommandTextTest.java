package io.accbench.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CommandTextTest {
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
}
