package io.accbench.run;

import io.accbench.model.Block;
import io.accbench.model.PlannedCell;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.SplittableRandom;

/**
 * One fork to come: a cell in a round.
 *
 * @param round from 0
 */
record Slot(PlannedCell planned, int round) {

  String key() {
    return planned.cell().id() + "#" + round;
  }

  /**
   * Every fork of a run in order: round by round, block by block, the cells of a block in an order
   * drawn anew for each round from the seed, so that a slow minute hits all sides of a ratio.
   */
  static List<Slot> schedule(List<Block> blocks, long seed) {
    int rounds = blocks.stream().mapToInt(Block::rounds).max().orElse(0);
    List<Slot> order = new ArrayList<>();
    for (int round = 0; round < rounds; round++) {
      for (Block block : blocks) {
        if (round < block.rounds()) {
          order.addAll(shuffled(block, round, seed));
        }
      }
    }
    return order;
  }

  /**
   * Seeds of neighbouring rounds differ little, and {@link Random} would then begin alike; {@link
   * SplittableRandom} mixes them first.
   */
  private static List<Slot> shuffled(Block block, int round, long seed) {
    List<Slot> slots = new ArrayList<>();
    for (PlannedCell planned : block.cells()) {
      if (planned.supported()) {
        slots.add(new Slot(planned, round));
      }
    }
    long drawn = new SplittableRandom(seed * 31 + block.id().hashCode() + 7919L * round).nextLong();
    Collections.shuffle(slots, new Random(drawn));
    return slots;
  }
}
