package io.accbench.report.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.accbench.Golden;
import io.accbench.model.UserException;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The promises of every writer; a new one is tested by existing. */
class ReportWritersTest {
  static Stream<ReportWriter> writers() {
    return Reports.writers().stream();
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
  @MethodSource("writers")
  void finished_run_is_reported(ReportWriter writer) {
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
}
