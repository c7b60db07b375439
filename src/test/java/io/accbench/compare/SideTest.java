package io.accbench.compare;

import static io.accbench.compare.Sides.result;
import static io.accbench.compare.Sides.unusable;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.accbench.analysis.Analyzer;
import io.accbench.analysis.JournalBuilder;
import io.accbench.jmh.JmhReader;
import io.accbench.jmh.JmhResult;
import io.accbench.journal.JournalFile;
import io.accbench.journal.JournalReader;
import io.accbench.model.Cell;
import io.accbench.model.Journal;
import io.accbench.model.Mode;
import io.accbench.model.ProcessorChoice;
import io.accbench.model.SampleCells;
import io.accbench.model.UserException;
import io.accbench.report.run.JmhJson;
import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SideTest {
  @ParameterizedTest
  @ValueSource(strings = {"quick", "smithy-json"})
  void a_run_and_the_jmh_file_made_from_it_are_the_same_side(String run, @TempDir Path folder)
      throws IOException {
    Journal stored = JournalReader.read(JournalFile.in(Path.of("reports", run)));
    Path results = folder.resolve("results.json");
    try (Writer out = Files.newBufferedWriter(results)) {
      new JmhJson().write(Analyzer.analyze(stored), out);
    }
    Side journal = Side.ofRun("x", stored, key -> true);
    Side jmh = Side.ofJmh("x", JmhReader.read(results), key -> true);

    assertThat(jmh.byKey().keySet()).isEqualTo(journal.byKey().keySet());
    for (Series series : journal.series()) {
      Series same = jmh.byKey().get(series.key());
      assertThat(same.nanosPerOp())
          .usingElementComparator(SideTest::roughly)
          .containsExactlyElementsOf(series.nanosPerOp());
      assertThat(same.allocatedBytesPerOp())
          .usingElementComparator(SideTest::roughly)
          .containsExactlyElementsOf(series.allocatedBytesPerOp());
      assertThat(series.environment())
          .containsKeys("machine", "accbench")
          .containsAllEntriesOf(withoutJmh(same));
    }
  }

  /** Sums in another order end in other last digits. */
  private static int roughly(double one, double other) {
    return Math.abs(one - other) <= 1e-9 * Math.abs(one) ? 0 : Double.compare(one, other);
  }

  private static Map<String, String> withoutJmh(Series series) {
    Map<String, String> words = new java.util.TreeMap<>(series.environment());
    words.remove("JMH");
    return words;
  }

  @Test
  void all_that_is_wrong_is_told_at_once() {
    List<JmhResult> results =
        List.of(
            result("a.B.c", Mode.AVERAGE_TIME, "us/op", 1),
            result("a.B.c", Mode.AVERAGE_TIME, "us/op", 2),
            result("a.B.d", Mode.AVERAGE_TIME, "us/op", 1),
            result("a.B.d", Mode.AVERAGE_TIME, "us/op", 2));

    assertThatThrownBy(() -> Side.ofJmh("old", results, key -> true))
        .isInstanceOf(UserException.class)
        .hasMessageContaining("x.json: result (a.B.c): the same benchmark, parameters, mode")
        .hasMessageContaining("x.json: result (a.B.d): the same benchmark, parameters, mode");
  }

  @Test
  void a_row_that_is_no_measurement_is_left_out_with_its_reason_and_the_others_stay() {
    Side side =
        Side.ofJmh(
            "old",
            List.of(
                result("a.B.good", Mode.AVERAGE_TIME, "us/op", 1),
                unusable("a.B.bad", "score is 0")),
            key -> true);

    assertThat(side.series()).hasSize(1);
    assertThat(side.notes())
        .anyMatch(
            note ->
                note instanceof ComparisonNote.NoMeasurement left
                    && left.rows().first().get(0).problem().equals("score is 0"));
  }

  @Test
  void a_file_that_is_wrong_all_over_says_so_in_few_lines() {
    List<JmhResult> results = new ArrayList<>();
    for (int i = 0; i < 1000; i++) {
      results.add(unusable("a.B.c" + i, "unit \"parsec\" is unknown"));
    }

    assertThatThrownBy(() -> Side.ofJmh("old", results, key -> true))
        .extracting(problem -> ((UserException) problem).problems())
        .asInstanceOf(org.assertj.core.api.InstanceOfAssertFactories.LIST)
        .hasSize(11)
        .last()
        .isEqualTo("… and 990 more of the same file");
  }

  @Test
  void a_run_says_which_processors_its_forks_measured_on() {
    Cell cell = SampleCells.codec("serialize", "jackson", "json");
    Cell shot = SampleCells.codec("serialize", "jackson", "json", Mode.SINGLE_SHOT);
    JournalBuilder run =
        JournalBuilder.gate()
            .block("strategy", cell)
            .block("strategy", shot)
            .noisy(cell, 5, 100, 0.01, 1)
            .noisy(shot, 5, 100, 0.01, 1);

    assertThat(processors(run.processors(ProcessorChoice.SAME))).containsExactly("same", null);
    assertThat(processors(run.processors(ProcessorChoice.ANY))).containsExactly("any", null);
  }

  private static List<String> processors(JournalBuilder run) {
    return Side.ofRun("run", run.journal(), key -> true).series().stream()
        .map(series -> series.environment().get("processors"))
        .toList();
  }

  @Test
  void what_is_not_asked_for_is_not_judged() {
    List<JmhResult> results =
        List.of(
            result("a.B.good", Mode.AVERAGE_TIME, "us/op", 1), unusable("a.B.bad", "score is 0"));

    assertThat(Side.ofJmh("old", results, key -> key.name().endsWith("good")).series()).hasSize(1);
  }
}
