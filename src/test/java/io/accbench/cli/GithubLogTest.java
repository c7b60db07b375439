package io.accbench.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GithubLogTest {
  private final StringWriter text = new StringWriter();
  private final GithubLog log = new GithubLog(text);

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "::error::x              | : :error::x",
        "\"  \t::stop-commands::x\" | \"  \t: :stop-commands::x\"",
        "\"\u00a0\u0085::set-env::x\" | \"\u00a0\u0085: :set-env::x\"",
        "a ##[error]x            | a ## [error]x",
        "##[group]               | ## [group]",
        "###[group]              | ### [group]",
        "Foo::bar : :: [x] ##x[  | Foo::bar : :: [x] ##x[",
        ": x ::                  | : x ::",
        ":                       | :",
      })
  void no_line_is_a_command(String line, String printed) {
    log.println(line);
    log.print(line + "\r" + line);
    log.flush();

    assertThat(text).hasToString(printed + System.lineSeparator() + printed + "\r" + printed);
  }

  @Test
  void a_command_in_pieces_is_none_either() {
    log.print(':');
    log.flush();
    log.print(":error::x\n#");
    log.append('#').append("[error]");
    log.flush();

    assertThat(text).hasToString(": :error::x\n## [error]");
  }

  @Test
  void annotations_are_commands_on_lines_of_their_own() {
    log.print("half");
    GithubLog.commands("::error::a\n::warning::b\n", log);
    log.println("::x");

    assertThat(text).hasToString("half\n::error::a\n::warning::b\n: :x" + System.lineSeparator());
  }

  @Test
  void elsewhere_they_are_printed_as_they_are() {
    StringWriter plain = new StringWriter();
    GithubLog.commands("::error::a\n", new PrintWriter(plain));

    assertThat(plain).hasToString("::error::a\n");
  }
}
