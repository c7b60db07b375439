package io.accbench.cli;

import io.accbench.model.Block;
import io.accbench.model.Cell;
import io.accbench.model.Conditions;
import io.accbench.model.Header;
import io.accbench.model.JournalBuilder;
import io.accbench.model.Jvm;
import io.accbench.model.Launch;
import io.accbench.model.Machine;
import io.accbench.model.Mode;
import io.accbench.model.OpenBlock;
import io.accbench.model.PlannedCell;
import io.accbench.model.Range;
import io.accbench.model.SampleCells;
import io.accbench.model.Settings;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A run of one block, one fork after the other, by a clock that only a test moves. */
final class GrowingRun {
  /** The time that a fork takes, s; the settings forecast as much. */
  static final double FORK_SECONDS = 10;

  private final Header header;
  private final List<Launch> soFar = new ArrayList<>();
  private long nanos;
  private int rounds;

  GrowingRun(Range rounds, Duration budget, String... strategies) {
    List<PlannedCell> cells = Stream.of(strategies).map(GrowingRun::planned).toList();
    Block block = new Block("block", List.of("strategy"), cells, rounds);
    this.header = header(block, budget);
  }

  static PlannedCell planned(String strategy) {
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
            1);
    return new PlannedCell(cell, "plain", null, List.of());
  }

  private static Header header(Block block, Duration budget) {
    Settings settings =
        JournalBuilder.withLimits(
            JournalBuilder.settings(
                Range.exactly(1),
                Duration.ofSeconds(1),
                1,
                Duration.ofMillis(8_600),
                block.rounds()),
            Duration.ofMinutes(1),
            budget);
    return new Header(
        new Header.RunStart("0", "accbench run", "test", 1, "2026-01-01T00:00:00Z"),
        new Machine("cpu", 2, 1L << 33, "os", "unknown", 0),
        List.of(new Jvm("17", null, 17, "17.0.1", "vendor", "vm", List.of(), List.of())),
        new Header.Subjects(List.of(), List.of(), List.of(), List.of()),
        new Header.RunPlan(settings, List.of(block), List.of(), null),
        List.of());
  }

  Header header() {
    return header;
  }

  Block block() {
    return header.blocks().get(0);
  }

  int rounds() {
    return rounds;
  }

  long nanoTime() {
    return nanos;
  }

  void pass(double seconds) {
    nanos += (long) (1e9 * seconds);
  }

  /** A fork of the round that is due. */
  Launch fork(String strategy, String cause, double nanosPerOp) {
    boolean measured = cause == null;
    return JournalBuilder.launch(
        planned(strategy).cell().id(),
        rounds,
        cause,
        "ns/op",
        List.of(),
        measured ? List.of(nanosPerOp) : List.of(),
        List.of(),
        measured ? List.of(0.0) : List.of(),
        List.of(),
        FORK_SECONDS,
        0,
        Conditions.UNKNOWN,
        Map.of(),
        List.of());
  }

  List<Launch> launched(Launch... forks) {
    soFar.addAll(List.of(forks));
    return List.copyOf(soFar);
  }

  /** The block after one more round, with these strategies still open. */
  OpenBlock ended(String... open) {
    rounds++;
    return state(open);
  }

  OpenBlock state(String... open) {
    Set<String> ids =
        Stream.of(open).map(name -> planned(name).cell().id()).collect(Collectors.toSet());
    return new OpenBlock(block(), rounds, ids);
  }
}
