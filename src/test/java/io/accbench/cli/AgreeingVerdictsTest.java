package io.accbench.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.accbench.analysis.Analysis;
import io.accbench.analysis.Analyzer;
import io.accbench.analysis.JournalBuilder;
import io.accbench.analysis.Ratio;
import io.accbench.analysis.Row;
import io.accbench.analysis.Verdict;
import io.accbench.compare.Change;
import io.accbench.compare.ComparedGroup.Quantity;
import io.accbench.compare.Comparison;
import io.accbench.compare.Conclusion;
import io.accbench.compare.RowKey;
import io.accbench.compare.Side;
import io.accbench.gate.ConfirmationResult;
import io.accbench.gate.Decision;
import io.accbench.gate.GateEvaluation;
import io.accbench.gate.Metric;
import io.accbench.gate.Outcome;
import io.accbench.gate.Policy;
import io.accbench.gate.Stored;
import io.accbench.jmh.JmhReader;
import io.accbench.jmh.JmhResult;
import io.accbench.jmh.JmhRun;
import io.accbench.model.Cell;
import io.accbench.model.Mode;
import io.accbench.model.SampleCells;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The same forks have the same verdict whoever reads them: {@code compare}, {@code gate}, and the
 * report of a run. The files are those of the kinds in which the three have differed.
 */
class AgreeingVerdictsTest {
  private static final Path PAIRS = Path.of("src/test/resources/compare/pairs");
  private static final GateEvaluation.GateRules RULES =
      new GateEvaluation.GateRules(0.01, LocalDate.parse("2026-06-01"));

  /** The verdict on a row, in the words that all commands share. */
  private enum Shown {
    WORSE,
    BETTER,
    NEITHER
  }

  static Stream<Arguments> pairs() throws IOException {
    List<Arguments> pairs = new ArrayList<>();
    try (Stream<Path> files = Files.list(PAIRS)) {
      List<Path> all = files.sorted().toList();
      for (Path one : all) {
        all.stream()
            .filter(other -> common(one, other))
            .map(other -> Arguments.of(one.getFileName(), other.getFileName()))
            .forEach(pairs::add);
      }
    }
    return pairs.stream();
  }

  private static boolean common(Path one, Path other) {
    List<RowKey> keys = keys(JmhReader.read(one));
    return keys(JmhReader.read(other)).stream().anyMatch(keys::contains);
  }

  private static List<RowKey> keys(List<JmhResult> results) {
    return results.stream().map(RowKey::of).toList();
  }

  @ParameterizedTest
  @MethodSource("pairs")
  void compare_and_gate_agree_on_every_row(Path then, Path now) {
    List<JmhResult> before = JmhReader.read(PAIRS.resolve(then));
    List<JmhResult> after = JmhReader.read(PAIRS.resolve(now));

    for (Metric metric : Metric.values()) {
      Map<RowKey, Shown> compared = compared(before, after, metric);
      Map<RowKey, Shown> judged = judged(before, after, metric);
      judged.forEach(
          (row, shown) ->
              assertThat(shown)
                  .as(metric + " of " + row.text())
                  .isEqualTo(compared.getOrDefault(row, Shown.NEITHER)));
      assertThat(judged.keySet()).containsAll(compared.keySet());
    }
  }

  private static Map<RowKey, Shown> compared(
      List<JmhResult> before, List<JmhResult> after, Metric metric) {
    Quantity quantity = metric == Metric.TIME ? Quantity.TIME : Quantity.ALLOCATION;
    Map<RowKey, Shown> shown = new HashMap<>();
    Comparison.of(
            List.of(Side.ofJmh("then", before, key -> true), Side.ofJmh("now", after, key -> true)),
            0.99)
        .groups()
        .stream()
        .filter(group -> group.quantity() == quantity)
        .flatMap(group -> group.rows().stream())
        .forEach(row -> shown.put(row.key(), shown(row.parts().get(1).change())));
    return shown;
  }

  private static Shown shown(Change change) {
    return change.conclusion() == Conclusion.WORSE
        ? Shown.WORSE
        : change.conclusion() == Conclusion.BETTER ? Shown.BETTER : Shown.NEITHER;
  }

  private static Map<RowKey, Shown> judged(
      List<JmhResult> before, List<JmhResult> after, Metric metric) {
    Analysis then = Analyzer.analyze(JmhRun.journal("then", before, List.of()));
    Analysis now = Analyzer.analyze(JmhRun.journal("now", after, List.of()));
    Map<Cell, RowKey> keys = new HashMap<>();
    for (int i = 0; i < after.size(); i++) {
      Cell cell = now.header().blocks().get(i).baseline().cell();
      keys.put(cell, RowKey.of(after.get(i)));
    }
    Stored stored = Stored.of("then", then, now, new Stored.Terms(true, false));
    Map<RowKey, Shown> shown = new HashMap<>();
    decision(now, stored).rows().stream()
        .filter(row -> row.metric() == metric && keys.containsKey(row.cells().cell()))
        .forEach(row -> shown.put(keys.get(row.cells().cell()), shown(row.outcome())));
    return shown;
  }

  private static Decision decision(Analysis now, Stored stored) {
    return new GateEvaluation(now, Policy.DEFAULT, RULES, stored)
        .unconfirmed(ConfirmationResult.ConfirmationOutcome.NO_FRESH_FORKS);
  }

  private static Shown shown(Outcome outcome) {
    return outcome == Outcome.REGRESSED
        ? Shown.WORSE
        : outcome == Outcome.IMPROVED ? Shown.BETTER : Shown.NEITHER;
  }

  /** The first benchmark of both files as a block of one run, whose rounds are their forks. */
  @ParameterizedTest
  @MethodSource("pairs")
  void the_report_of_a_run_agrees_with_both(Path then, Path now) {
    JmhResult before = JmhReader.read(PAIRS.resolve(then)).get(0);
    JmhResult after = JmhReader.read(PAIRS.resolve(now)).get(0);
    Cell base = cell("base", before.mode());
    Cell candidate = cell("candidate", before.mode());
    JournalBuilder run =
        JournalBuilder.gate()
            .block("stack", base, candidate)
            .results(base, before)
            .results(candidate, after);
    Row row = run.analyze().groups().get(0).rows().get(1);
    Map<Metric, Shown> reported = new EnumMap<>(Metric.class);
    reported.put(Metric.TIME, shown(row.ratio(), Verdict.SLOWER, Verdict.FASTER));
    reported.put(
        Metric.ALLOCATION, shown(row.allocation().ratio(), Verdict.FASTER, Verdict.SLOWER));

    decision(run.analyze(), null)
        .rows()
        .forEach(
            judged ->
                assertThat(shown(judged.outcome()))
                    .as(judged.metric() + " of the gate")
                    .isEqualTo(reported.get(judged.metric())));
    Map<RowKey, Shown> bytes = compared(List.of(before), List.of(after), Metric.ALLOCATION);
    assertThat(bytes.getOrDefault(RowKey.of(before), Shown.NEITHER))
        .isEqualTo(reported.get(Metric.ALLOCATION));
  }

  private static Cell cell(String stack, Mode mode) {
    return SampleCells.codec("serialize", "jackson", stack, mode);
  }

  private static Shown shown(Ratio ratio, Verdict worse, Verdict better) {
    Verdict verdict = ratio == null ? null : ratio.verdict();
    return verdict == worse ? Shown.WORSE : verdict == better ? Shown.BETTER : Shown.NEITHER;
  }
}
