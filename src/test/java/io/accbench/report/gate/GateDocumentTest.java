package io.accbench.report.gate;

import static org.assertj.core.api.Assertions.assertThat;

import io.accbench.Golden;
import io.accbench.gate.Decision;
import io.accbench.gate.Outcome;
import io.accbench.model.Finding;
import io.accbench.model.FindingKind;
import io.accbench.report.document.Formats;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The promises of all that a gate writes; a new file is tested by existing. */
class GateDocumentTest {
  static Stream<GateFile> files() {
    List<GateFile> files = new ArrayList<>(GateFile.ALL);
    files.add(new GateFile("gate.txt", GateDocumentTest::table));
    files.add(new GateFile("gate-annotations.txt", Annotations::text));
    files.add(new GateFile("gate-outputs.txt", Outputs::text));
    return files.stream();
  }

  private static String table(Decision decision) {
    StringWriter out = new StringWriter();
    try {
      Formats.TABLE.write(new GateDocument(decision), out);
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
    return out.toString();
  }

  @ParameterizedTest
  @MethodSource("files")
  void decision_of_every_kind(GateFile file) {
    golden("mixed", file, Decisions.mixed());
  }

  @ParameterizedTest
  @MethodSource("files")
  void decision_without_rows(GateFile file) {
    golden("empty", file, Decisions.empty());
  }

  @ParameterizedTest
  @MethodSource("files")
  void decision_that_stayed_open(GateFile file) {
    golden("open", file, Decisions.open());
  }

  @ParameterizedTest
  @MethodSource("files")
  void hostile_words_stay_words(GateFile file) {
    golden("hostile", file, Decisions.hostile());
  }

  @ParameterizedTest
  @MethodSource("files")
  void missing_values_are_never_shown_as_java_words(GateFile file) {
    List<String> words =
        file.name().equals("gate.json")
            ? List.of("NaN", "Infinity", "\"null\"")
            : List.of("NaN", "Infinity", "null");
    for (Decision decision : List.of(Decisions.mixed(), Decisions.empty(), Decisions.open())) {
      assertThat(file.text().apply(decision)).doesNotContain(words);
    }
  }

  @Test
  void finding_on_a_row_is_about_the_name_of_the_row() {
    Finding fresh =
        Finding.of(FindingKind.NEW_ROW, "a cell", Decisions.cells("read order, b against a"));

    assertThat(DecisionText.findingLines(Decisions.of(Outcome.EQUIVALENT, List.of(), fresh, fresh)))
        .containsExactly("read order, b against a: new: nothing to compare with");
  }

  private static void golden(String name, GateFile file, Decision decision) {
    Golden.check("gate/" + file.name().replaceFirst("^gate", name), file.text().apply(decision));
  }
}
