package io.accbench.report.ratio;

import static org.assertj.core.api.Assertions.assertThat;

import io.accbench.analysis.Analysis;
import io.accbench.model.Block;
import io.accbench.model.Cell;
import io.accbench.model.Launch;
import io.accbench.model.LaunchBuilder;
import io.accbench.model.PlannedCell;
import io.accbench.model.SampleCells;
import io.accbench.report.run.SampleAnalysis;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class WorkloadTextTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "read | bean | 1200 | 11 | 1,200 properties of 11 beans in layout bean, typed slots",
        "write | bean | 1 | 1 | 1 property of 1 bean in layout bean, typed slots",
        "copy | bean | 72 | 11 | 72 accesses, 11 beans in layout bean, typed slots",
        "construct | bean | 0 | 11 | 11 beans in layout bean, typed slots",
        "read | mono:id | 1 | 11 | 1 access in layout mono:id, typed slots",
      })
  void counts_what_one_operation_does(
      String operation, String layout, String accesses, String beans, String words) {
    Cell cell = cell(operation, layout);
    Launch launch = launch(cell, Map.of("accesses", accesses, "beans", beans));
    assertThat(WorkloadText.of(block(cell), with(launch))).isEqualTo(words);
  }

  @Test
  void counts_that_differ_between_forks_are_not_shown() {
    Cell cell = cell("read", "bean");
    Analysis analysis =
        with(launch(cell, Map.of("accesses", "3")), launch(cell, Map.of("accesses", "4")));
    assertThat(WorkloadText.of(block(cell), analysis)).isEqualTo("layout bean, typed slots");
  }

  private static Cell cell(String operation, String layout) {
    return SampleCells.of(
        "access %s unheard-of unsafe field %s typed - 17 avgt 1", operation, layout);
  }

  private static Block block(Cell cell) {
    PlannedCell planned = new PlannedCell(cell, "typed", null, List.of());
    return new Block("id", List.of("strategy"), List.of(planned), 5);
  }

  private static Launch launch(Cell cell, Map<String, String> facts) {
    return new LaunchBuilder(cell.id(), 0).took(1, 1).facts(facts).build();
  }

  private static Analysis with(Launch... launches) {
    return new Analysis(
        SampleAnalysis.finished().header(),
        List.of(launches),
        null,
        List.of(),
        List.of(),
        List.of(),
        List.of());
  }
}
