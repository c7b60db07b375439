package io.accbench.run;

import static org.assertj.core.api.Assertions.assertThat;

import io.accbench.model.Block;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class ScheduledForkTest {
  private static final String[] FOUR = {"a", "b", "c", "d"};

  private static List<ScheduledFork> rounds(Block block, long seed) {
    List<ScheduledFork> forks = new ArrayList<>();
    for (int round = 0; round < block.rounds().most(); round++) {
      forks.addAll(ScheduledFork.round(block, round, seed));
    }
    return forks;
  }

  private static List<String> strategies(List<ScheduledFork> forks) {
    return forks.stream().map(fork -> fork.planned().cell().strategy()).toList();
  }

  @Test
  void every_cell_of_a_block_runs_once_a_round() {
    List<ScheduledFork> order = rounds(Plans.block("one", 5, FOUR), 42);

    assertThat(order).hasSize(20).doesNotHaveDuplicates();
    for (int round = 0; round < 5; round++) {
      List<ScheduledFork> forks = order.subList(4 * round, 4 * round + 4);
      assertThat(forks).extracting(ScheduledFork::round).containsOnly(round);
      assertThat(strategies(forks)).containsExactlyInAnyOrder(FOUR);
    }
  }

  @Test
  void what_is_not_supported_is_not_run() {
    Block block =
        new Block("one", List.of("strategy"), List.of(Plans.cell("a"), Plans.unsupported("b")), 2);

    assertThat(strategies(rounds(block, 1))).containsExactly("a", "a");
  }

  @Test
  void the_order_comes_from_the_seed_alone() {
    Block block = Plans.block("one", 10, FOUR);

    assertThat(rounds(block, 7)).isEqualTo(rounds(block, 7));
    assertThat(rounds(block, 8)).isNotEqualTo(rounds(block, 7));
  }

  /** Seeds that differ by a constant gave java.util.Random first draws that followed each other. */
  @Test
  void no_cell_prefers_a_place_and_no_round_follows_from_the_one_before() {
    int rounds = 3_000;
    List<ScheduledFork> order = rounds(Plans.block("one", rounds, FOUR), 42);
    int[][] firstThenFirst = new int[4][4];
    List<Integer> firsts = new ArrayList<>();
    for (int round = 0; round < rounds; round++) {
      firsts.add(List.of(FOUR).indexOf(order.get(4 * round).planned().cell().strategy()));
    }
    for (int round = 1; round < rounds; round++) {
      firstThenFirst[firsts.get(round - 1)][firsts.get(round)]++;
    }

    // each of the 16 pairs is binomial: n = 2999, p = 1/16, mean 187, sigma 13.3; five sigma is 66
    for (int[] row : firstThenFirst) {
      for (int count : row) {
        assertThat(count).isBetween(187 - 66, 187 + 66);
      }
    }
  }
}
