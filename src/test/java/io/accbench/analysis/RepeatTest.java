package io.accbench.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import io.accbench.model.Block;
import io.accbench.model.Cell;
import io.accbench.model.Header;
import io.accbench.model.Mode;
import io.accbench.model.PlannedCell;
import io.accbench.model.SampleCells;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RepeatTest {
  private static final Cell REFLECTION = SampleCells.access("reflection", Mode.AVERAGE_TIME);
  private static final Cell HIDDEN = SampleCells.access("hidden/bean", Mode.AVERAGE_TIME);
  private static final String ROW =
      " --row access.read/order/hidden:bean/field/bean/typed/17/avgt/1";

  @ParameterizedTest
  @CsvSource({
    "run, run --seed 1",
    "run --seed 7 --jvm 17, run --seed 7 --jvm 17",
    "run --seed=7, run --seed=7",
    "run -o x --out=y --force --shard 1/2 --budget 5m, run --budget 5m --seed 1",
    "gate --policy p.yaml --junit=x.xml --alpha 5%, gate --alpha 5% --seed 1",
    "run --codec 'My Codec.java', run --codec 'My Codec.java' --seed 1"
  })
  void a_row_is_measured_by_the_runs_own_command_its_seed_and_the_rows_id(
      String typed, String repeated) {
    assertThat(row("accbench " + typed, HIDDEN)).isEqualTo("accbench " + repeated + ROW);
  }

  @Test
  void a_table_is_measured_by_its_blocks_id() {
    assertThat(Repeat.command(header("accbench run --seed 2"), block(HIDDEN)))
        .isEqualTo("accbench run --seed 2 --row 'a block'");
  }

  @Test
  void several_rows_are_named_one_by_one() {
    assertThat(
            Repeat.command(
                header("accbench gate --seed 2"),
                List.of(SampleCells.planned(REFLECTION), SampleCells.planned(HIDDEN))))
        .isEqualTo("accbench gate --seed 2 --row " + REFLECTION.id() + ROW);
  }

  @Test
  void a_self_test_injects_into_the_row_by_itself() {
    assertThat(row("accbench gate --self-test --seed 2", HIDDEN.with("none")))
        .isEqualTo("accbench gate --self-test --seed 2" + ROW);
  }

  @Test
  void a_calibration_needs_all_copies_of_its_cell() {
    assertThat(row("accbench calibrate --seed 2", HIDDEN.with("even:5%")))
        .isEqualTo("accbench calibrate --seed 2 --row 'a block'");
  }

  @Test
  void what_no_command_of_accbench_measures_alone_has_none() {
    Cell empty = SampleCells.access("empty", "none", Mode.AVERAGE_TIME, 1);
    assertThat(row("accbench run", empty)).isEmpty();
    assertThat(row("results.json", HIDDEN)).isEmpty();
    assertThat(row(null, HIDDEN)).isEmpty();
  }

  private static String row(String typed, Cell row) {
    return Repeat.command(header(typed), block(row), SampleCells.planned(row));
  }

  private static Block block(Cell row) {
    List<PlannedCell> cells = List.of(SampleCells.planned(REFLECTION), SampleCells.planned(row));
    return new Block("a block", List.of("strategy"), cells, 5);
  }

  private static Header header(String typed) {
    return JournalBuilder.run().start(new Header.RunStart("0.1.0", typed, "quick", 1, "")).header();
  }
}
