package io.accbench.run;

import io.accbench.analysis.JournalBuilder;
import io.accbench.model.Block;
import io.accbench.model.Cause;
import io.accbench.model.Finding;
import io.accbench.model.Header;
import io.accbench.model.Interleaving;
import io.accbench.model.Jvm;
import io.accbench.model.Launch;
import io.accbench.model.LaunchBuilder;
import io.accbench.model.Mode;
import io.accbench.model.Obstacle;
import io.accbench.model.PlannedCell;
import io.accbench.model.ProcessorChoice;
import io.accbench.model.Range;
import io.accbench.model.SampleCells;
import io.accbench.model.Settings;
import io.accbench.model.SettingsBuilder;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/** Small plans of this package's tests. */
final class Plans {
  private Plans() {}

  static PlannedCell cell(String strategy) {
    return cell(strategy, 1);
  }

  static PlannedCell cell(String strategy, int threads) {
    return SampleCells.planned(SampleCells.access("read", strategy, Mode.AVERAGE_TIME, threads));
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
    return JournalBuilder.run()
        .jvms(jvms)
        .settings(settings(Interleaving.ITERATIONS))
        .blocks(blocks)
        .findings(findings)
        .header();
  }

  static Settings settings(Interleaving interleaving) {
    return settings(interleaving, Duration.ofMinutes(1));
  }

  static Settings settings(Interleaving interleaving, Duration timeout) {
    return new SettingsBuilder()
        .iterations(Range.exactly(1), 20, 2, 20)
        .rounds(Range.exactly(1), Range.exactly(1))
        .limits(timeout, null)
        .placement(interleaving, ProcessorChoice.ANY)
        .build();
  }

  /** A launch that measured. */
  static Launch measured(ScheduledFork fork) {
    return new LaunchBuilder(fork.id(), fork.round()).build();
  }
}
