package io.accbench.model;

import java.util.Set;

/**
 * A block in the middle of its run.
 *
 * @param block what is measured
 * @param rounds the rounds that it has had, 0 or more
 * @param open ids of the cells that no look has closed, the baseline among them; empty when every
 *     ratio is decided
 */
public record OpenBlock(Block block, int rounds, Set<String> open) {

  /** Returns whether the block gets a further round, if the budget allows one. */
  public boolean goesOn() {
    return !open.isEmpty() && rounds < block.rounds().most();
  }
}
