package io.accbench.jmh;

import static java.nio.charset.StandardCharsets.UTF_16LE;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.accbench.model.Mode;
import io.accbench.model.UserException;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class JmhReaderTest {
  private static final Path SAMPLES = Path.of("src/test/resources/compare");

  /** A result as JMH writes it, with a primary metric of its own. */
  private static String result(String metric) {
    return """
    {"benchmark": "a.B.c", "mode": "avgt", "threads": 2, "primaryMetric": {%s}}\
    """
        .formatted(metric);
  }

  private static List<JmhResult> read(String json) {
    return read(json, UTF_8);
  }

  private static List<JmhResult> read(String json, Charset charset) {
    return JmhReader.read("x.json", new ByteArrayInputStream(json.getBytes(charset)));
  }

  private static JmhResult one(String metric) {
    return read("[" + result(metric) + "]").get(0);
  }

  @Test
  void a_file_of_jmh_becomes_one_number_a_fork() {
    JmhResult first = JmhReader.read(SAMPLES.resolve("old.json")).get(0);

    assertThat(first.benchmark()).isEqualTo("com.acme.bench.ParserBenchmark.parse");
    assertThat(first.mode()).isEqualTo(Mode.AVERAGE_TIME);
    assertThat(first.params())
        .containsExactlyInAnyOrderEntriesOf(java.util.Map.of("codec", "gson", "size", "10"));
    assertThat(first.unit()).isEqualTo("us/op");
    assertThat(first.forks()).hasSize(6);
    // (1.93582 + 1.92514 + 1.91876 + 1.91624) / 4, the file's first fork
    assertThat(first.forks().get(0)).isCloseTo(1.92399, org.assertj.core.data.Offset.offset(1e-9));
    assertThat(first.allocatedBytesPerOp()).hasSize(6).allMatch(bytes -> bytes == 1240);
    assertThat(first.problem()).isNull();
    assertThat(first.environment())
        .containsEntry("JDK", "17.0.12+7-LTS")
        .containsEntry("VM", "OpenJDK 64-Bit Server VM")
        .containsEntry("JVM flags", "-Xmx1g -XX:+UseSerialGC")
        .containsEntry("warm-up", "5 × 1 s")
        .doesNotContainValue("/opt/jdk-17.0.12/bin/java");
  }

  @Test
  void a_fork_of_sample_time_is_the_mean_of_all_its_samples() {
    JmhResult result =
        one(
            """
            "score": 3, "scoreUnit": "us/op",
            "rawDataHistogram": [[[[1.0, 3], [5.0, 1]], [[7.0, 4]]], [[[2.0, 1]]]]\
            """);

    assertThat(result.forks()).containsExactly((3 * 1.0 + 5 + 4 * 7) / 8, 2.0);
    assertThat(result.problem()).isNull();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "gc.alloc.rate.norm",
        "·gc.alloc.rate.norm",
        "Â·gc.alloc.rate.norm",
        "?gc.alloc.rate.norm"
      })
  void allocation_is_found_whatever_the_encoding_made_of_its_dot(String name) {
    String json =
        """
        [{"benchmark": "a.B.c", "mode": "avgt", "primaryMetric": {"score": 1, "rawData": [[1], [1]]},
          "secondaryMetrics": {
            "%s": {"score": 8, "scoreUnit": "B/op", "rawData": [[8, 16], [24]]},
            "gc.count": {"score": 1}, "p0.99": {"score": 1}, "myCounter": {"score": 1}}}]\
        """
            .formatted(name);

    assertThat(read(json).get(0).allocatedBytesPerOp()).containsExactly(12.0, 24.0);
    assertThat(read(json).get(0).counters()).containsExactly("myCounter");
  }

  @ParameterizedTest
  @CsvSource({
    "ops/sec, ops/s",
    "ops/min, ops/min",
    "sec/op, s/op",
    "\u00b5s/op, us/op",
    "\u03bcs/op, us/op",
    "ops/\u00b5s, ops/us",
    "day/op, day/op",
  })
  void units_of_other_writers_are_those_of_jmh(String written, String unit) {
    String mode = written.startsWith("ops") ? "thrpt" : "avgt";
    JmhResult result =
        read("[{\"benchmark\": \"a.B.c\", \"mode\": \"%s\", \"primaryMetric\": {\"score\": 1, \"scoreUnit\": \"%s\"}}]"
                .formatted(mode, written))
            .get(0);

    assertThat(result.unit()).isEqualTo(unit);
    assertThat(result.problem()).isNull();
  }

  @ParameterizedTest
  @CsvSource({
    "thrpt, us/op, unit us/op in mode thrpt",
    "avgt, ops/s, unit ops/s in mode avgt",
    "avgt, parsec, unit \"parsec\" is unknown",
  })
  void a_unit_that_does_not_fit_its_mode_is_a_problem(String mode, String unit, String problem) {
    assertThat(
            read("[{\"benchmark\": \"a.B.c\", \"mode\": \"%s\", \"primaryMetric\": {\"score\": 1, \"scoreUnit\": \"%s\"}}]"
                    .formatted(mode, unit))
                .get(0)
                .problem())
        .contains(problem);
  }

  @Test
  void what_other_writers_leave_out_is_unknown() {
    JmhResult result = JmhReader.read(SAMPLES.resolve("kotlinx.json")).get(0);

    assertThat(result.threads()).isEqualTo(1);
    assertThat(result.environment()).doesNotContainKeys("JDK", "VM", "JVM flags", "JMH");
    assertThat(result.forks()).containsExactly(1234.5);
  }

  @Test
  void a_file_without_raw_data_keeps_its_score_alone() {
    JmhResult result = one("\"score\": 3.5, \"scoreError\": \"NaN\", \"scoreUnit\": \"s/op\"");

    assertThat(result.score()).isEqualTo(3.5);
    assertThat(result.forks()).isEmpty();
    assertThat(result.problem()).isNull();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "\"score\": \"NaN\"                                 | score is not a number",
        "\"score\": 0.0                                     | score is 0",
        "\"score\": -1                                      | score is -1.0",
        "\"score\": 1e999                                   | score is Infinity",
        "\"score\": 1, \"rawData\": [[1, 2], [1, \"NaN\"]]  | fork 2, iteration 2 is not a number",
        "\"score\": 1, \"rawData\": [[1, \"+INF\"]]         | score of fork 1, iteration 2 is"
            + " Infinity",
        "\"score\": 1, \"rawData\": [[1], [0]]              | score of fork 2, iteration 1 is 0",
        "\"score\": 1, \"rawData\": [[1], []]               | fork 2 has no iteration",
        "\"score\": 1, \"rawData\": [1, 2]                  | fork 1 has no iteration",
        "\"score\": 1, \"rawDataHistogram\": [[[[1, 0]]]]   | has a sample that is no",
        "\"score\": 1, \"rawDataHistogram\": [[[[1, 2, 3]]]]| has a sample that is no",
        "\"score\": 1e31                                    | score is 1.0E31",
        "\"score\": 1, \"rawDataHistogram\": [[[[0, 9]]]]   | fork 1 has no time above 0",
        "\"score\": 1, \"rawDataHistogram\": [[[3]]]        | is no histogram",
        "\"scoreUnit\": \"us/op\"                           | has no score",
      })
  void a_score_that_is_no_measurement_says_where(String metric, String problem) {
    assertThat(one(metric).problem()).contains(problem);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "hello                                      | x.json:1:1: not JSON",
        "''                                         | x.json: is empty",
        "{}                                         | not a list of JMH results but one object",
        "3                                          | not a list of JMH results",
        "[]                                         | the list of results is empty",
        "[3]                                        | result 1: not a JMH result",
        "[{}]                                       | result 1: not a JMH result: no benchmark",
        "[{\"benchmark\": \"a\"}]                   | no primaryMetric",
        "[{\"benchmark\": \"a\", \"primaryMetric\": {}}]             | no mode",
        "[{\"benchmark\": \"a\", \"mode\": \"x\", \"primaryMetric\": {}}] | mode \"x\" is unknown",
        "[{\"benchmark\": \"a\", \"mode\": \"ss\", \"threads\": 0, \"primaryMetric\": {}}] |"
            + " threads",
        "[{\"benchmark\": \"a                       | ends in the middle of the JSON",
        "[{\"benchmark\": \"a\"                     | ends in the middle of the JSON",
      })
  void what_is_no_result_file_is_told_with_its_place(String json, String problem) {
    assertThatThrownBy(() -> read(json))
        .isInstanceOf(UserException.class)
        .hasMessageStartingWith("x.json")
        .hasMessageContaining(problem)
        .hasMessageNotContaining("com.fasterxml");
  }

  @Test
  void two_lists_in_one_file_are_not_half_read() {
    String list = "[" + result("\"score\": 1") + "]";

    assertThatThrownBy(() -> read(list + "\n" + list)).hasMessageContaining("goes on after");
  }

  @Test
  void every_prefix_of_a_file_is_an_error() {
    String one = result("\"score\": 1.5, \"rawData\": [[1.5]], \"other\": true");
    String json = "[" + one + ", " + one + "]";

    for (int length = 1; length < json.length(); length++) {
      String torn = json.substring(0, length);
      assertThatThrownBy(() -> read(torn))
          .isInstanceOf(UserException.class)
          .hasMessageContaining("ends in the middle of the JSON");
    }
  }

  @Test
  void a_file_that_a_shell_redirected_may_have_another_encoding() {
    String json = "[" + result("\"score\": 1") + "]";

    assertThat(read("\uFEFF" + json)).hasSize(1);
    assertThat(read("\uFEFF" + json, UTF_16LE)).hasSize(1);
  }

  @Test
  void texts_cannot_act_on_a_terminal() {
    String json =
        """
        [{"benchmark": "a\\u001b[2J", "mode": "ss", "primaryMetric": {"score": 1},
          "params": {"tab": "\\t", "order": "\\u202e"},
          "jvmArgs": ["-javaagent:/home/me/idea/rt.jar=1", "-Xlog:gc:file=C:\\\\Users\\\\me\\\\gc.log"]}]\
        """;

    JmhResult result = read(json).get(0);

    assertThat(result.benchmark()).isEqualTo("a\\u001b[2J");
    assertThat(result.params()).containsEntry("tab", "\\u0009").containsEntry("order", "\\u202e");
    assertThat(result.environment())
        .containsEntry("JVM flags", "-javaagent:…/rt.jar=1 -Xlog:gc:file=…/gc.log");
  }

  @Test
  void deep_nesting_and_long_texts_are_refused() {
    assertThatThrownBy(() -> read("[{\"unknown\": " + "[".repeat(100_000)))
        .hasMessageContaining("not a JMH file");
    assertThatThrownBy(() -> read("[{\"benchmark\": \"" + "a".repeat(3_000_000) + "\"}]"))
        .hasMessageContaining("not a JMH file");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "[{\"benchmark\":\"a\",\"primaryMetric\":{\"rawData\":[ | [1],",
        "[ | {\"benchmark\":\"a\",\"mode\":\"ss\",\"primaryMetric\":{\"score\":1}},",
        "[{\"benchmark\":\"a\",\"params\":{ | \"a\":1,",
      })
  void endless_forks_results_or_texts_are_refused_before_they_fill_the_heap(
      String start, String next) {
    String endless = start + next.repeat((30 << 20) / next.length());

    assertThatThrownBy(() -> read(endless))
        .isInstanceOf(UserException.class)
        .hasMessageContaining("more results, forks and text");
  }

  @Test
  void a_file_beyond_the_limit_is_refused(@TempDir Path folder) throws IOException {
    Path large = Files.writeString(folder.resolve("large.json"), " ".repeat((32 << 20) + 1));

    assertThatThrownBy(() -> JmhReader.read(large)).hasMessageContaining("larger than 32 MB");
    assertThatThrownBy(() -> JmhReader.read(folder.resolve("none")))
        .hasMessageContaining("no such file");
    assertThatThrownBy(() -> JmhReader.read(folder)).hasMessageContaining("cannot be read");
  }

  @Test
  void more_forks_than_can_be_judged_are_refused() {
    String forks = "[1],".repeat(200_000) + "[1]";

    assertThatThrownBy(
            () -> one("\"score\": 1, \"scoreUnit\": \"ns/op\", \"rawData\": [" + forks + "]"))
        .hasMessageContaining("more results, forks and text than any benchmark has");
  }
}
