package io.accbench.plan;

import static org.assertj.core.api.Assertions.assertThat;

import io.accbench.model.Cell;
import java.util.List;
import org.junit.jupiter.api.Test;

class CellProductTest {
  @Test
  void cells_name_their_axes_as_asked_in_whichever_order_these_change() {
    List<Cell> cells =
        new CellProduct("jmh", List.of("benchmark", "side", "library"))
            .over("benchmark", List.of("acme.Work.make"))
            .over("jvm", List.of("17"))
            .over("mode", List.of("avgt"))
            .over("threads", List.of("1", "2"))
            .over("size", List.of("10"))
            .over("library", List.of(""))
            .over("side", List.of("base", "pr"))
            .cells();

    assertThat(cells)
        .extracting(Cell::id)
        .containsExactly(
            "jmh.acme.Work.make/base/10/17/avgt/1",
            "jmh.acme.Work.make/pr/10/17/avgt/1",
            "jmh.acme.Work.make/base/10/17/avgt/2",
            "jmh.acme.Work.make/pr/10/17/avgt/2");
    assertThat(cells)
        .allMatch(
            cell -> List.copyOf(cell.own().keySet()).equals(List.of("benchmark", "side", "size")));
  }

  @Test
  void an_axis_may_have_the_name_of_any_java_field() {
    List<Cell> cells =
        new CellProduct("jmh", List.of("benchmark"))
            .over("benchmark", List.of("acme.Work.make"))
            .over("mode", List.of("avgt"))
            .over("threads", List.of("1"))
            .over("größe", List.of("10"))
            .cells();

    assertThat(cells)
        .singleElement()
        .satisfies(cell -> assertThat(cell.axis("größe")).isEqualTo("10"));
  }
}
