package io.accbench.report.run;

import static org.assertj.core.api.Assertions.assertThat;

import de.siegmar.fastcsv.reader.CsvReader;
import de.siegmar.fastcsv.reader.NamedCsvRecord;
import io.accbench.analysis.Analysis;
import io.accbench.analysis.JournalBuilder;
import io.accbench.model.FailedBy;
import io.accbench.model.Launch;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class SamplesCsvTest {
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

  private static List<NamedCsvRecord> named(
      ReportWriter writer, String strategy, Analysis analysis) {
    String text = Written.by(writer, analysis);
    return CsvReader.builder().ofNamedCsvRecord(text).stream()
        .filter(row -> row.getField("strategy").equals(strategy))
        .toList();
  }
}
