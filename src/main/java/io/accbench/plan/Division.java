package io.accbench.plan;

import io.accbench.model.Block;
import io.accbench.model.Cell;
import io.accbench.model.PlannedCell;
import io.accbench.model.Pollution;
import io.accbench.model.UserException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * The division of a plan into shards. Blocks go to the least loaded shard, the longest first:
 * Graham's rule, whose longest shard takes at most 4/3 of what the best division would (R. L.
 * Graham, Bounds on Multiprocessing Timing Anomalies, SIAM J. Appl. Math. 17(2), 1969). It is a
 * function of ids and times alone, so every machine computes the same.
 *
 * <p>A block is never divided, because its ratios compare forks of one machine. Nor are blocks that
 * differ in their pollution alone, whose ratios are compared with each other. The empty benchmark
 * is the floor of a machine, so each shard measures it where one of its blocks needs it.
 */
public final class Division {
  private final List<Block> plan;
  private final Map<String, Integer> numbers = new HashMap<>();
  private final List<Load> loads = new ArrayList<>();

  /** The load of a shard: the time of its blocks, and how many they are. */
  private static final class Load {
    private final int number;
    private Duration time = Duration.ZERO;
    private int blocks;

    Load(int number) {
      this.number = number;
    }

    /** A shard without any block comes before one whose blocks take no time. */
    static final Comparator<Load> LEAST =
        Comparator.<Load, Duration>comparing(load -> load.time)
            .thenComparing(load -> load.blocks)
            .thenComparing(load -> load.number);

    void add(Duration more) {
      time = time.plus(more);
      blocks++;
    }
  }

  /** Blocks that stay together, and their time. */
  private record Timed(List<Block> blocks, Duration time) {
    String id() {
      return blocks.get(0).id();
    }
  }

  private Division(List<Block> plan, int shards) {
    this.plan = plan;
    for (int number = 1; number <= shards; number++) {
      loads.add(new Load(number));
    }
  }

  /**
   * Returns the division of a plan.
   *
   * @param plan all blocks, in the plan's order
   * @param time the time that a block is expected to take; the same on every machine
   * @param shards the number of shards, at least 1
   * @throws UserException when there are more shards than blocks
   */
  public static Division of(List<Block> plan, Function<Block, Duration> time, int shards) {
    Map<Set<Cell>, List<Block>> together = new LinkedHashMap<>();
    plan.stream()
        .filter(block -> !floor(block))
        .forEach(
            block ->
                together.computeIfAbsent(inCleanJvm(block), any -> new ArrayList<>()).add(block));
    List<Timed> blocks = new ArrayList<>();
    together
        .values()
        .forEach(
            some ->
                blocks.add(
                    new Timed(
                        some, some.stream().map(time).reduce(Duration.ZERO, Duration::plus))));
    if (shards > blocks.size()) {
      throw UserException.badInput(
          "%d shards: the run has %s, which cannot be divided further; name at most %d shards"
              .formatted(
                  shards,
                  (blocks.size() == 1 ? "1 block" : blocks.size() + " blocks")
                      + (blocks.stream().allMatch(each -> each.blocks().size() == 1)
                          ? ""
                          : ", each with all of its pollutions"),
                  Math.max(1, blocks.size())));
    }
    Division division = new Division(plan, shards);
    blocks.sort(Comparator.comparing(Timed::time).reversed().thenComparing(Timed::id));
    blocks.forEach(division::add);
    return division;
  }

  private void add(Timed timed) {
    Load least = Collections.min(loads, Load.LEAST);
    least.add(timed.time());
    timed.blocks().forEach(block -> numbers.put(block.id(), least.number));
  }

  /** Returns the cells of a block as they are, or would be, in a clean JVM; in any order. */
  private static Set<Cell> inCleanJvm(Block block) {
    return block.cells().stream()
        .map(planned -> planned.cell().after(Pollution.NONE))
        .collect(Collectors.toSet());
  }

  /** Returns the number of shards. */
  public int shards() {
    return loads.size();
  }

  /** Returns the blocks that one shard alone measures, in the plan's order. */
  public List<Block> own(int number) {
    return plan.stream().filter(block -> numbers.getOrDefault(block.id(), 0) == number).toList();
  }

  /** Returns all that a shard measures, in the plan's order: its own blocks and their floors. */
  public List<Block> blocks(int number) {
    return withFloors(plan, own(number));
  }

  /** Returns the blocks of a plan that are in {@code own}, or are the floor of one of them. */
  static List<Block> withFloors(List<Block> plan, List<Block> own) {
    return plan.stream()
        .filter(
            block ->
                floor(block)
                    ? own.stream().anyMatch(each -> needs(each, block))
                    : own.contains(block))
        .toList();
  }

  /** Returns whether a block is the empty benchmark, which belongs to every shard. */
  static boolean floor(Block block) {
    return block.baseline().cell().empty();
  }

  private static boolean needs(Block block, Block floor) {
    return block.cells().stream()
        .filter(PlannedCell::supported)
        .anyMatch(planned -> floor.baseline().cell().sameConditions(planned.cell()));
  }
}
