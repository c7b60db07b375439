package io.accbench.report.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.accbench.Golden;
import io.accbench.model.UserException;
import java.io.StringWriter;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** The promises of every writer; a new one is tested by existing. */
class ReportWritersTest {
  private final Locale before = Locale.getDefault();

  @AfterEach
  void restoreLocale() {
    Locale.setDefault(before);
  }

  static Stream<ReportWriter> writers() {
    return Reports.writers().stream();
  }

  static Stream<Arguments> writersInLocales() {
    return Stream.of("en", "de", "tr")
        .map(Locale::forLanguageTag)
        .flatMap(locale -> writers().map(writer -> Arguments.of(writer, locale)));
  }

  @Test
  void unknown_format_names_the_known_ones_and_the_nearest() {
    assertThatThrownBy(() -> Reports.of("Markdwon"))
        .isInstanceOf(UserException.class)
        .hasMessage(
            "--format: report format \"Markdwon\" is unknown; did you mean \"markdown\"? known:"
                + " csv, hotspots, hotspots-csv, hotspots-json, html, jmh, json, markdown, samples,"
                + " table");
  }

  @ParameterizedTest
  @MethodSource("writersInLocales")
  void writes_the_same_in_every_locale(ReportWriter writer, Locale locale) {
    Locale.setDefault(locale);
    Golden.check("report/" + writer.fileName(), Written.by(writer, SampleAnalysis.finished()));
  }

  @ParameterizedTest
  @MethodSource("writers")
  void interrupted_run_is_reported_as_far_as_it_got(ReportWriter writer) {
    Golden.check(
        "report/interrupted-" + writer.fileName(),
        Written.by(writer, SampleAnalysis.interrupted()));
  }

  @Test
  void hotspots_are_written_where_there_are_any() {
    assertThat(Reports.of("hotspots").applies(SampleAnalysis.finished())).isTrue();
    assertThat(Reports.of("hotspots-csv").applies(SampleAnalysis.interrupted())).isFalse();
    assertThat(Reports.of("markdown").applies(SampleAnalysis.interrupted())).isTrue();
  }

  @ParameterizedTest
  @MethodSource("writers")
  void no_absolute_path_of_the_machine_is_written(ReportWriter writer) {
    assertThat(Written.by(writer, SampleAnalysis.finished())).doesNotContain("/opt/jdk-17");
  }

  @ParameterizedTest
  @MethodSource("writers")
  void leaves_the_writer_open(ReportWriter writer) throws Exception {
    boolean[] closed = new boolean[1];
    StringWriter out =
        new StringWriter() {
          @Override
          public void close() {
            closed[0] = true;
          }
        };
    writer.write(SampleAnalysis.finished(), out);
    assertThat(closed[0]).isFalse();
    assertThat(out.toString()).endsWith("\n").doesNotContain("\r");
  }
}
