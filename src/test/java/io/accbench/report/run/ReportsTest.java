package io.accbench.report.run;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.accbench.model.UserException;
import org.junit.jupiter.api.Test;

class ReportsTest {
  @Test
  void unknown_format_names_the_known_ones_and_the_nearest() {
    assertThatThrownBy(() -> Reports.of("Markdwon"))
        .isInstanceOf(UserException.class)
        .hasMessage(
            "--format: report format \"Markdwon\" is unknown; did you mean \"markdown\"? known:"
                + " csv, hotspots, hotspots-csv, hotspots-json, html, jmh, json, markdown, samples,"
                + " table");
  }
}
