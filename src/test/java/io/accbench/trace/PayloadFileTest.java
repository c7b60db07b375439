package io.accbench.trace;

import static io.accbench.model.UserErrors.assertThatUserError;
import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_16;
import static java.nio.charset.StandardCharsets.UTF_16LE;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Files that are one JSON document, and files that are not. */
class PayloadFileTest {
  @TempDir Path folder;

  static List<Arguments> broken() throws IOException {
    String twice = "{\"n\": 1}\n{\"n\": 2}\n";
    String hint = "; if the file is a trace, name a frame of it, such as --select trace:median";
    String wide = "1:1: the file is in UTF-16 or UTF-32, and JSON is in UTF-8; save it as UTF-8";
    return List.of(
        bad(
            "{\"n\": 1,}",
            "1:9: Unexpected character ('}' (code 125)): was expecting double-quote to start field"
                + " name"),
        bad("{\"n\": 1", "1:8: Unexpected end-of-input: expected close marker for Object"),
        bad("{\n\t\"ü\uD83D\uDE00\": NaN}", "2:11: Non-standard token 'NaN'"),
        bad(
            "\uFEFF{\"n\": 1,}",
            "1:9: Unexpected character ('}' (code 125)): was expecting double-quote to start field"
                + " name"),
        bad("{\"n\": 1} x", "1:10: Unrecognized token 'x'"),
        bad("{\"n\": 1}\0", "1:10: Illegal character"),
        bad(" \n ", "2:2: holds no value"),
        bad("'n'", "1:1: Unexpected character (''' (code 39)): expected a valid value"),
        bad("{\"n\": 01}", "1:8: Invalid numeric value: Leading zeroes not allowed"),
        bad("[\"a\nb\"]", "1:4: Illegal unquoted character"),
        bad(
            "[".repeat(1001),
            "1:1002: Document nesting depth (1001) exceeds the maximum allowed (1000)"),
        bad("{\"n\": 1,\n \"n\": 2}", "2:5: Duplicate field 'n'"),
        bad(
            "[" + "1".repeat(1001) + "]",
            "1:1003: Number value length (1001) exceeds the maximum allowed (1000)"),
        bad(twice, "2:1: goes on behind the end of the document" + hint),
        bad("Content-Length: 2\r\n\r\n{}", "1:1: Unrecognized token 'Content'"),
        bad(Traces.gzip(twice), "1:1: the file is packed by gzip; unpack it" + hint),
        bad("{\"n\": 1}".getBytes(UTF_16), wide),
        bad("{\"n\": 1}".getBytes(UTF_16LE), wide),
        bad(
            "{\"é\": 1}".getBytes(ISO_8859_1),
            "1:3: invalid UTF-8: byte 0xE9 belongs to no character"),
        bad(new byte[] {'"', (byte) 0xc0, (byte) 0x80, '"'}, "1:2: invalid UTF-8: byte 0xC0"));
  }

  private static Arguments bad(String content, String message) {
    return bad(content.getBytes(UTF_8), message);
  }

  private static Arguments bad(byte[] content, String message) {
    return Arguments.of(content, message);
  }

  @ParameterizedTest(name = "{1}")
  @MethodSource("broken")
  void a_broken_payload_is_named_with_line_and_column(byte[] content, String message)
      throws IOException {
    Path payload = Files.write(folder.resolve("p.json"), content);

    assertThatUserError(() -> PayloadFile.read(payload))
        .hasMessageStartingWith(payload + ":" + message);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{}",
        "7",
        "\uFEFF[1e400, -0.0, \"\uD83D\uDE00\"]\r\n",
        "{\"half\\ud83d\": \"\\udc00\"}",
        "[{\"n\": 1}, {\"n\": 1}]"
      })
  void any_document_in_utf_8_is_given_as_it_is(String text) throws IOException {
    Path payload = Files.writeString(folder.resolve("p.json"), text);

    byte[] bytes = PayloadFile.read(payload);

    assertThat(bytes).isEqualTo(text.getBytes(UTF_8));
    assertThat(PayloadFile.text(bytes)).isEqualTo(text.replace("\uFEFF", ""));
  }

  @Test
  void a_file_in_the_current_folder_is_named_from_there_on() {
    assertThat(PayloadFile.shown(Path.of("src/../pom.xml").toAbsolutePath())).isEqualTo("pom.xml");
    assertThat(PayloadFile.shown(folder)).isEqualTo(folder.toString());
  }
}
