package io.accbench.report.text;

import static org.assertj.core.api.Assertions.assertThat;

import de.siegmar.fastcsv.reader.CsvReader;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Cells as another CSV parser reads them back. */
class CsvTest {
  private static List<String> readBack(String... values) throws IOException {
    StringWriter text = new StringWriter();
    Csv csv = new Csv(text);
    csv.record(values);
    csv.flush();
    assertThat(text.toString().lines()).as("a record is one line").hasSize(1);
    return CsvReader.builder().ofCsvRecord(text.toString()).stream()
        .flatMap(cells -> cells.getFields().stream())
        .toList();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "=HYPERLINK(\"http://x\")",
        "=1+1",
        "+cmd|' /C calc'!A0",
        "-2+3",
        "-i",
        "@SUM(1)",
        "--1",
        " =1",
        "\u00a0=1",
        "＝1",
        "＠x",
        "'=1",
        "''-x",
      })
  void a_text_that_a_spreadsheet_would_run_gets_an_apostrophe(String text) throws IOException {
    assertThat(readBack(text, "b")).containsExactly("'" + text, "b");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", "0", "-1", "+1", "-0.5", "-1.5E-7", "1e10", "a=b", "a,b", "\"a\"", "'a'", "é"})
  void numbers_and_other_texts_stay_what_they_are(String text) throws IOException {
    assertThat(readBack("a", text)).containsExactly("a", text);
  }

  @Test
  void control_characters_are_spelled_out_and_never_begin_a_formula() throws IOException {
    assertThat(readBack("\t=1", "\r=1", "a\nb", "\u001b[31m", "\u202e", "\udb40\udc01", "\ud800"))
        .containsExactly(
            "\\u0009=1",
            "\\u000d=1",
            "a\\u000ab",
            "\\u001b[31m",
            "\\u202e",
            "\\udb40\\udc01",
            "\\ud800");
  }

  @Test
  void no_other_class_writes_records() throws IOException {
    try (Stream<Path> sources = Files.walk(Path.of("src/main/java"))) {
      assertThat(sources.filter(Files::isRegularFile).filter(CsvTest::writesRecords))
          .extracting(source -> source.getFileName().toString())
          .containsExactly("Csv.java");
    }
  }

  private static boolean writesRecords(Path source) {
    try {
      return Files.readString(source).contains("import de.siegmar.fastcsv.writer.");
    } catch (IOException unreadable) {
      throw new AssertionError(unreadable);
    }
  }
}
