package io.accbench.plan;

import static io.accbench.model.UserErrors.assertThatUserError;
import static org.assertj.core.api.Assertions.assertThat;

import io.accbench.model.Block;
import io.accbench.model.Cell;
import io.accbench.model.Mode;
import io.accbench.model.PlannedCell;
import io.accbench.model.Pollution;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

class DivisionTest {
  private static final String OPERATION = "operation";

  private static Block block(String id, String operation, Mode mode) {
    Cell cell = new Cell("access", Map.of(OPERATION, operation), "17", mode, 1);
    return new Block(id, List.of(), List.of(new PlannedCell(cell, "", null, List.of())), 5);
  }

  private static Block block(String id) {
    return block(id, id, Mode.AVERAGE_TIME);
  }

  private static Division divide(Map<String, Integer> seconds, List<Block> blocks, int shards) {
    return Division.of(
        blocks, block -> Duration.ofSeconds(seconds.getOrDefault(block.id(), 0)), shards);
  }

  /** Their ratios are compared with each other. */
  @Test
  void blocks_that_differ_in_their_pollution_alone_are_in_one_shard() {
    Cell clean = new Cell("access", Map.of(OPERATION, "a"), "17", Mode.AVERAGE_TIME, 1);
    Cell polluted = clean.after(Pollution.parse("com.acme.Traffic::typical").orElseThrow());
    Block other =
        new Block(
            "a/com.acme.Traffic::typical",
            List.of(),
            List.of(new PlannedCell(polluted, "", null, List.of())),
            5);
    Division division = divide(Map.of("b", 10), List.of(block("a"), other, block("b")), 2);

    assertThat(division.own(1)).extracting(Block::id).containsExactly("b");
    assertThat(division.own(2)).containsExactly(block("a"), other);
  }

  @Test
  void every_block_is_in_exactly_one_shard_and_no_shard_is_empty() {
    for (int seed = 0; seed < 200; seed++) {
      Random random = new Random(seed);
      List<Block> blocks = new ArrayList<>();
      Map<String, Integer> seconds = new HashMap<>();
      for (int i = 0; i < 1 + random.nextInt(30); i++) {
        blocks.add(block("b" + i));
        seconds.put("b" + i, random.nextInt(4) * random.nextInt(1000));
      }
      for (int shards = 1; shards <= blocks.size(); shards++) {
        Division division = divide(seconds, blocks, shards);
        List<Block> all = new ArrayList<>();
        for (int number = 1; number <= shards; number++) {
          assertThat(division.own(number)).as("seed %d", seed).isNotEmpty();
          all.addAll(division.own(number));
        }
        assertThat(all)
            .as("seed %d, %d shards", seed, shards)
            .containsExactlyInAnyOrderElementsOf(blocks);
      }
    }
  }

  @Test
  void the_order_in_which_blocks_are_found_plays_no_role() {
    List<Block> blocks = new ArrayList<>();
    Map<String, Integer> seconds = new HashMap<>();
    for (int i = 0; i < 12; i++) {
      blocks.add(block("b" + i));
      seconds.put("b" + i, i % 3);
    }
    Division division = divide(seconds, List.copyOf(blocks), 5);
    Collections.shuffle(blocks, new Random(7));

    Division shuffled = divide(seconds, blocks, 5);

    for (int number = 1; number <= 5; number++) {
      assertThat(shuffled.own(number)).hasSameElementsAs(division.own(number));
    }
  }

  @Test
  void the_longest_block_goes_first_to_the_least_loaded_shard() {
    // Graham's example of the rule: 5 5 4 4 3 3 3 on three machines gives 11, 8 and 8
    List<Block> blocks =
        List.of(block("a"), block("b"), block("c"), block("d"), block("e"), block("f"), block("g"));
    Map<String, Integer> seconds = Map.of("a", 5, "b", 5, "c", 4, "d", 4, "e", 3, "f", 3, "g", 3);

    Division division = divide(seconds, blocks, 3);

    assertThat(division.own(1)).extracting(Block::id).containsExactly("a", "e", "g");
    assertThat(division.own(2)).extracting(Block::id).containsExactly("b", "f");
    assertThat(division.own(3)).extracting(Block::id).containsExactly("c", "d");
  }

  @Test
  void each_shard_measures_the_floor_that_its_blocks_need() {
    List<Block> blocks =
        List.of(
            block("steady"),
            block("shot", "read", Mode.SINGLE_SHOT),
            block("floor", "empty", Mode.AVERAGE_TIME));

    Division division = divide(Map.of("steady", 2, "shot", 1), blocks, 2);

    assertThat(division.blocks(1)).extracting(Block::id).containsExactly("steady", "floor");
    assertThat(division.own(1)).extracting(Block::id).containsExactly("steady");
    assertThat(division.blocks(2)).extracting(Block::id).containsExactly("shot");
  }

  @Test
  void more_shards_than_blocks_are_refused_with_the_largest_number() {
    List<Block> blocks = List.of(block("a"), block("b"), block("f", "empty", Mode.AVERAGE_TIME));

    assertThatUserError(() -> divide(Map.of(), blocks, 3))
        .hasMessage(
            "3 shards: the run has 2 blocks, which cannot be divided further; name at most 2"
                + " shards");
  }
}
