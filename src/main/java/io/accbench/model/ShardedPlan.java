package io.accbench.model;

import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * A plan that is divided over machines, and the shards of it that a journal holds. A run's journal
 * holds one, a merged journal one or more.
 *
 * @param sha256 the SHA-256 of everything that decides the plan
 * @param of the number of shards, at least 1
 * @param blocks the ids of all blocks of the plan, in its order
 * @param rows the number of rows of all blocks; see {@link #rows(List)}
 * @param shards by number; never empty
 */
public record ShardedPlan(
    String sha256, int of, List<String> blocks, int rows, List<Shard> shards) {
  /**
   * A shard of a plan.
   *
   * @param number from 1
   * @param blocks the ids of the blocks that this shard alone measures, in the plan's order;
   *     without the empty benchmark, which each shard that needs it measures
   * @param session how it was measured; null in the shard's own journal, whose header says that
   */
  public record Shard(
      int number,
      List<String> blocks,
      @JsonInclude(JsonInclude.Include.NON_NULL) ShardSession session) {

    /** Returns those of some blocks that this shard alone measures, in their order. */
    public List<Block> own(List<Block> all) {
      return all.stream().filter(block -> blocks.contains(block.id())).toList();
    }
  }

  /**
   * The measurement of a shard whose journal was merged.
   *
   * @param command the command line
   * @param started the time of the start, as an ISO-8601 instant
   * @param machine the machine before the run
   * @param findings findings known before the first fork
   * @param launches the number of its launches, which follow those of the shards before it
   * @param profiledForks the number of its profiling forks, which do so, too
   * @param end null when the shard did not come to its end
   */
  public record ShardSession(
      String command,
      String started,
      Machine machine,
      List<Finding> findings,
      int launches,
      int profiledForks,
      @JsonInclude(JsonInclude.Include.NON_NULL) End end) {}

  /** Returns the same plan with other shards of it. */
  public ShardedPlan with(List<Shard> others) {
    return new ShardedPlan(sha256, of, blocks, rows, others);
  }

  /** Returns the number of cells that are compared with the baseline of their block. */
  public static int rows(List<Block> blocks) {
    return blocks.stream().mapToInt(block -> block.cells().size() - 1).sum();
  }

  /** Returns whether the journal was merged. */
  @JsonIgnore
  public boolean merged() {
    return shards.stream().anyMatch(shard -> shard.session() != null);
  }

  /** Returns the shard that measures a block; empty for the empty benchmark. */
  Optional<Shard> measuring(Block block) {
    return shards.stream().filter(shard -> shard.blocks().contains(block.id())).findFirst();
  }

  /** Returns the numbers of the shards of the plan that the journal does not hold. */
  public List<Integer> missing() {
    Set<Integer> held = shards.stream().map(Shard::number).collect(Collectors.toSet());
    return IntStream.rangeClosed(1, of).boxed().filter(number -> !held.contains(number)).toList();
  }

  /** Returns the numbers of the shards of a merged journal that did not come to their end. */
  public List<Integer> unfinished() {
    return shards.stream()
        .filter(shard -> shard.session() != null && shard.session().end() == null)
        .map(Shard::number)
        .toList();
  }
}
