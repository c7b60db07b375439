package io.accbench.report.run;

import static org.assertj.core.api.Assertions.assertThat;

import io.accbench.analysis.Analysis;
import io.accbench.analysis.Analyzer;
import io.accbench.journal.JournalReader;
import io.accbench.journal.LargeJournal;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A run of more than 10,000 cells. {@code src/test/shell/large-journal} says what it costs. */
@Tag("slow")
@Tag("any-jdk")
@Tag("campaign")
class ManyCellsTest {
  private static final Path SOURCE = Path.of("reports/quick/journal.jsonl.gz");
  private static final int COPIES = 233;
  private static final int CELLS = 10_019;

  @Test
  void every_report_has_every_cell(@TempDir Path folder) throws Exception {
    Path journal = folder.resolve("journal.jsonl");
    LargeJournal.write(SOURCE, CELLS, journal, COPIES);
    Analysis analysis = Analyzer.analyze(JournalReader.read(journal));

    assertThat(analysis.groups().stream().mapToInt(group -> group.rows().size()).sum())
        .isEqualTo(CELLS);
    for (ReportWriter writer : Reports.writers()) {
      if (writer.applies(analysis)) {
        assertThat(Written.by(writer, analysis)).as(writer.format()).contains("order" + COPIES);
      }
    }
    assertThat(Written.by(Reports.of("csv"), analysis).lines()).hasSize(1 + CELLS);
  }
}
