package io.accbench.report.gate;

import static org.assertj.core.api.Assertions.assertThat;

import io.accbench.gate.ComparedCells;
import io.accbench.model.Cell;
import io.accbench.model.Mode;
import io.accbench.model.Pollution;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class RowNameTest {
  @Test
  void a_row_whose_cells_share_nothing_has_no_empty_name_before_the_comma() {
    Cell base = cell("com.acme.Parser.slow", "");
    Cell other = cell("com.acme.Parser.fast", "");

    assertThat(name(other, base)).isEqualTo("Parser.fast against Parser.slow");
  }

  @Test
  void sides_of_one_benchmark_are_named_after_it() {
    Cell base = cell("com.acme.Parser.parse", "base");
    Cell candidate = cell("com.acme.Parser.parse", "candidate");

    assertThat(name(candidate, base)).isEqualTo("Parser.parse, candidate against base");
  }

  @Test
  void a_score_is_compared_with_that_of_a_stored_run() {
    Cell cell = cell("com.acme.Parser.parse", "base");

    assertThat(RowName.ofCells(new ComparedCells(cell, cell, true, List.of("benchmark"))))
        .isEqualTo("Parser.parse, now compared with then");
  }

  @Test
  void a_row_is_named_after_what_its_jvm_did_before() {
    Cell clean = cell("com.acme.Parser.parse", "base");
    Cell base = clean.after(Pollution.parse("strings").orElseThrow());
    List<String> axes = List.of("benchmark", "side", "pollution");

    assertThat(RowName.ofCells(new ComparedCells(base.with("side", "pr"), base, false, axes)))
        .isEqualTo("Parser.parse after text beyond Latin-1, pr against base");
    assertThat(RowName.ofCells(new ComparedCells(clean.with("side", "pr"), clean, false, axes)))
        .isEqualTo("Parser.parse in a clean JVM, pr against base");
    assertThat(RowName.ofCells(new ComparedCells(base, clean, false, axes)))
        .isEqualTo("Parser.parse base, strings against none");
  }

  private static String name(Cell cell, Cell base) {
    return RowName.ofCells(new ComparedCells(cell, base, false, List.of("benchmark", "side")));
  }

  private static Cell cell(String benchmark, String side) {
    Map<String, String> own = Map.of("benchmark", benchmark, "side", side);
    return new Cell("jmh", own, "17", Mode.AVERAGE_TIME, 1);
  }
}
