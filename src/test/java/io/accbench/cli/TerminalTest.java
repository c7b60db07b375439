package io.accbench.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class TerminalTest {
  private static final Map<String, String> TERMINAL =
      Map.of("accbench.out", "true", "accbench.err", "true", "accbench.width", "93");

  private final StringWriter err = new StringWriter();

  private Terminal terminal(Map<String, String> properties, Map<String, String> environment) {
    return terminal("", properties, environment);
  }

  private Terminal terminal(
      String typed, Map<String, String> properties, Map<String, String> environment) {
    PrintWriter out = new PrintWriter(new StringWriter());
    return new Terminal(
        new BufferedReader(new StringReader(typed)),
        out,
        new PrintWriter(err, true),
        properties::get,
        environment::get);
  }

  @Test
  void a_question_is_answered_by_yes_and_by_nothing_else() throws IOException {
    assertThat(terminal("y\n", TERMINAL, Map.of()).confirmed("go on?")).isTrue();
    assertThat(terminal(" Yes \n", TERMINAL, Map.of()).confirmed("go on?")).isTrue();
    for (String typed : List.of("", "\n", "n\n", "yesterday\n")) {
      assertThat(terminal(typed, TERMINAL, Map.of()).confirmed("go on?")).isFalse();
    }
    assertThat(err.toString()).startsWith("accbench: go on? [y/N] ");
  }

  @Test
  void a_question_needs_a_terminal_on_both_sides() {
    assertThat(terminal(TERMINAL, Map.of()).asks()).isFalse();
    assertThat(terminal(Map.of("accbench.in", "true"), Map.of()).asks()).isFalse();
    assertThat(terminal(Map.of("accbench.in", "true", "accbench.err", "true"), Map.of()).asks())
        .isTrue();
  }

  @Test
  void a_terminal_has_colour_and_its_own_width() {
    Terminal terminal = terminal(TERMINAL, Map.of("TERM", "xterm", "COLUMNS", "70"));

    assertThat(terminal.coloured()).isTrue();
    assertThat(terminal.width()).isEqualTo(93);
  }

  @Test
  void colour_is_left_out_when_piped_dumb_or_not_wanted() {
    assertThat(terminal(Map.of(), Map.of()).coloured()).isFalse();
    assertThat(terminal(TERMINAL, Map.of("NO_COLOR", "1")).coloured()).isFalse();
    assertThat(terminal(TERMINAL, Map.of("TERM", "dumb")).coloured()).isFalse();
    assertThat(terminal(TERMINAL, Map.of("NO_COLOR", "")).coloured()).isTrue();
  }

  @Test
  void the_width_of_a_pipe_is_what_the_shell_exports_or_120() {
    assertThat(terminal(Map.of("accbench.width", ""), Map.of("COLUMNS", "70")).width())
        .isEqualTo(70);
    assertThat(terminal(Map.of("accbench.width", "0"), Map.of("COLUMNS", "wide")).width())
        .isEqualTo(120);
  }

  @Test
  void progress_into_a_pipe_is_one_line() {
    try (TerminalProgress progress = terminal(Map.of(), Map.of()).progress()) {
      progress.begin(12);
    }

    assertThat(err.toString().lines()).containsExactly("accbench: measuring at most 12 forks");
  }

  @Test
  void a_build_server_with_a_terminal_gets_no_bar() {
    try (TerminalProgress progress = terminal(TERMINAL, Map.of("CI", "true")).progress()) {
      progress.begin(12);
    }

    assertThat(err.toString().lines()).containsExactly("accbench: measuring at most 12 forks");
  }
}
