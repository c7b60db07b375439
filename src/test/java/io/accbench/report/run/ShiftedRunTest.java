package io.accbench.report.run;

import static org.assertj.core.api.Assertions.assertThat;

import io.accbench.Golden;
import io.accbench.analysis.Analysis;
import io.accbench.analysis.Analyzer;
import io.accbench.analysis.JournalBuilder;
import io.accbench.analysis.TrafficChange;
import io.accbench.model.Block;
import io.accbench.model.Cell;
import io.accbench.model.FindingKind;
import io.accbench.model.Journal;
import io.accbench.model.Launch;
import io.accbench.model.LaunchBuilder;
import io.accbench.model.PlannedCell;
import io.accbench.model.Pollution;
import io.accbench.model.Range;
import io.accbench.model.SampleCells;
import io.accbench.model.SettingsBuilder;
import io.accbench.report.document.Formats;
import java.io.IOException;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.IntToDoubleFunction;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** What a user sees of forks whose traffic changed when they were warm. */
class ShiftedRunTest {
  private static final Pollution SHIFT = Pollution.parse("shift").orElseThrow();
  private static final Cell PLAIN = cell("jackson");
  private static final Cell MODULE = cell("jackson-blackbird");

  /** Iterations of each kind: before the change, after it, and measured; each of 20 ms. */
  private static final int EACH = 40;

  private final List<Launch> launches = new ArrayList<>();

  private static Cell cell(String codec) {
    return SampleCells.of("codec serialize order %s default - - jackson-2 17 avgt 1", codec)
        .after(SHIFT);
  }

  /** Adds a fork with a time before the change, and one for each iteration after it. */
  private ShiftedRunTest fork(
      Cell cell, int round, double before, IntToDoubleFunction after, Map<String, String> facts) {
    List<Double> warmup = new ArrayList<>();
    IntStream.range(0, EACH).forEach(i -> warmup.add(before * (i < 10 ? 3 : 1)));
    IntStream.range(0, EACH).forEach(i -> warmup.add(after.applyAsDouble(i)));
    Map<String, String> all = new TreeMap<>(facts);
    all.put("shifted", Integer.toString(EACH));
    launches.add(
        new LaunchBuilder(cell.id(), round)
            .warmup(warmup)
            .scores(IntStream.range(EACH, 2 * EACH).mapToDouble(after).toArray())
            .facts(all)
            .build());
    return this;
  }

  private ShiftedRunTest forks() {
    for (int round = 0; round < 6; round++) {
      double other = 1 + 0.01 * round;
      fork(
          PLAIN,
          round,
          100,
          i -> (i < 10 ? 900 - 50 * i : 150) * other,
          Map.of(
              "jit.left.com.acme.Writer::write @ 29 class_check",
              Integer.toString(2 + round % 2),
              "jit.left.com.acme.Writer::end @ 5 unstable_if",
              "1"));
      fork(
          MODULE,
          round,
          50,
          i -> 3000 * Math.pow(0.7, i / 8) * other,
          Map.of("jit.left.com.acme.Generated::get", "30"));
    }
    return this;
  }

  private Analysis analysis() {
    List<PlannedCell> cells =
        List.of(PLAIN, MODULE).stream()
            .map(cell -> new PlannedCell(cell, "", null, List.of()))
            .toList();
    Block block = new Block("serialize", List.of("strategy"), cells, Range.exactly(6));
    return Analyzer.analyze(
        new Journal(
            JournalBuilder.header(
                new SettingsBuilder().iterations(new Range(5, EACH), 20, EACH, 20).build(),
                List.of(block)),
            launches,
            null,
            false));
  }

  private static String text(String format, Analysis analysis) throws IOException {
    StringWriter out = new StringWriter();
    Formats.of(format).write(new RunDocument(analysis), out);
    return out.toString();
  }

  @Test
  void a_section_says_how_slow_forks_became_and_for_how_long() throws IOException {
    String markdown = text("markdown", forks().analysis());
    int start = markdown.indexOf("## After a change of traffic");

    Golden.check("report/shift.md", markdown.substring(start, markdown.indexOf("\n## ", start)));
  }

  @Test
  void the_way_back_is_the_time_of_the_iterations_until_the_last_level() {
    TrafficChange plain = TrafficChange.of(forks().analysis()).get(0);

    assertThat(plain.forks()).isEqualTo(6);
    assertThat(plain.nanosBefore().median()).isEqualTo(100);
    assertThat(plain.worstNanos().least()).isEqualTo(900);
    assertThat(plain.worstTimes().most()).isEqualTo(9.45);
    assertThat(plain.secondsUntilSteady().median()).isEqualTo(0.2);
    assertThat(plain.nanosAfter().least()).isEqualTo(150);
    assertThat(plain.deoptimizations().median()).isEqualTo(3.5);
    assertThat(plain.places().get(0).place().text())
        .isEqualTo("com.acme.Writer::write @ 29 class_check");
  }

  @Test
  void forks_that_are_not_steady_again_are_told_and_are_a_doubt() {
    Analysis analysis = forks().analysis();

    assertThat(TrafficChange.of(analysis).get(1).secondsUntilSteady().median()).isInfinite();
    assertThat(analysis.findings())
        .filteredOn(finding -> finding.kind() == FindingKind.NEVER_STEADY)
        .singleElement()
        .satisfies(finding -> assertThat(finding.subject()).isEqualTo(MODULE.id()));
  }

  /** The level before the change is not a part of the series in which the score is steady. */
  @Test
  void the_clean_level_makes_no_fork_unsteady() {
    for (int round = 0; round < 6; round++) {
      fork(PLAIN, round, 150, i -> i < 10 ? 900 : 150, Map.of());
    }

    assertThat(analysis().forks()).allMatch(fork -> fork.firstSteady() == 0);
  }

  @Test
  void only_a_run_with_a_change_has_the_columns() throws IOException {
    String header = text("csv", forks().analysis()).lines().findFirst().orElseThrow();
    launches.clear();

    assertThat(header).contains("shift_s_until_steady", "shift_deoptimizations");
    assertThat(text("csv", analysis())).doesNotContain("shift_");
    assertThat(text("json", analysis())).doesNotContain("trafficChanges");
    assertThat(text("markdown", analysis())).doesNotContain("After a change");
  }

  @Test
  void absurd_facts_of_a_journal_do_no_harm() {
    for (String number : List.of("-1", "x", "99999999999999", "1000000", "0", "")) {
      launches.clear();
      fork(PLAIN, 0, 100, i -> 150, Map.of("jit.left.", "x", "jit.left.a", number));
      Launch launch = launches.remove(0);
      Map<String, String> facts = new TreeMap<>(launch.facts());
      facts.put("shifted", number);
      launches.add(launch.with(facts, List.of()));

      assertThat(TrafficChange.of(analysis())).hasSize(1);
    }
  }
}
