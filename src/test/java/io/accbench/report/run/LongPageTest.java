package io.accbench.report.run;

import static org.assertj.core.api.Assertions.assertThat;

import de.siegmar.fastcsv.reader.CsvReader;
import de.siegmar.fastcsv.reader.NamedCsvRecord;
import io.accbench.analysis.Analysis;
import io.accbench.analysis.Analyzer;
import io.accbench.journal.JournalReader;
import io.accbench.journal.LargeJournal;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The page of a run with more rows than anyone reads. */
class LongPageTest {
  /** The number of times that the run has each block of the committed one: 2,580 rows. */
  private static final int COPIES = 60;

  @TempDir private static Path folder;

  private static List<NamedCsvRecord> rows;
  private static String html;
  private static Document page;

  @BeforeAll
  static void write() throws IOException {
    Path journal = folder.resolve("journal.jsonl");
    LargeJournal.write(Path.of("reports/quick/journal.jsonl.gz"), 2_580, journal, COPIES);
    Analysis analysis = Analyzer.analyze(JournalReader.read(journal));
    rows =
        CsvReader.builder().ofNamedCsvRecord(Written.by(Reports.of("csv"), analysis)).stream()
            .filter(row -> !row.getField("operation").equals("empty"))
            .toList();
    html = Written.by(Reports.of("html"), analysis);
    page = Jsoup.parse(html);
  }

  @Test
  void every_block_is_shown_in_full_or_has_a_line() {
    long blocks = rows.stream().map(row -> row.getField("block")).distinct().count();
    int full = page.select("#ratios figure").size();
    int lines = page.select("#others tbody tr").size();

    assertThat(full).isPositive();
    assertThat(lines).isPositive();
    assertThat(full + lines).isEqualTo((int) blocks);
  }

  @Test
  void the_rows_that_are_shown_have_the_numbers_of_ratios_csv() {
    Map<String, NamedCsvRecord> byPlace =
        rows.stream()
            .filter(row -> !row.getField("ratio").isEmpty())
            .collect(Collectors.toMap(LongPageTest::numbers, Function.identity(), (a, b) -> a));

    List<Element> drawn = page.select("#ratios g[data-cell][data-ratio]");
    assertThat(drawn).hasSizeBetween(100, 1_000);
    assertThat(drawn)
        .allSatisfy(
            row ->
                assertThat(byPlace)
                    .containsKey(
                        Stream.of("data-ratio", "data-low", "data-high")
                            .map(row::attr)
                            .collect(Collectors.joining(" "))));
  }

  private static String numbers(NamedCsvRecord row) {
    return Stream.of("ratio", "ratio_low", "ratio_high")
        .map(row::getField)
        .collect(Collectors.joining(" "));
  }

  @Test
  void the_first_screen_says_what_is_left_out_and_where_it_stands() {
    assertThat(page.select("#answer > p").text())
        .contains(" blocks are shown in full below")
        .contains("report.md and ratios.csv have every row");
    assertThat(page.select("#ratios .reading").text()).contains("section Other blocks");
    assertThat(page.select("#findings li").last().text()).endsWith(" in report.json");
  }

  @Test
  void the_page_stays_within_5_megabytes() {
    assertThat(html.length()).isLessThan(5_000_000);
  }

  @Test
  void no_committed_run_is_so_long() throws IOException {
    try (Stream<Path> files = Files.walk(Path.of("reports"))) {
      for (Path csv : files.filter(file -> file.endsWith("ratios.csv")).toList()) {
        List<NamedCsvRecord> committed =
            CsvReader.builder().ofNamedCsvRecord(csv).stream().toList();
        assertThat(committed.size()).as(csv.toString()).isLessThanOrEqualTo(TellingGroups.MOST);
      }
    }
  }
}
