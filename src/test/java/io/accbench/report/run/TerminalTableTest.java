package io.accbench.report.run;

import static org.assertj.core.api.Assertions.assertThat;

import io.accbench.Golden;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TerminalTableTest {
  @ParameterizedTest
  @ValueSource(ints = {20, 40, 60, 80, 100, 120, 200})
  void no_line_is_wider_than_the_terminal(int width) {
    String text = Written.by(new TerminalTable(width, false), SampleAnalysis.finished());
    assertThat(text.lines())
        .allSatisfy(line -> assertThat(line.length()).isLessThanOrEqualTo(width));
    Golden.check("report/table-" + width + ".txt", text);
  }

  @Test
  void narrow_terminal_keeps_strategy_and_ratio_and_names_what_is_left_out() {
    String text = Written.by(new TerminalTable(60, false), SampleAnalysis.finished());
    assertThat(text).containsPattern("4.12× +faster").contains("no room for: forks, ns per bean");
  }

  @Test
  void usual_terminal_shows_ratio_interval_and_time_and_no_dashes_for_what_was_not_measured() {
    String text = Written.by(new TerminalTable(80, false), SampleAnalysis.finished());
    assertThat(text)
        .contains(
            "99 % interval  ns per access",
            "unsafe: not supported: record components (3 of 12 properties")
        .doesNotContain("unsafe        not supported");
  }

  @Test
  void ends_with_the_answer() {
    String text = Written.by(new TerminalTable(200, false), SampleAnalysis.finished());
    assertThat(text.substring(text.indexOf("In short")))
        .contains(
            "faster than reflection: hidden 4.12×; slower: methodhandle",
            "3 of 8 ratios of time and 1 of 6 ratios of allocation without");
  }

  @Test
  void colour_is_used_only_where_allowed() {
    String plain = Written.by(new TerminalTable(120, false), SampleAnalysis.finished());
    String painted = Written.by(new TerminalTable(120, true), SampleAnalysis.finished());
    assertThat(plain).doesNotContain("\u001b");
    assertThat(painted)
        .containsPattern("\u001b\\[32m4.12×\u001b\\[0m +\u001b\\[32mfaster\u001b\\[0m")
        .containsPattern("\u001b\\[31m0.71×\u001b\\[0m +\u001b\\[31mslower\u001b\\[0m");
    assertThat(painted.replaceAll("\u001b\\[\\d+m", "")).isEqualTo(plain);
  }
}
