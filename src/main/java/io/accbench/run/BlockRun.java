package io.accbench.run;

import io.accbench.model.Block;
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
  private final Set<String> open = new HashSet<>();
  private int round;

  BlockRun(Block block, long seed, Stopping stopping) {
    this.block = block;
    this.seed = seed;
    this.stopping = stopping;
    block.cells().stream()
        .filter(PlannedCell::supported)
        .forEach(planned -> open.add(planned.cell().id()));
  }

  /** Whether a further round is to be measured. */
  boolean open() {
    return round < block.rounds().most() && !open.isEmpty();
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
    if (!rounds.fixed() && round >= rounds.fewest() && round < rounds.most()) {
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
