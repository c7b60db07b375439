package io.accbench.report.ratio;

import static org.assertj.core.api.Assertions.assertThat;

import io.accbench.analysis.Analysis;
import io.accbench.analysis.Group;
import io.accbench.analysis.Row;
import io.accbench.analysis.fork.RoundTime;
import io.accbench.model.Block;
import io.accbench.model.Launch;
import io.accbench.model.LaunchBuilder;
import io.accbench.model.Range;
import io.accbench.report.run.SampleAnalysis;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class RowSentenceTest {
  private final Group group = SampleAnalysis.fields();

  @Test
  void a_decided_row_says_what_by_how_much_and_how_sure() {
    assertThat(text("hidden"))
        .isEqualTo(
            "hidden is 4.12× faster than reflection (4.02–4.23, 99 %, 5 rounds). It allocates"
                + " 0.250× the bytes (0.250–0.250, 99 %, 5 rounds).");
    assertThat(text("methodhandle"))
        .startsWith("methodhandle is slower than reflection: 0.71× (0.69–0.74, 99 %, 5 rounds).");
    assertThat(text("varhandle"))
        .startsWith(
            "varhandle is the same as reflection within ±2 %: 1.00× (1.001–1.003, 99 %, 5"
                + " rounds).");
  }

  @Test
  void allocation_has_a_verdict_of_its_own_with_all_that_time_has() {
    assertThat(text("methodhandle"))
        .endsWith(" It allocates 1.50× the bytes (1.49–1.51, 99 %, 5 rounds).");
    assertThat(text("varhandle"))
        .endsWith(" It allocates the same within ±1 %: 1.00× (0.9998–1.0004, 99 %, 5 rounds).");
    assertThat(new RowSentence(timed(group), group, row(group, "direct")).text())
        .endsWith(
            " No verdict yet on its allocation: 0.99–1.01 crosses ±1 %; about 7 more rounds, 35"
                + " s.");
  }

  @Test
  void what_is_open_in_allocation_alone_is_listed_as_open() {
    assertThat(new Undecided(timed(group)).lines())
        .anyMatch(line -> line.matches("direct · .* · allocation: about 7 more rounds, 35 s"));
  }

  @Test
  void an_undecided_row_says_what_it_lacks_in_rounds_and_time() {
    // rounds of 1.2 + 3.8 s, nine of them
    assertThat(new RowSentence(timed(group), group, row(group, "direct")).text())
        .startsWith(
            "No verdict yet on direct against reflection: 0.98–1.08 crosses ±2 %; about 9 more"
                + " rounds, 45 s.");
  }

  @Test
  void what_is_out_of_reach_is_said_to_be() {
    assertThat(text("lambda/bean")).endsWith("; over 1,000 more rounds at this spread.");
    Block planned =
        new Block(
            group.block().id(), group.block().varies(), group.block().cells(), new Range(5, 100));
    Group ranged = new Group(planned, group.rows());
    assertThat(new RowSentence(SampleAnalysis.finished(), ranged, row(group, "lambda/bean")).text())
        .endsWith("; more than the 100 rounds of the plan.");
  }

  @Test
  void a_row_without_a_ratio_says_why() {
    assertThat(text("reflection")).isEqualTo("reflection is the baseline.");
    assertThat(text("unsafe"))
        .isEqualTo(
            "unsafe has no ratio: not supported: record components (3 of 12 properties not"
                + " reachable).");
  }

  @Test
  void margins_are_percentages_without_needless_digits() {
    assertThat(RowSentence.margin(0.02)).isEqualTo("±2 %");
    assertThat(RowSentence.margin(0.125)).isEqualTo("±12.5 %");
    assertThat(RowSentence.margin(0)).isEqualTo("±0 %");
  }

  @Test
  void guessed_times_have_one_unit() {
    assertThat(RoundTime.words(0.2)).isEqualTo("1 s");
    assertThat(RoundTime.words(45.4)).isEqualTo("45 s");
    assertThat(RoundTime.words(130)).isEqualTo("2 min");
    assertThat(RoundTime.words(9000)).isEqualTo("3 h");
    assertThat(RoundTime.words(Double.NaN)).isEmpty();
  }

  private String text(String strategy) {
    return new RowSentence(SampleAnalysis.finished(), group, row(group, strategy)).text();
  }

  private static Row row(Group group, String strategy) {
    return group.rows().stream()
        .filter(row -> row.planned().cell().strategy().equals(strategy))
        .findFirst()
        .orElseThrow();
  }

  private static Analysis timed(Group group) {
    Analysis sample = SampleAnalysis.finished();
    List<Launch> launches = new ArrayList<>();
    for (int round = 0; round < 3; round++) {
      launches.add(launch(row(group, "reflection"), round, 1.2));
      launches.add(launch(row(group, "direct"), round, 3.8));
    }
    return new Analysis(
        sample.header(), launches, sample.end(), List.of(group), List.of(), List.of(), List.of());
  }

  private static Launch launch(Row row, int round, double seconds) {
    String cell = row.planned().cell().id();
    List<Double> scores = List.of(1.0);
    return new LaunchBuilder(cell, round).scores(scores).took(seconds, 0.1).build();
  }
}
