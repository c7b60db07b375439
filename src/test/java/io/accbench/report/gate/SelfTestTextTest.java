package io.accbench.report.gate;

import static org.assertj.core.api.Assertions.assertThat;

import io.accbench.gate.Decision;
import io.accbench.gate.JudgedRow;
import io.accbench.gate.Metric;
import io.accbench.gate.Outcome;
import io.accbench.gate.SelfTestResult;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SelfTestTextTest {
  /** Outcomes of the rows of time, then, after a slash, of allocation. */
  private static Decision decision(String outcomes) {
    String[] parts = outcomes.split("/");
    List<JudgedRow> rows = List.of(row(Metric.TIME, parts[0]), row(Metric.ALLOCATION, parts[1]));
    Outcome worst =
        rows.stream().map(JudgedRow::outcome).min(Comparator.naturalOrder()).orElseThrow();
    return Decisions.of(worst, rows);
  }

  private static JudgedRow row(Metric metric, String start) {
    Outcome outcome =
        Arrays.stream(Outcome.values())
            .filter(each -> each.name().startsWith(start))
            .findFirst()
            .orElseThrow();
    return new JudgedRow(
        Decisions.cells("row"),
        metric,
        outcome,
        null,
        1.02,
        0.5,
        "",
        null,
        Decisions.hindered("none"),
        "");
  }

  @ParameterizedTest
  @CsvSource({
    "E/E, R/E, 0, stays green, goes red, passed",
    "I/E, R/R, 0, stays green, goes red, passed",
    "I/I, R/E, 4, is undecided, goes red, stayed undecided",
    "E/E, I/E, 4, stays green, INCONCLUSIVE, stayed undecided",
    "E/E, E/I, 3, stays green, was missed, FAILED",
    "R/E, R/E, 3, false alarm, goes red, FAILED",
    "R/E, I/I, 3, false alarm, INCONCLUSIVE, FAILED",
    "I/I, E/E, 3, is undecided, was missed, FAILED",
  })
  void only_two_right_answers_pass(
      String same, String slowed, int code, String ofSame, String ofSlowed, String sentence) {
    SelfTestResult result = new SelfTestResult("even:10%", decision(same), decision(slowed), false);

    assertThat(result.exitCode().number()).isEqualTo(code);
    assertThat(SelfTestText.ofSame(result)).contains(ofSame);
    assertThat(SelfTestText.ofSlowed(result)).contains(ofSlowed);
    assertThat(SelfTestText.answer(result)).contains(sentence);
  }
}
