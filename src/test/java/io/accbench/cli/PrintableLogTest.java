package io.accbench.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.accbench.cli.Cli.Outcome;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PrintableLogTest {
  private final StringWriter text = new StringWriter();
  private final PrintableLog log = new PrintableLog(new PrintWriter(text, true), false);
  private final PrintableLog coloured = new PrintableLog(new PrintWriter(text, true), true);

  @TempDir Path folder;

  @Test
  void what_would_act_on_the_terminal_is_spelled_out() {
    log.print("a\u001b[31mred\u001b]0;title\u0007\b\u007f\u009b\u202e\u200b\udb40\udc01b");

    assertThat(text)
        .hasToString(
            "a\\u001b[31mred\\u001b]0;title\\u0007\\u0008\\u007f\\u009b\\u202e\\u200b"
                + "\\udb40\\udc01b");
  }

  @Test
  void lines_tabs_and_letters_of_every_language_pass() {
    String lines = "a\tb\nc\r\n✅ Größe 日本 \ud83d\ude00 ±\n";
    log.print(lines);

    assertThat(text).hasToString(lines);
  }

  @Test
  void a_carriage_return_alone_overwrites_no_line() {
    log.print("failed\rpassed\r\r\n");

    assertThat(text).hasToString("failed\\u000dpassed\\u000d\r\n");
  }

  @Test
  void colours_pass_where_they_are_wanted_and_nothing_else_does() {
    coloured.print("\u001b[1mbold\u001b[0m \u001b[38;5;1mred \u001b[2J\u001b]0;t\u001b\u001b[0m");

    assertThat(text)
        .hasToString(
            "\u001b[1mbold\u001b[0m \u001b[38;5;1mred \\u001b[2J\\u001b]0;t\\u001b\u001b[0m");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"\u001b[31mx\u001b[2Jy", "\ud83d\ude00\udb40\udc01", "a\r\nb\rc", "\ud83dx"})
  void pieces_print_as_the_whole_does(String printed) {
    StringWriter whole = new StringWriter();
    PrintableLog other = new PrintableLog(new PrintWriter(whole), true);
    other.print(printed + ".");
    other.flush();
    (printed + ".").chars().forEach(unit -> coloured.print((char) unit));

    assertThat(text).hasToString(whole.toString());
  }

  @Test
  void an_error_of_the_stream_below_is_seen() {
    PrintWriter full =
        new PrintWriter(
            new Writer() {
              @Override
              public void write(char[] characters, int offset, int length) throws IOException {
                throw new IOException("No space left on device");
              }

              @Override
              public void flush() {}

              @Override
              public void close() {}
            });
    PrintableLog lost = new PrintableLog(full, false);
    lost.println("result");

    assertThat(lost.checkError()).isTrue();
  }

  @Test
  void a_mistyped_option_cannot_act_on_the_terminal() {
    Outcome option = Cli.accbench("run", "--\u001b[31mfixture");
    Outcome value = Cli.accbench("run", "--fixture", "\u001b]0;title\u0007", "--dry-run");

    assertThat(option.err()).contains("\\u001b[31m").doesNotContain("\u001b");
    assertThat(value.err()).contains("\\u001b]0;title\\u0007").doesNotContain("\u001b");
  }

  @Test
  void a_json_document_stays_the_same_document() throws IOException {
    Path file =
        Files.writeString(
            folder.resolve("foreign.json"),
            Files.readString(Path.of("src/test/resources/compare/old.json"))
                .replace("\"gson\"", "\"\u009b\u202e\\u001b[1m\""));

    Outcome outcome = Cli.accbench("compare", file.toString(), file.toString(), "--format", "json");

    assertThat(outcome.err()).isEmpty();
    assertThat(outcome.out()).doesNotContain("\u009b", "\u202e", "\u001b");
    assertThat(new ObjectMapper().readTree(outcome.out()).isObject()).isTrue();
  }
}
