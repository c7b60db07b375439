package io.accbench.run;

import io.accbench.model.Block;
import io.accbench.model.Cause;
import io.accbench.model.Cell;
import io.accbench.model.Finding;
import io.accbench.model.Header;
import io.accbench.model.Interleaving;
import io.accbench.model.JournalBuilder;
import io.accbench.model.Jvm;
import io.accbench.model.Launch;
import io.accbench.model.Machine;
import io.accbench.model.Mode;
import io.accbench.model.Obstacle;
import io.accbench.model.PlannedCell;
import io.accbench.model.ProcessorChoice;
import io.accbench.model.Range;
import io.accbench.model.SampleCells;
import io.accbench.model.Settings;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Small plans of this package's tests. */
final class Plans {
  private Plans() {}

  static PlannedCell cell(String strategy) {
    return cell(strategy, 1);
  }

  static PlannedCell cell(String strategy, int threads) {
    Cell cell =
        SampleCells.of(
            "access",
            "read",
            "order",
            strategy,
            "field",
            "bean",
            "typed",
            "",
            "17",
            Mode.AVERAGE_TIME,
            threads);
    return new PlannedCell(cell, "plain", null, List.of());
  }

  static PlannedCell unsupported(String strategy) {
    return new PlannedCell(
        cell(strategy).cell(), "plain", new Obstacle.NotSupported(Cause.of("cannot")), List.of());
  }

  static Block block(String id, int rounds, String... strategies) {
    List<PlannedCell> cells = new ArrayList<>();
    for (String strategy : strategies) {
      cells.add(cell(strategy));
    }
    return new Block(id, List.of("strategy"), cells, rounds);
  }

  /** Returns a header with what a run needs to know of its plan; each fork measures for 20 ms. */
  static Header header(List<Block> blocks) {
    return header(blocks, List.of());
  }

  static Header header(List<Block> blocks, List<Finding> findings) {
    return header(blocks, findings, List.of());
  }

  static Header header(List<Block> blocks, List<Finding> findings, List<Jvm> jvms) {
    return new Header(
        new Header.RunStart("0", "accbench run", "test", 1, "2026-01-01T00:00:00Z"),
        new Machine("cpu", 2, 1L << 33, "os", "unknown", 0),
        jvms,
        new Header.Subjects(List.of(), List.of(), List.of(), List.of()),
        new Header.RunPlan(settings(Interleaving.ITERATIONS), blocks, List.of(), null),
        findings);
  }

  static Settings settings(Interleaving interleaving) {
    return settings(interleaving, Duration.ofMinutes(1));
  }

  static Settings settings(Interleaving interleaving, Duration timeout) {
    return JournalBuilder.withPlacement(
        JournalBuilder.withLimits(
            JournalBuilder.settings(
                Range.exactly(1),
                Duration.ofMillis(20),
                2,
                Duration.ofMillis(20),
                Range.exactly(1)),
            timeout,
            null),
        interleaving,
        ProcessorChoice.ANY);
  }

  /** A launch that measured. */
  static Launch measured(ScheduledFork fork) {
    return JournalBuilder.launch(
        fork.id(),
        fork.round(),
        null,
        "ns/op",
        List.of(),
        List.of(1.0),
        List.of(),
        List.of(),
        1,
        0,
        Map.of(),
        List.of());
  }
}
