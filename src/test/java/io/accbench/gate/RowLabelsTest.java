package io.accbench.gate;

import static org.assertj.core.api.Assertions.assertThat;

import io.accbench.model.Cell;
import io.accbench.model.Mode;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class RowLabelsTest {
  @Test
  void a_row_whose_cells_share_nothing_has_no_empty_name_before_the_comma() {
    Cell base = cell("com.acme.Parser.slow", "");
    Cell other = cell("com.acme.Parser.fast", "");

    assertThat(new RowLabels(List.of(base, other)).pair(other, base))
        .isEqualTo("Parser.fast against Parser.slow");
  }

  @Test
  void sides_of_one_benchmark_are_named_after_it() {
    Cell base = cell("com.acme.Parser.parse", "base");
    Cell candidate = cell("com.acme.Parser.parse", "candidate");

    assertThat(new RowLabels(List.of(base, candidate)).pair(candidate, base))
        .isEqualTo("Parser.parse, candidate against base");
  }

  private static Cell cell(String benchmark, String side) {
    Map<String, String> own = Map.of("benchmark", benchmark, "side", side);
    return new Cell("jmh", own, "17", Mode.AVERAGE_TIME, 1);
  }
}
