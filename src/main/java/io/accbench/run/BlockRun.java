package io.accbench.run;

import io.accbench.model.Block;
import io.accbench.model.Header;
import io.accbench.model.Launch;
import io.accbench.model.OpenBlock;
import io.accbench.model.PlannedCell;
import io.accbench.model.Range;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * The progress of one block through its rounds, with the cells that are still open. It is a pure
 * function of the launches, so that a resumed run takes the same course.
 */
final class BlockRun {
  private final Block block;
  private final long seed;
  private final Stopping stopping;
  private final int leastFewest;
  private final Set<String> open = new HashSet<>();
  private int round;

  /**
   * @param leastFewest the smallest number of fewest rounds of all blocks of the plan, at least 1
   */
  BlockRun(Block block, long seed, Stopping stopping, int leastFewest) {
    this.block = block;
    this.seed = seed;
    this.stopping = stopping;
    this.leastFewest = leastFewest;
    block.cells().stream()
        .filter(PlannedCell::supported)
        .forEach(planned -> open.add(planned.cell().id()));
  }

  /**
   * Returns a block run for every block of a plan, before its first round. The empty benchmark
   * comes first, since without it a ratio may get a verdict that its score cannot have.
   */
  static List<BlockRun> ofBlocks(Header header, Stopping stopping) {
    int least = header.blocks().stream().mapToInt(block -> block.rounds().fewest()).min().orElse(1);
    return header.blocks().stream()
        .map(block -> new BlockRun(block, header.start().seed(), stopping, Math.max(1, least)))
        .toList();
  }

  /**
   * Returns whether a further round is to be measured in a pass over all blocks. In the first pass
   * a block gets its fewest rounds, so that the first block has verdicts before the last has a
   * fork. In each further one it gets rounds in proportion to its fewest, at least one: single
   * shots, which are short and scatter, go on as fast as steady cells.
   *
   * @param pass the number of the pass, from 0
   */
  boolean due(int pass) {
    long further = (long) pass * Math.max(leastFewest, fewest()) / leastFewest;
    return open() && round < fewest() + further;
  }

  private int fewest() {
    return block.rounds().fewest();
  }

  /** Returns whether the block has had its fewest rounds, before which nothing is decided. */
  boolean hadFewest() {
    return round >= fewest();
  }

  /** Returns whether a further round is to be measured. */
  boolean open() {
    return round < block.rounds().most() && !open.isEmpty();
  }

  Block block() {
    return block;
  }

  /** Returns whether it measures the empty benchmark. */
  boolean empty() {
    return block.baseline().cell().empty();
  }

  /** Returns the forks of the round that is due. */
  List<ScheduledFork> forks() {
    return ScheduledFork.round(block, round, seed).stream()
        .filter(fork -> open.contains(fork.id()))
        .toList();
  }

  /** Returns the rounds that the block has had and the cells that are open. */
  OpenBlock state() {
    return new OpenBlock(block, round, Set.copyOf(open));
  }

  /**
   * Ends the round that was due.
   *
   * @param soFar launches of the whole run, including those of this round
   */
  void ended(List<Launch> soFar) {
    round++;
    Range rounds = block.rounds();
    if (!rounds.fixed() && hadFewest() && round < rounds.most()) {
      decide(soFar);
    }
  }

  /**
   * Closes the cells that are decided. The baseline stays open as long as a cell is compared with
   * it.
   */
  private void decide(List<Launch> soFar) {
    Set<String> undecided = new HashSet<>(stopping.open(block, soFar));
    String baseline = block.baseline().cell().id();
    undecided.remove(baseline);
    if (!undecided.isEmpty()) {
      undecided.add(baseline);
    }
    open.retainAll(undecided);
  }
}
