package io.accbench.run;

import static org.assertj.core.api.Assertions.assertThat;

import io.accbench.model.Block;
import io.accbench.model.Launch;
import io.accbench.model.Range;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class BlockRunTest {
  private static Block block(Range rounds) {
    Block fixed = Plans.block("one", 1, "base", "a", "b");
    return new Block(fixed.id(), fixed.varies(), fixed.cells(), rounds);
  }

  /** The strategies of each round. */
  private static List<Set<String>> rounds(Block block, Stopping stopping) {
    BlockRun run = new BlockRun(block, 1, stopping, block.rounds().fewest());
    List<Set<String>> rounds = new ArrayList<>();
    List<Launch> soFar = new ArrayList<>();
    while (run.open()) {
      List<ScheduledFork> forks = run.forks();
      rounds.add(
          forks.stream().map(fork -> fork.planned().cell().strategy()).collect(Collectors.toSet()));
      forks.forEach(fork -> soFar.add(Plans.measured(fork)));
      run.ended(List.copyOf(soFar));
    }
    return rounds;
  }

  private static Set<String> ids(Block block, String... strategies) {
    return block.cells().stream()
        .map(planned -> planned.cell())
        .filter(cell -> List.of(strategies).contains(cell.strategy()))
        .map(cell -> cell.id())
        .collect(Collectors.toSet());
  }

  @Test
  void a_fixed_number_of_rounds_asks_nobody() {
    Stopping never =
        (block, launches) -> {
          throw new AssertionError("asked");
        };

    assertThat(rounds(block(Range.exactly(3)), never)).hasSize(3);
  }

  @Test
  void a_decided_cell_is_measured_no_more_and_the_baseline_stays() {
    Block block = block(new Range(2, 6));
    Stopping decided =
        (any, launches) -> launches.size() < 9 ? ids(block, "a", "b") : ids(block, "b");

    assertThat(rounds(block, decided))
        .containsExactly(
            Set.of("base", "a", "b"),
            Set.of("base", "a", "b"),
            Set.of("base", "a", "b"),
            Set.of("base", "b"),
            Set.of("base", "b"),
            Set.of("base", "b"));
  }

  @Test
  void a_block_ends_when_all_is_decided_but_not_before_the_fewest() {
    Block block = block(new Range(4, 100));

    assertThat(rounds(block, (any, launches) -> Set.of())).hasSize(4);
  }

  @Test
  void a_cell_that_was_decided_does_not_come_back() {
    Block block = block(new Range(1, 4));
    Stopping fickle =
        (any, launches) -> launches.size() == 3 ? ids(block, "a") : ids(block, "a", "b");

    assertThat(rounds(block, fickle).get(3)).containsExactlyInAnyOrder("base", "a");
  }

  /** How many rounds each pass gives a block. */
  private static List<Integer> passes(Range rounds, int leastFewest, int passes) {
    BlockRun run = new BlockRun(block(rounds), 1, Stopping.NEVER, leastFewest);
    List<Integer> given = new ArrayList<>();
    for (int pass = 0; pass < passes; pass++) {
      int due = 0;
      while (run.due(pass)) {
        run.ended(List.of());
        due++;
      }
      given.add(due);
    }
    return given;
  }

  @Test
  void the_first_pass_gives_a_block_its_fewest_rounds_and_each_further_one_in_proportion() {
    assertThat(passes(new Range(5, 80), 5, 3)).containsExactly(5, 1, 1);
    assertThat(passes(new Range(10, 40), 5, 3)).containsExactly(10, 2, 2);
    assertThat(passes(new Range(15, 100), 8, 5)).containsExactly(15, 1, 2, 2, 2);
  }

  @Test
  void a_pass_gives_no_more_rounds_than_the_plan_and_one_to_a_block_with_none_as_its_fewest() {
    assertThat(passes(new Range(5, 6), 2, 3)).containsExactly(5, 1, 0);
    assertThat(passes(new Range(0, 3), 1, 5)).containsExactly(0, 1, 1, 1, 0);
  }
}
