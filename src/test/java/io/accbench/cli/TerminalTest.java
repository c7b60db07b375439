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
    return terminal(typed, properties, environment, ProgressKind.AUTO);
  }

  private Terminal terminal(
      String typed,
      Map<String, String> properties,
      Map<String, String> environment,
      ProgressKind progress) {
    PrintWriter out = new PrintWriter(new StringWriter());
    return new Terminal(
        new BufferedReader(new StringReader(typed)),
        out,
        new PrintWriter(err, true),
        properties::get,
        environment::get,
        progress);
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
  void results_in_a_pipe_are_as_wide_as_they_are_unless_the_shell_exports_a_width() {
    Map<String, String> piped = Map.of("accbench.err", "true", "accbench.width", "93");

    assertThat(terminal(piped, Map.of("COLUMNS", "70")).width()).isEqualTo(70);
    assertThat(terminal(piped, Map.of("COLUMNS", "wide")).width()).isEqualTo(10_000);
    assertThat(terminal(Map.of("accbench.out", "true"), Map.of()).width()).isEqualTo(120);
  }

  @Test
  void help_is_as_wide_as_the_terminal_or_120() {
    assertThat(Terminal.width(Map.of("accbench.width", "93")::get, Map.of("COLUMNS", "70")::get))
        .isEqualTo(93);
    assertThat(Terminal.width(Map.of("accbench.width", "0")::get, Map.of("COLUMNS", "70")::get))
        .isEqualTo(70);
    assertThat(Terminal.width(none -> null, none -> null)).isEqualTo(120);
  }

  @Test
  void a_bar_is_for_a_terminal_that_no_build_server_reads() {
    assertThat(terminal(TERMINAL, Map.of()).progressView()).isInstanceOf(BarProgress.class);
    assertThat(terminal(TERMINAL, Map.of("CI", "true")).progressView())
        .isInstanceOf(PlainProgress.class);
    assertThat(terminal(Map.of(), Map.of()).progressView()).isInstanceOf(PlainProgress.class);
  }

  @Test
  void an_option_overrules_what_the_terminal_is() {
    assertThat(terminal("", Map.of(), Map.of(), ProgressKind.BAR).progressView())
        .isInstanceOf(BarProgress.class);
    assertThat(terminal("", TERMINAL, Map.of(), ProgressKind.PLAIN).progressView())
        .isInstanceOf(PlainProgress.class);
    assertThat(terminal("", TERMINAL, Map.of(), ProgressKind.NONE).progressView())
        .isInstanceOf(SilentProgress.class);
  }
}
