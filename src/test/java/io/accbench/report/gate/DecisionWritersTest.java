package io.accbench.report.gate;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import io.accbench.Golden;
import io.accbench.gate.Decision;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** The promises of every writer of a decision; a new one is tested by existing. */
class DecisionWritersTest {
  private final Locale before = Locale.getDefault();

  @AfterEach
  void restoreLocale() {
    Locale.setDefault(before);
  }

  static Stream<DecisionWriter> writers() {
    return DecisionWriters.writers().stream();
  }

  static Stream<Arguments> writersInLocales() {
    return Stream.of("en", "de", "tr")
        .map(Locale::forLanguageTag)
        .flatMap(locale -> writers().map(writer -> Arguments.of(writer, locale)));
  }

  @Test
  void all_finds_every_format() {
    assertThat(writers().map(DecisionWriter::name))
        .containsExactly(
            "annotations", "comment", "dashboard", "html", "json", "junit", "outputs", "summary");
    assertThat(writers().map(DecisionWriter::file).filter(file -> !file.isEmpty()))
        .containsExactlyInAnyOrder(
            "gate-comment.md",
            "gate-dashboard.json",
            "gate.html",
            "gate.json",
            "gate-junit.xml",
            "gate-summary.md");
  }

  @ParameterizedTest
  @MethodSource("writersInLocales")
  void writes_the_same_in_every_locale(DecisionWriter writer, Locale locale) {
    Locale.setDefault(locale);
    golden("mixed", writer, Decisions.mixed());
  }

  @ParameterizedTest
  @MethodSource("writers")
  void decision_without_rows(DecisionWriter writer) {
    golden("empty", writer, Decisions.empty());
  }

  @ParameterizedTest
  @MethodSource("writers")
  void decision_that_stayed_open(DecisionWriter writer) {
    golden("open", writer, Decisions.open());
  }

  @ParameterizedTest
  @MethodSource("writers")
  void hostile_words_stay_words(DecisionWriter writer) {
    golden("hostile", writer, Decisions.hostile());
  }

  @ParameterizedTest
  @MethodSource("writers")
  void missing_values_are_never_shown_as_java_words(DecisionWriter writer) {
    List<String> words =
        writer.name().equals("json")
            ? List.of("NaN", "Infinity", "\"null\"")
            : List.of("NaN", "Infinity", "null");
    for (Decision decision : List.of(Decisions.mixed(), Decisions.empty(), Decisions.open())) {
      assertThat(writer.write(decision)).doesNotContain(words);
    }
  }

  @ParameterizedTest
  @MethodSource("writers")
  void text_ends_with_a_line_feed_and_is_utf8(DecisionWriter writer) {
    String text = writer.write(Decisions.hostile());
    assertThat(text).endsWith("\n").doesNotContain("\r", "\u0000", "\u001b");
    assertThat(new String(text.getBytes(UTF_8), UTF_8)).isEqualTo(text);
  }

  private static void golden(String name, DecisionWriter writer, Decision decision) {
    String ending =
        writer.file().isEmpty() ? ".txt" : writer.file().substring(writer.file().indexOf('.'));
    Golden.check("gate/" + name + "-" + writer.name() + ending, writer.write(decision));
  }
}
