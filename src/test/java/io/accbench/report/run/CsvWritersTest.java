package io.accbench.report.run;

import static org.assertj.core.api.Assertions.assertThat;

import de.siegmar.fastcsv.reader.CsvReader;
import de.siegmar.fastcsv.reader.NamedCsvRecord;
import io.accbench.analysis.Analysis;
import io.accbench.model.FailedBy;
import io.accbench.model.JournalBuilder;
import io.accbench.model.Launch;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class CsvWritersTest {
  @Test
  void a_reason_with_commas_and_quotes_comes_back_its_control_characters_spelled_out() {
    NamedCsvRecord lambda = named(Reports.of("csv"), "lambda").get(0);
    assertThat(lambda.getField("status")).isEqualTo("failed");
    assertThat(lambda.getField("reason"))
        .isEqualTo("exit 1: <b>a|b</b>\\u000aline \\u001b[31m2 $x$ `y`");
    assertThat(lambda.getField("ratio")).isEmpty();
  }

  @Test
  void ratio_keeps_all_of_its_digits() {
    NamedCsvRecord hidden = named(Reports.of("csv"), "hidden").get(0);
    assertThat(hidden.getField("ratio")).isEqualTo("4.123");
    assertThat(hidden.getField("direction")).isEqualTo("faster");
  }

  @Test
  void warmup_iterations_are_flagged() {
    List<NamedCsvRecord> rows = named(new SamplesCsv(), "hidden");
    assertThat(rows)
        .extracting(row -> row.getField("warmup"))
        .containsExactly("true", "false", "false");
    assertThat(rows)
        .extracting(row -> row.getField("score"))
        .containsExactly("55.0", "40.0", "41.0");
  }

  /** The warm-up of a fork that was killed and repeated is no part of the samples. */
  @Test
  void a_failed_fork_whose_round_was_measured_again_has_no_rows() {
    Analysis run = SampleAnalysis.finished();
    Launch hidden =
        run.launches().stream()
            .filter(launch -> launch.cell().contains("/hidden/") && !launch.failed())
            .findFirst()
            .orElseThrow();
    Launch killed =
        JournalBuilder.ended(JournalBuilder.failed(hidden, "killed"), FailedBy.OUTSIDE, null);
    List<Launch> launches = new ArrayList<>(List.of(killed));
    launches.addAll(run.launches());

    Analysis repeated =
        new Analysis(
            run.header(),
            launches,
            run.end(),
            run.groups(),
            run.startUps(),
            run.findings(),
            run.overheads(),
            run.forks(),
            run.profiledForks());

    assertThat(named(new SamplesCsv(), "hidden", repeated))
        .extracting(row -> row.getField("score"))
        .containsExactly("55.0", "40.0", "41.0");
  }

  private static List<NamedCsvRecord> named(ReportWriter writer, String strategy) {
    return named(writer, strategy, SampleAnalysis.finished());
  }

  private static List<NamedCsvRecord> named(
      ReportWriter writer, String strategy, Analysis analysis) {
    String text = Written.by(writer, analysis);
    return CsvReader.builder().ofNamedCsvRecord(text).stream()
        .filter(row -> row.getField("strategy").equals(strategy))
        .toList();
  }
}
