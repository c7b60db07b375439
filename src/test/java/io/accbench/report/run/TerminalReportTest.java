package io.accbench.report.run;

import static org.assertj.core.api.Assertions.assertThat;

import io.accbench.Golden;
import io.accbench.report.document.TerminalFormat;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TerminalReportTest {
  private static String table(int width, boolean colour) {
    StringWriter out = new StringWriter();
    try {
      new TerminalFormat(width, colour).write(new RunDocument(SampleAnalysis.finished()), out);
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
    return out.toString();
  }

  @ParameterizedTest
  @ValueSource(ints = {20, 40, 60, 80, 100, 120, 200})
  void no_line_is_wider_than_the_terminal(int width) {
    String text = table(width, false);
    assertThat(text.lines())
        .allSatisfy(line -> assertThat(line.length()).isLessThanOrEqualTo(width));
    Golden.check("report/table-" + width + ".txt", text);
  }

  @Test
  void colour_is_used_only_where_allowed() {
    String plain = table(120, false);
    String painted = table(120, true);
    assertThat(plain).doesNotContain("\u001b");
    assertThat(painted)
        .containsPattern("\u001b\\[32m4.12×\u001b\\[0m +\u001b\\[32mfaster\u001b\\[0m")
        .containsPattern("\u001b\\[31m0.71×\u001b\\[0m +\u001b\\[31mslower\u001b\\[0m");
    assertThat(painted.replaceAll("\u001b\\[\\d+m", "")).isEqualTo(plain);
  }
}
