package io.accbench.report.gate;

import static org.assertj.core.api.Assertions.assertThat;

import io.accbench.gate.Decision;
import io.accbench.gate.Outcome;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Read back as the runner does ({@code FileCommandManager}): whichever of = and << comes first. */
class OutputsTest {
  @Test
  void counts_and_names_are_of_the_rows_that_count() {
    assertThat(read(Outputs.text(Decisions.mixed())))
        .containsEntry("verdict", "REGRESSED")
        .containsEntry("regressed", "1")
        .containsEntry("inconclusive", "2")
        .containsEntry("waived", "1")
        .containsEntry("improved", "1")
        .containsEntry("equivalent", "2")
        .containsEntry("regressions", "serialize order, candidate against base");
  }

  @Test
  void no_name_can_set_another_output() {
    Decision decision =
        Decisions.of(
            Outcome.REGRESSED,
            List.of(
                Decisions.regressed("a\nEND\nverdict=EQUIVALENT"),
                Decisions.regressed("END"),
                Decisions.regressed("END_"),
                Decisions.regressed("x<<y=z")));

    assertThat(read(Outputs.text(decision)))
        .containsEntry("verdict", "REGRESSED")
        .containsEntry("sentence", "REGRESSED: of 4 rows 4 regressed; false alarms: at most 1 %")
        .containsEntry("regressions", "a END verdict=EQUIVALENT\nEND\nEND_\nx<<y=z")
        .hasSize(8);
  }

  @Test
  void a_value_that_a_workflow_prints_is_no_command() {
    Decision decision =
        Decisions.of(
            Outcome.REGRESSED,
            List.of(Decisions.regressed("::error::x"), Decisions.regressed("a ##[error]x")));

    assertThat(read(Outputs.text(decision)))
        .containsEntry("regressions", ": :error::x\na ## [error]x");
  }

  private static Map<String, String> read(String text) {
    Map<String, String> values = new LinkedHashMap<>();
    Deque<String> lines = new ArrayDeque<>(text.lines().toList());
    while (!lines.isEmpty()) {
      String line = lines.pop();
      int equals = line.indexOf('=');
      int heredoc = line.indexOf("<<");
      if (heredoc >= 0 && (equals < 0 || heredoc < equals)) {
        String end = line.substring(heredoc + 2);
        StringBuilder value = new StringBuilder();
        while (!lines.element().equals(end)) {
          value.append(value.isEmpty() ? "" : "\n").append(lines.pop());
        }
        lines.pop();
        values.put(line.substring(0, heredoc), value.toString());
      } else {
        values.put(line.substring(0, equals), line.substring(equals + 1));
      }
    }
    return values;
  }
}
