package io.accbench.report.ratio;

import static org.assertj.core.api.Assertions.assertThat;

import io.accbench.analysis.Analysis;
import io.accbench.analysis.Group;
import io.accbench.report.document.Table;
import io.accbench.report.document.Table.Column;
import io.accbench.report.run.SampleAnalysis;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

class SummaryTableTest {
  private static final Analysis FEW = SampleAnalysis.finished();

  private static Table of(List<Group> groups) {
    return SummaryTable.of(
        new Analysis(
            FEW.header(), FEW.launches(), FEW.end(), groups, List.of(), List.of(), List.of()));
  }

  @Test
  void few_tables_need_none() {
    assertThat(SummaryTable.of(FEW).rows()).isEmpty();
  }

  @Test
  void of_many_each_is_a_line_with_the_baselines_time_and_the_others_ratios() {
    Group group = FEW.groups().get(0);

    Table table = of(Collections.nCopies(9, group));

    List<String> labels = table.columns().stream().map(Column::header).toList();
    assertThat(labels).startsWith("table", "reflection").contains("hidden", "unsafe");
    assertThat(table.rows()).hasSize(9);
    List<String> row = table.rows().get(0);
    assertThat(row.get(1)).matches(".*[0-9] (ns|µs|ms)");
    assertThat(row.get(labels.indexOf("hidden"))).contains("faster");
    assertThat(row).hasSameSizeAs(labels);
  }
}
