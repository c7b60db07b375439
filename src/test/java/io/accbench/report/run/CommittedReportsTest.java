package io.accbench.report.run;

import static org.assertj.core.api.Assertions.assertThat;

import de.siegmar.fastcsv.reader.CsvReader;
import de.siegmar.fastcsv.reader.NamedCsvRecord;
import io.accbench.analysis.Analyzer;
import io.accbench.journal.JournalReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The journals of committed reports, which must say today what their reports say. */
class CommittedReportsTest {
  private static final List<String> AXES =
      List.of(
          "suite",
          "operation",
          "fixture",
          "strategy",
          "member",
          "layout",
          "slot",
          "stack",
          "jvm",
          "mode",
          "threads",
          "injection");

  private static final List<String> RESULT =
      List.of("status", "verdict", "ratio", "ratio_low", "ratio_high", "rounds", "ns_per_op");

  static Stream<Path> reports() throws IOException {
    try (Stream<Path> folders = Files.walk(Path.of("reports"), 2)) {
      return folders
          .filter(folder -> Files.exists(folder.resolve("ratios.csv")) && journal(folder) != null)
          .sorted()
          .toList()
          .stream();
    }
  }

  @ParameterizedTest
  @MethodSource("reports")
  void the_ratios_and_verdicts_of_a_journal_are_those_of_its_report(Path folder)
      throws IOException {
    String csv =
        Written.by(Reports.of("csv"), Analyzer.analyze(JournalReader.read(journal(folder))));

    assertThat(results(csv))
        .isNotEmpty()
        .isEqualTo(results(Files.readString(folder.resolve("ratios.csv"))));
  }

  private static Path journal(Path folder) {
    return Stream.of("journal.jsonl", "journal.jsonl.gz")
        .map(folder::resolve)
        .filter(Files::exists)
        .findFirst()
        .orElse(null);
  }

  private static Map<String, String> results(String csv) {
    Map<String, String> results = new TreeMap<>();
    CsvReader.builder()
        .ofNamedCsvRecord(csv)
        .forEach(row -> results.put(values(AXES, row), values(RESULT, row)));
    return results;
  }

  private static String values(List<String> columns, NamedCsvRecord row) {
    return String.join("/", columns.stream().map(row::getField).toList());
  }
}
