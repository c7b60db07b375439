package io.accbench.plan;

import static io.accbench.model.UserErrors.assertThatUserError;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.accbench.model.Block;
import io.accbench.model.Cell;
import io.accbench.model.Mode;
import io.accbench.model.PlannedCell;
import io.accbench.model.UserException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The rows and the shard that a user chooses of a run. */
class ShardChoicesTest {
  private static final Block FIELDS =
      block("fields", "17", "field", "reflection", "hidden", "unsafe");
  private static final Block METHODS = block("methods", "25", "method", "reflection", "hidden");
  private static final Block FLOOR_17 = floor("17");
  private static final Block FLOOR_25 = floor("25");
  private static final List<Block> PLAN = List.of(FIELDS, METHODS, FLOOR_17, FLOOR_25);

  @Test
  void a_row_has_its_baseline_and_the_floor_of_its_jvm() {
    assertThat(ChosenRows.blocks(PLAN, List.of("access.read/unsafe/field/17/avgt/1")))
        .containsExactly(
            new Block(
                "fields",
                List.of("strategy"),
                List.of(FIELDS.cells().get(0), FIELDS.cells().get(2)),
                FIELDS.rounds()),
            FLOOR_17);
  }

  @Test
  void several_rows_and_a_whole_block_keep_the_order_of_the_plan() {
    List<String> ids =
        List.of(
            "methods",
            "access.read/hidden/field/17/avgt/1",
            "access.read/reflection/field/17/avgt/1");
    assertThat(ChosenRows.blocks(PLAN, ids))
        .containsExactly(
            new Block("fields", List.of("strategy"), FIELDS.cells().subList(0, 2), FIELDS.rounds()),
            METHODS,
            FLOOR_17,
            FLOOR_25);
  }

  @Test
  void each_unknown_id_is_refused_with_the_nearest() {
    assertThatThrownBy(
            () -> ChosenRows.blocks(PLAN, List.of("access.read/hiden/field/17/avgt/1", "?")))
        .isInstanceOfSatisfying(
            UserException.class,
            refused ->
                assertThat(refused.problems())
                    .containsExactly(
                        "--row \"access.read/hiden/field/17/avgt/1\" is no row and no block of this"
                            + " plan; did you mean \"access.read/hidden/field/17/avgt/1\"?"
                            + " --dry-run without --row prints all",
                        "--row \"?\" is no row and no block of this plan; --dry-run without --row"
                            + " prints all"));
  }

  private static Block block(String id, String jvm, String member, String... strategies) {
    return new Block(
        id,
        List.of("strategy"),
        Stream.of(strategies).map(strategy -> cell("read", strategy, member, jvm)).toList(),
        5);
  }

  private static Block floor(String jvm) {
    return new Block("floor " + jvm, List.of(), List.of(cell(Cell.EMPTY, "", "", jvm)), 5);
  }

  private static PlannedCell cell(String operation, String strategy, String member, String jvm) {
    Map<String, String> own = new LinkedHashMap<>();
    own.put("operation", operation);
    own.put("strategy", strategy);
    own.put("member", member);
    Cell cell = new Cell("access", own, jvm, Mode.AVERAGE_TIME, 1);
    return new PlannedCell(cell, "", null, List.of());
  }

  @Test
  void a_shard_is_a_number_and_a_count() {
    assertThat(ShardChoice.parse("2/4")).isEqualTo(new ShardChoice(2, 4));
    assertThat(ShardChoice.parse("1/1")).hasToString("1/1");
  }

  @ParameterizedTest
  @ValueSource(strings = {"x/4", "2", "2/", "/4", "-1/4", "1/4/2", "1.5/4", "2 / 4", "999999/4"})
  void a_shard_in_another_form_is_refused(String text) {
    assertThatUserError(() -> ShardChoice.parse(text))
        .hasMessageContaining("--shard " + text + ": is not a shard")
        .hasMessageContaining("2/4");
  }

  @ParameterizedTest
  @CsvSource({"5/4", "0/4"})
  void a_shard_that_does_not_exist_is_refused(String text) {
    assertThatUserError(() -> ShardChoice.parse(text))
        .hasMessage("--shard " + text + ": the shards of 4 are 1/4 to 4/4; name one of these");
  }

  @Test
  void no_shards() {
    assertThatThrownBy(() -> ShardChoice.parse("0/0")).hasMessageContaining("at least one shard");
  }
}
