package io.accbench.report.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.accbench.model.UserException;
import org.junit.jupiter.api.Test;

class ReportsTest {
  @Test
  void of_returns_the_writer_of_a_format() {
    assertThat(Reports.of("markdown")).isInstanceOf(Markdown.class);
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

  @Test
  void format_unlike_any_other_gets_no_suggestion() {
    assertThatThrownBy(() -> Reports.of("powerpoint"))
        .isInstanceOf(UserException.class)
        .hasMessageEndingWith("samples, table");
  }
}
