package io.accbench.cli;

import static io.accbench.cli.Cli.accbench;
import static org.assertj.core.api.Assertions.assertThat;

import io.accbench.Golden;
import io.accbench.cli.Cli.Outcome;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CompareCommandTest {
  private static final String SAMPLES = "src/test/resources/compare/";
  private static final String OLD = SAMPLES + "old.json";
  private static final String NEW = SAMPLES + "new.json";

  @TempDir Path folder;
  private final Locale before = Locale.getDefault();

  @AfterEach
  void restoreLocale() {
    Locale.setDefault(before);
  }

  private static String compared(Object... arguments) {
    Outcome outcome = accbench("compare", arguments);
    assertThat(outcome.err()).isEmpty();
    assertThat(outcome.exitCode()).isZero();
    return outcome.out();
  }

  private static String refused(int exitCode, String line, Object... values) {
    Outcome outcome = accbench("compare " + line, values).ended(exitCode);
    assertThat(outcome.out()).isEmpty();
    assertThat(outcome.err()).doesNotContain("\tat ", "bug in accbench");
    return outcome.err();
  }

  @ParameterizedTest
  @CsvSource({
    "en,table,txt", "de,table,txt", "tr,table,txt",
    "en,markdown,md", "de,markdown,md", "tr,markdown,md",
    "en,csv,csv", "de,csv,csv", "tr,csv,csv",
    "en,json,json", "de,json,json", "tr,json,json",
  })
  void two_files_in_every_format_and_locale(String locale, String format, String extension) {
    Locale.setDefault(Locale.forLanguageTag(locale));

    Golden.check("compare/two-files." + extension, compared(OLD, NEW, "--format", format));
  }

  @Test
  void three_sides_with_labels_and_what_keeps_them_from_showing_anything() {
    Golden.check(
        "compare/few-forks.txt", compared("few=" + SAMPLES + "few-forks.json", "a=" + OLD, NEW));
  }

  @Test
  void values_of_a_parameter_side_by_side() {
    Golden.check("compare/by-codec.txt", compared(OLD, "--by", "codec"));
  }

  @Test
  void methods_of_each_class_are_compared_with_its_own_first() {
    String file = SAMPLES + "pairs/two-classes.json";

    Golden.check("compare/by-method.txt", compared(file, "--by", "method"));
    assertThat(compared(file, "--by", "method", "--format", "html"))
        .contains("fast to baseline", "quick to slow");
  }

  @ParameterizedTest
  @ValueSource(strings = {"a", "param.a", "param:a"})
  void an_empty_value_of_a_parameter_is_shown_as_two_quotes(String parameter) {
    String table = compared(SAMPLES + "pairs/empty-param.json", "--by", parameter);

    assertThat(table).contains("time of \"\" / time", "0.666×, slower");
    assertThat(compared(SAMPLES + "pairs/empty-param.json", SAMPLES + "pairs/empty-param.json"))
        .containsPattern("P.parse +\"\" ");
  }

  @Test
  void strategies_of_a_run_one_below_the_other() {
    Golden.check(
        "compare/by-strategy.txt",
        compared("reports/quick", "--by", "strategy", "--filter", "read.*=order.*(avgt|ss)"));
  }

  @Test
  void a_parameter_of_a_foreign_file_is_no_formula_in_csv() throws IOException {
    Path file =
        Files.writeString(
            folder.resolve("foreign.json"),
            Files.readString(Path.of(OLD)).replace("\"gson\"", "\"=HYPERLINK(0)\""));

    assertThat(compared(file.toString(), file.toString(), "--format", "csv"))
        .contains(",'=HYPERLINK(0),")
        .doesNotContain(",=");
  }

  @Test
  void a_run_equals_the_jmh_file_made_from_it() throws IOException {
    Path results = folder.resolve("results.json");
    Files.writeString(results, accbench("report", "reports/quick", "--format", "jmh").out());

    String table = compared("reports/quick", results.toString(), "--format", "csv");

    assertThat(table).contains(",1.0,").doesNotContain(",better", ",worse");
    assertThat(table.lines().count()).isGreaterThan(20);
  }

  @Test
  void labels_tell_files_of_the_same_name_apart() throws IOException {
    Path one =
        Files.copy(Path.of(OLD), Files.createDirectory(folder.resolve("1")).resolve("r.json"));
    Path two =
        Files.copy(Path.of(NEW), Files.createDirectory(folder.resolve("2")).resolve("r.json"));

    assertThat(compared(one.toString(), two.toString(), "--format", "json"))
        .contains("\"sides\" : [ \"1/r\", \"2/r\" ]");
    assertThat(compared(OLD, OLD, "--format", "json"))
        .contains("\"sides\" : [ \"old\", \"old (2)\" ]");
  }

  @Test
  void a_side_may_come_from_standard_input() throws IOException {
    InputStream in = System.in;
    try {
      System.setIn(new ByteArrayInputStream(Files.readAllBytes(Path.of(NEW))));
      assertThat(compared(OLD, "-", "--filter", "avgt")).contains("old", "stdin", "1.44× faster");
    } finally {
      System.setIn(in);
    }
  }

  @Test
  void a_lower_level_shows_more() {
    String row = "ParserBenchmark.parse  jackson  1000";

    assertThat(line(compared(OLD, NEW, "--confidence", "99.99%"), row)).contains("~");
    assertThat(line(compared(OLD, NEW, "--confidence", "0.6"), row)).contains("1.01× faster");
    assertThat(compared(OLD, NEW, "--confidence", "99.9%")).contains("99.9 % interval");
  }

  private static String line(String text, String start) {
    return text.lines().filter(line -> line.startsWith(start)).findFirst().orElseThrow();
  }

  @ParameterizedTest
  @ValueSource(ints = {20, 80, 120})
  void no_line_is_wider_than_the_terminal(int width) {
    try {
      System.setProperty("accbench.out", "true");
      System.setProperty("accbench.width", Integer.toString(width));
      assertThat(
              compared(OLD, NEW, SAMPLES + "few-forks.json", "--filter", "parse |Writer").lines())
          .map(line -> line.replaceAll("\\\\u001b\\[\\d+m", "")) // as this log spells colours
          .allMatch(line -> line.length() <= Math.max(width, 60));
    } finally {
      System.clearProperty("accbench.out");
      System.clearProperty("accbench.width");
    }
  }

  @Test
  void mistakes_come_in_one_list() throws IOException {
    Path torn = Files.writeString(folder.resolve("torn.json"), "[{\"benchmark\" : ");

    String problems = refused(2, "%s nowhere.json --filter ( --confidence 5 --format x", torn);

    assertThat(problems.lines())
        .hasSize(5)
        .anyMatch(line -> line.contains("torn.json:1:") && line.contains("ends in the middle"))
        .anyMatch(line -> line.contains("nowhere.json: no such file"))
        .anyMatch(line -> line.contains("--filter: not a regular expression"))
        .anyMatch(line -> line.contains("--confidence 5: give a level"))
        .anyMatch(line -> line.contains("--format: report format \"x\" is unknown"));
  }

  /** Not one row less in silence: every score that is none, with its place and a way on. */
  @Test
  void scores_that_are_no_measurement_are_left_out_with_their_reasons() throws IOException {
    String text = Files.readString(Path.of(OLD));
    int last = text.lastIndexOf("\"primaryMetric\"");
    String first =
        text.substring(0, last).replaceFirst("(\"rawData\" : [\\[\\s]+)[\\d.]+", "$1\"NaN\"");
    String rest = text.substring(last).replaceFirst("\"score\" : [\\d.]+", "\"score\" : 0");
    Path bad = Files.writeString(folder.resolve("bad.json"), first + rest);

    assertThat(compared(OLD, bad.toString()).lines())
        .filteredOn(line -> line.startsWith("- left out of bad, since they are no measurement: "))
        .singleElement()
        .asString()
        .contains("(score of fork 1, iteration 1 is not a number)", "(score is 0)");
  }

  @Test
  void paths_that_cannot_be_compared() {
    assertThat(refused(2, OLD)).contains("one path only", "--by");
    assertThat(refused(2, OLD, NEW, "--by", "codec")).contains("give one path");
    assertThat(refused(2, "-", "-")).contains("standard input (-) is given twice; give it once");
    assertThat(refused(2, folder.toString(), OLD)).contains("no journal.jsonl in it");
    assertThat(refused(2, OLD, NEW, "--filter", "nothing")).contains("no measured row");
    assertThat(refused(2, OLD, "reports/default/report.md")).contains("report.md:1:1: not JSON");
    assertThat(refused(2, "")).contains("Missing required parameter");
    assertThat(refused(7, OLD, SAMPLES + "kotlinx.json")).contains("kotlinx has org.acme");
  }
}
