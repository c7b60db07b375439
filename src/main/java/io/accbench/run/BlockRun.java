package io.accbench.run;

import io.accbench.model.Block;
import io.accbench.model.Launch;
import io.accbench.model.PlannedCell;
import io.accbench.model.Range;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * One block on its way through its rounds: what was measured, and what still is open. A pure
 * function of its launches, so that a resumed run takes the same way.
 */
final class BlockRun {
  private final Block block;
  private final long seed;
  private final Stopping stopping;
  private final List<Launch> launches = new ArrayList<>();
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

  /** Ends the round that was due. */
  void ended(List<Launch> ofRound) {
    launches.addAll(ofRound);
    round++;
    Range rounds = block.rounds();
    if (!rounds.fixed() && round >= rounds.fewest() && round < rounds.most()) {
      decide();
    }
  }

  /** The baseline stays as long as anything is compared to it. */
  private void decide() {
    Set<String> undecided = new HashSet<>(stopping.open(block, List.copyOf(launches)));
    String baseline = block.baseline().cell().id();
    undecided.remove(baseline);
    if (!undecided.isEmpty()) {
      undecided.add(baseline);
    }
    open.retainAll(undecided);
  }
}
