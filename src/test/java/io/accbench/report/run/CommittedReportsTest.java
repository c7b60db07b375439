package io.accbench.report.run;

import static org.assertj.core.api.Assertions.assertThat;

import de.siegmar.fastcsv.reader.CsvReader;
import de.siegmar.fastcsv.reader.NamedCsvRecord;
import io.accbench.analysis.Analyzer;
import io.accbench.journal.JournalReader;
import java.io.IOException;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
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

  private static final List<List<String>> INTERVALS =
      List.of(
          List.of("ratio", "ratio_low", "ratio_high"),
          List.of("allocation_ratio", "allocation_low", "allocation_high"));

  /** A ratio with its interval, as in {@code 1.29×, undecided (0.98 to 1.49)}. */
  private static final Pattern WITH_INTERVAL =
      Pattern.compile("([\\d.]+)×?(?: faster|, undecided)? \\(([\\d.]+) to ([\\d.]+)[,)]");

  static Stream<Path> reports() throws IOException {
    try (Stream<Path> folders = Files.walk(Path.of("reports"), 3)) {
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

  static Stream<Path> studies() throws IOException {
    try (Stream<Path> folders = Files.list(Path.of("reports"))) {
      return folders
          .filter(folder -> Files.exists(folder.resolve("README.md")))
          .filter(folder -> Files.exists(folder.resolve("ratios.csv")))
          .sorted()
          .toList()
          .stream();
    }
  }

  @ParameterizedTest
  @MethodSource("studies")
  void each_interval_in_a_readme_is_in_a_table_of_its_study(Path study) throws IOException {
    String readme =
        Files.readString(study.resolve("README.md")).replaceAll("[*\\s]+", " ").replace(" ×", "×");
    List<List<String>> rows = new ArrayList<>();
    List<List<String>> lines = new ArrayList<>();
    for (Path file : tables(study)) {
      if (file.toString().endsWith(".csv")) {
        CsvReader.builder()
            .ofNamedCsvRecord(Files.readString(file))
            .forEach(row -> INTERVALS.forEach(columns -> rows.add(fields(columns, row))));
      } else {
        Files.readAllLines(file).forEach(line -> lines.add(List.of(line.split("[^\\d.]+"))));
      }
    }

    assertThat(WITH_INTERVAL.matcher(readme).results())
        .filteredOn(
            stated ->
                rows.stream().noneMatch(row -> isRounded(row, stated))
                    && lines.stream().noneMatch(line -> line.containsAll(numbers(stated))))
        .extracting(MatchResult::group)
        .isEmpty();
  }

  /** The tables of ratios and hotspots of a study and of its further runs. */
  private static List<Path> tables(Path study) throws IOException {
    try (Stream<Path> files = Files.walk(study, 2)) {
      return files
          .filter(file -> file.getFileName().toString().matches("ratios.*\\.csv|hotspots\\.md"))
          .sorted()
          .toList();
    }
  }

  /** Whether a text states a row's values, to the digits that it gives. */
  private static boolean isRounded(List<String> row, MatchResult stated) {
    List<String> numbers = numbers(stated);
    return IntStream.range(0, row.size()).allMatch(i -> rounds(row.get(i), numbers.get(i)));
  }

  private static List<String> numbers(MatchResult stated) {
    return List.of(stated.group(1), stated.group(2), stated.group(3));
  }

  private static boolean rounds(String value, String stated) {
    BigDecimal said = new BigDecimal(stated);
    return !value.isEmpty()
        && new BigDecimal(value).setScale(said.scale(), RoundingMode.HALF_UP).compareTo(said) == 0;
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
    return String.join("/", fields(columns, row));
  }

  private static List<String> fields(List<String> columns, NamedCsvRecord row) {
    return columns.stream().map(row::getField).toList();
  }
}
