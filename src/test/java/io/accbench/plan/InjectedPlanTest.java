package io.accbench.plan;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.accbench.model.Block;
import io.accbench.model.Cell;
import io.accbench.model.Mode;
import io.accbench.model.PlannedCell;
import io.accbench.model.SampleCells;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class InjectedPlanTest {
  private static Cell cell(String operation, String strategy, Mode mode) {
    return SampleCells.of(
        "access %s order %s field bean typed - 17 %s 1", operation, strategy, mode);
  }

  private static Block block(Cell... cells) {
    List<PlannedCell> planned =
        List.of(cells).stream().map(cell -> new PlannedCell(cell, "", null, List.of())).toList();
    return new Block(cells[0].id(), List.of("strategy"), planned, 7);
  }

  @Test
  void every_block_holds_its_baseline_against_itself() {
    Cell read = cell("read", "direct", Mode.AVERAGE_TIME);
    Plan plan =
        new Plan(
            List.of(
                block(read, cell("read", "hidden", Mode.AVERAGE_TIME)),
                block(cell("read", "direct", Mode.SINGLE_SHOT)),
                block(cell("empty", "none", Mode.AVERAGE_TIME))),
            List.of());

    Plan injected = InjectedPlan.of(plan, "even:10%");

    Block only = injected.blocks().get(0);
    assertThat(injected.blocks()).hasSize(1);
    assertThat(only.varies()).containsExactly("injection");
    assertThat(only.rounds().most()).isEqualTo(7);
    assertThat(only.cells())
        .extracting(PlannedCell::cell)
        .containsExactly(read, read.with("even:10%"));
  }

  @Test
  void a_plan_that_cannot_be_slowed_is_a_mistake() {
    Plan plan = new Plan(List.of(block(cell("read", "direct", Mode.SINGLE_SHOT))), List.of());

    assertThatThrownBy(() -> InjectedPlan.of(plan, InjectedPlan.NOTHING))
        .hasMessageContaining("cannot slow down any cell");
  }

  @Test
  void a_share_alone_is_spread_evenly() {
    assertThat(InjectedPlan.slowDown("10%")).isEqualTo("even:10%");
    assertThat(InjectedPlan.slowDown("rare:5%")).isEqualTo("rare:5%");
  }

  @ParameterizedTest
  @ValueSource(strings = {"none", "0%", "much", "even:200%", ""})
  void what_is_no_slow_down_is_told(String text) {
    assertThatThrownBy(() -> InjectedPlan.slowDown(text))
        .hasMessageContaining("is not a slow-down");
  }
}
