package io.accbench.cli;

import io.accbench.analysis.JournalBuilder;
import io.accbench.model.Block;
import io.accbench.model.Header;
import io.accbench.model.Launch;
import io.accbench.model.LaunchBuilder;
import io.accbench.model.Mode;
import io.accbench.model.OpenBlock;
import io.accbench.model.PlannedCell;
import io.accbench.model.Range;
import io.accbench.model.SampleCells;
import io.accbench.model.Settings;
import io.accbench.model.SettingsBuilder;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
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
    return SampleCells.planned(SampleCells.access(strategy, Mode.AVERAGE_TIME));
  }

  private static Header header(Block block, Duration budget) {
    Settings settings =
        new SettingsBuilder()
            .iterations(Range.exactly(1), 1000, 1, 8_600)
            .rounds(block.rounds(), block.rounds())
            .limits(Duration.ofMinutes(1), budget)
            .build();
    return JournalBuilder.header(settings, List.of(block));
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
    return new LaunchBuilder(planned(strategy).cell().id(), rounds)
        .failed(cause)
        .scores(measured ? List.of(nanosPerOp) : List.of())
        .allocated(measured ? List.of(0.0) : List.of())
        .took(FORK_SECONDS, 0)
        .build();
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
