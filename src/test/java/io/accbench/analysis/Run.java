package io.accbench.analysis;

import io.accbench.model.Block;
import io.accbench.model.Cell;
import io.accbench.model.Conditions;
import io.accbench.model.End;
import io.accbench.model.FailedBy;
import io.accbench.model.Goal;
import io.accbench.model.Interleaving;
import io.accbench.model.JitOutcome;
import io.accbench.model.Journal;
import io.accbench.model.JournalBuilder;
import io.accbench.model.Launch;
import io.accbench.model.LaunchBuilder;
import io.accbench.model.Mode;
import io.accbench.model.Obstacle;
import io.accbench.model.PlannedCell;
import io.accbench.model.ProcessorChoice;
import io.accbench.model.Range;
import io.accbench.model.Repetition;
import io.accbench.model.SampleCells;
import io.accbench.model.SettingsBuilder;
import io.accbench.report.text.FindingText;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** A hand-made journal: blocks of strategies, and the score of every fork. */
final class Run {
  final List<Block> blocks = new ArrayList<>();
  final List<Launch> launches = new ArrayList<>();
  Goal goal = Goal.DEFAULT;
  Interleaving interleaving = Interleaving.FORKS;

  static Cell cell(String strategy, Mode mode) {
    return cell("read", strategy, mode, 1);
  }

  static Cell cell(String operation, String strategy, Mode mode, int threads) {
    return SampleCells.of(
        "access %s order %s field bean typed - 17 %s %s", operation, strategy, mode, threads);
  }

  static PlannedCell planned(Cell cell) {
    return new PlannedCell(cell, "default", null, List.of());
  }

  Run block(Cell... cells) {
    return block(Stream.of(cells).map(Run::planned).toArray(PlannedCell[]::new));
  }

  Run block(PlannedCell... cells) {
    String id = cells[0].cell().operation() + "/" + cells[0].cell().mode().label();
    blocks.add(new Block(id, List.of("strategy"), List.of(cells), 6));
    return this;
  }

  /** Plans another number of rounds for every block so far. */
  Run rounds(Range rounds) {
    blocks.replaceAll(block -> new Block(block.id(), block.varies(), block.cells(), rounds));
    return this;
  }

  /** One fork a score in ns/op, each of one iteration, in rounds from 0. */
  Run forks(Cell cell, double... scores) {
    return forks(cell, "ns/op", scores);
  }

  /** One fork a score, each of one iteration, in rounds from 0. */
  Run forks(Cell cell, String unit, double... scores) {
    for (int round = 0; round < scores.length; round++) {
      launch(cell, round, unit, Map.of(), scores[round]);
    }
    return this;
  }

  Run launch(Cell cell, int round, double... scores) {
    return launch(cell, round, Map.of(), scores);
  }

  Run launch(Cell cell, int round, Map<String, String> facts, double... scores) {
    return launch(cell, round, "ns/op", facts, scores);
  }

  Run launch(Cell cell, int round, String unit, Map<String, String> facts, double... scores) {
    return add(cell, round, null, unit, facts, List.of(), List.of(), scores);
  }

  /** A fork whose conditions and collections are known; iterations take 100 ms. */
  Run fork(
      Cell cell,
      int round,
      double[] warmup,
      double[] scores,
      double[] gcMillis,
      Conditions conditions) {
    launches.add(
        new LaunchBuilder(cell.id(), round)
            .unit(cell.mode() == Mode.THROUGHPUT ? "ops/ns" : "ns/op")
            .warmup(Arrays.stream(warmup).boxed().toList())
            .scores(Arrays.stream(scores).boxed().toList())
            .collecting(Arrays.stream(gcMillis).boxed().toList())
            .took(2, 0.5)
            .conditions(conditions)
            .build());
    return this;
  }

  /** A fork of one iteration whose JIT compiler's log is known. */
  Run compiled(
      Cell cell,
      int round,
      double nanos,
      Conditions conditions,
      Map<String, String> facts,
      List<JitOutcome> jit) {
    launches.add(
        new LaunchBuilder(cell.id(), round)
            .scores(nanos)
            .took(2, 0.5)
            .conditions(conditions)
            .facts(facts)
            .build()
            .with(facts, jit));
    return this;
  }

  /** Makes of the last launch one that failed by somebody, or that repeats another, or both. */
  Run last(FailedBy who, Repetition again) {
    int last = launches.size() - 1;
    launches.set(last, JournalBuilder.ended(launches.get(last), who, again));
    return this;
  }

  Run failed(Cell cell, int round, String cause) {
    return add(cell, round, cause, null, Map.of(), List.of(), List.of());
  }

  Run allocating(Cell cell, double... bytesPerOp) {
    for (int round = 0; round < bytesPerOp.length; round++) {
      add(cell, round, null, "ns/op", Map.of(), List.of(), List.of(bytesPerOp[round]), 100);
    }
    return this;
  }

  Run add(
      Cell cell,
      int round,
      String cause,
      String unit,
      Map<String, String> facts,
      List<List<List<Double>>> histograms,
      List<Double> bytesPerOp,
      double... scores) {
    List<Double> boxed = Arrays.stream(scores).boxed().toList();
    launches.add(
        new LaunchBuilder(cell.id(), round)
            .failed(cause)
            .unit(unit)
            .scores(boxed)
            .histograms(histograms)
            .allocated(bytesPerOp)
            .took(2, 0.5 + round / 10.0)
            .facts(facts)
            .build());
    return this;
  }

  Journal journal() {
    return new Journal(
        JournalBuilder.header(
            new SettingsBuilder().goal(goal).placement(interleaving, ProcessorChoice.ANY).build(),
            blocks),
        List.copyOf(launches),
        new End("2026-01-01T00:01:00Z", 0.1),
        false);
  }

  Analysis analyze() {
    return Analyzer.analyze(journal());
  }

  /** Returns why a row of the first block has no score. */
  String cause(int row) {
    return ((Obstacle) row(row).outcome()).cause().message();
  }

  /** Row of the first block. */
  Row row(int index) {
    return analyze().groups().get(0).rows().get(index);
  }

  List<String> findings() {
    return analyze().findings().stream().map(f -> f.subject() + ": " + FindingText.of(f)).toList();
  }
}
