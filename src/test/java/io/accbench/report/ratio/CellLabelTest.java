package io.accbench.report.ratio;

import static org.assertj.core.api.Assertions.assertThat;

import io.accbench.model.Cell;
import io.accbench.model.SampleCells;
import java.util.List;
import org.junit.jupiter.api.Test;

class CellLabelTest {
  private static final Cell READ = cell("read", "field", "bean", "typed", 1);

  @Test
  void fields_and_methods_are_told_apart() {
    assertThat(CellLabel.of(READ, List.of("strategy")))
        .isEqualTo("read · order · fields · JVM 17 · average time");
    assertThat(CellLabel.of(cell("write", "method", "bean", "typed", 2), List.of("strategy")))
        .isEqualTo("write · order · setters · JVM 17 · average time · 2 threads");
    assertThat(CellLabel.of(cell("construct", "method", "bean", "typed", 1), List.of("strategy")))
        .startsWith("construct · order · methods");
  }

  @Test
  void what_is_not_the_headline_is_named() {
    assertThat(CellLabel.of(cell("read", "method", "mono:id", "boxed", 1), List.of("strategy")))
        .isEqualTo("read · order · getters · layout mono:id · boxed slots · JVM 17 · average time");
  }

  @Test
  void a_table_that_divides_fields_by_methods_says_so() {
    assertThat(CellLabel.of(READ, List.of("member")))
        .isEqualTo("read · order · unsafe · fields against methods · JVM 17 · average time");
  }

  @Test
  void what_differs_between_rows_is_not_in_the_title() {
    assertThat(CellLabel.of(READ, List.of("jvm"))).doesNotContain("17").contains("unsafe");
    assertThat(CellLabel.of(READ, List.of("fixture"))).doesNotContain("order");
  }

  @Test
  void the_empty_benchmark_has_no_fixture_or_layout() {
    Cell empty = SampleCells.of("access empty none none none none none - 17 avgt 1");
    assertThat(CellLabel.of(empty, List.of("strategy"))).isEqualTo("empty · JVM 17 · average time");
  }

  @Test
  void several_titles_say_only_what_tells_them_apart() {
    assertThat(CellLabel.apart(List.of(READ, cell("read", "method", "bean", "typed", 1))))
        .containsExactly("fields", "getters");
    assertThat(CellLabel.apart(List.of(READ))).containsExactly("read, order, fields");
  }

  private static Cell cell(String operation, String member, String layout, String slot, int n) {
    return SampleCells.of(
        "access %s order unsafe %s %s %s - 17 avgt %s", operation, member, layout, slot, n);
  }
}
