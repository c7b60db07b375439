package io.accbench.report.gate;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import io.accbench.analysis.JournalBuilder;
import io.accbench.gate.Decision;
import io.accbench.gate.JudgedRow;
import io.accbench.gate.Metric;
import io.accbench.gate.Outcome;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Beyond GitHub's limits a summary is dropped whole, and annotations are not shown. */
@Tag("slow")
@Tag("any-jdk")
@Tag("campaign")
class DecisionLimitsTest {
  @ParameterizedTest
  @EnumSource(Outcome.class)
  void summary_of_20000_rows_stays_below_a_mebibyte_and_counts_the_rest(Outcome outcome) {
    String text = GateFile.summary(Decisions.many(20_000, outcome), GateFile.MOST_SUMMARY_BYTES);

    assertThat(bytes(text)).isBetween(900_000, 1_048_575);
    long shown = text.lines().filter(line -> line.matches("\\| .*row \\d+ \\|.*")).count();
    assertThat(text).contains("… " + String.format("%,d", 20_000 - shown) + " more rows\n");
    assertThat(text).containsPattern("- … [\\d,]+ more\n");
  }

  @Test
  void comment_stays_below_64_kibibytes() {
    String text = comment(Decisions.many(20_000, Outcome.REGRESSED));

    assertThat(bytes(text)).isBetween(50_000, 65_536);
    assertThat(text).contains("REGRESSED", "more rows").containsPattern("- … [\\d,]+ more\n");
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 100, 200, 300, 400, 500, 700, 1_000, 3_000, 10_000})
  void summary_never_takes_more_than_is_left(int room) {
    for (Decision decision : List.of(Decisions.mixed(), Decisions.many(50, Outcome.REGRESSED))) {
      assertThat(bytes(GateFile.summary(decision, room))).isLessThanOrEqualTo(room);
    }
  }

  @Test
  void worst_row_is_shown_when_it_is_the_last_of_many() {
    List<JudgedRow> rows =
        new java.util.ArrayList<>(Decisions.many(20_000, Outcome.EQUIVALENT).rows());
    rows.add(Decisions.regressed("the slow one"));

    String text = comment(Decisions.of(Outcome.REGRESSED, rows));

    assertThat(text).contains("| REGRESSED | the slow one |");
  }

  @Test
  void endless_name_takes_no_other_rows_place() {
    String endless = "😀|".repeat(2_000_000);
    JudgedRow row =
        new JudgedRow(
            Decisions.cells(endless),
            Metric.TIME,
            Outcome.REGRESSED,
            null,
            1.02,
            Double.NaN,
            endless,
            Decisions.waiver(endless),
            Decisions.hindered(endless),
            "");
    Decision decision =
        Decisions.of(
            Outcome.REGRESSED,
            List.of(row, Decisions.regressed("the slow one")),
            JournalBuilder.doubt(endless, endless));

    assertThat(comment(decision)).contains("| REGRESSED | the slow one |");
    assertThat(bytes(comment(decision))).isLessThan(65_536);
    assertThat(bytes(Outputs.text(decision))).isLessThan(10_000);
    assertThat(bytes(Annotations.text(decision))).isLessThan(10_000);
  }

  @Test
  void thirty_regressions_are_ten_annotations_and_the_last_counts_the_rest() {
    String text = Annotations.text(Decisions.many(30, Outcome.REGRESSED));

    assertThat(text.lines()).hasSize(10).allMatch(line -> line.startsWith("::error title="));
    assertThat(text).contains("title=accbench%3A 21 more::");
  }

  @Test
  void ten_regressions_are_ten_annotations() {
    String text = Annotations.text(Decisions.many(10, Outcome.REGRESSED));

    assertThat(text.lines()).hasSize(10).allMatch(line -> line.contains("REGRESSED%3A row "));
  }

  @Test
  void code_whose_fence_is_long_is_cut_like_all_else() {
    JudgedRow row =
        new JudgedRow(
            Decisions.cells("a"),
            Metric.TIME,
            Outcome.REGRESSED,
            null,
            1.02,
            Double.NaN,
            "",
            null,
            Decisions.hindered("b"),
            "`".repeat(100_000));
    Decision decision = Decisions.of(Outcome.REGRESSED, List.of(row));

    assertThat(bytes(comment(decision))).isLessThan(65_536);
  }

  private static String comment(Decision decision) {
    return GateFile.ALL.stream()
        .filter(file -> file.name().equals("gate-comment.md"))
        .findFirst()
        .orElseThrow()
        .text()
        .apply(decision);
  }

  private static int bytes(String text) {
    return text.getBytes(UTF_8).length;
  }
}
