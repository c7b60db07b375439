package io.accbench.run;

import io.accbench.model.Block;
import io.accbench.model.Header;
import io.accbench.model.Launch;
import io.accbench.model.PlannedCell;
import io.accbench.model.Range;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * One block on its way through its rounds: what still is open. A pure function of the launches, so
 * that a resumed run takes the same way.
 */
final class BlockRun {
  private final Block block;
  private final long seed;
  private final Stopping stopping;
  private final int leastFewest;
  private final Set<String> open = new HashSet<>();
  private int round;

  /**
   * @param leastFewest the least of what the plan's blocks have as their fewest rounds, at least 1
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

  /** Every block of a plan, before its first round. */
  static List<BlockRun> all(Header header, Stopping stopping) {
    int least = header.blocks().stream().mapToInt(block -> block.rounds().fewest()).min().orElse(1);
    return header.blocks().stream()
        .map(block -> new BlockRun(block, header.seed(), stopping, Math.max(1, least)))
        .toList();
  }

  /**
   * Whether a further round is to be measured in a pass over all blocks: each gets as many as are
   * in proportion to its fewest, one at least, so that single shots, which are short and scatter,
   * have had theirs when steady ones have had theirs.
   *
   * @param pass from 1
   */
  boolean due(int pass) {
    return open() && round < (long) pass * Math.max(leastFewest, fewest()) / leastFewest;
  }

  private int fewest() {
    return block.rounds().fewest();
  }

  /** Whether it had the rounds without which nothing is decided. */
  boolean hadFewest() {
    return round >= fewest();
  }

  /** Whether a further round is to be measured. */
  boolean open() {
    return round < block.rounds().most() && !open.isEmpty();
  }

  Block block() {
    return block;
  }

  /** The forks of the round that is due. */
  List<Slot> slots() {
    return Slot.round(block, round, seed).stream()
        .filter(slot -> open.contains(slot.id()))
        .toList();
  }

  /** How many forks are left if nothing is decided before the last round. */
  int forksLeft() {
    return open() ? open.size() * (block.rounds().most() - round) : 0;
  }

  /**
   * Ends the round that was due.
   *
   * @param soFar launches of the whole run, those of this round among them
   */
  void ended(List<Launch> soFar) {
    round++;
    Range rounds = block.rounds();
    if (!rounds.fixed() && hadFewest() && round < rounds.most()) {
      decide(soFar);
    }
  }

  /** The baseline stays as long as anything is compared to it. */
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
