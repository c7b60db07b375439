package io.accbench.report.html;

import io.accbench.report.document.Detail;
import io.accbench.report.document.Section;
import io.accbench.report.document.Table;
import io.accbench.report.ratio.ReplicateTable;
import java.util.List;

/** The rows that several machines measured. */
final class ReplicateSection {
  private ReplicateSection() {}

  static Section of(RunContent run) {
    Table table = ReplicateTable.of(run.analysis());
    String reading =
        "Each row was measured several times, each time on one machine. The combined ratio holds"
            + " for machines like these, so its interval is wider than that of one of them.";
    return new Section(
        "replicates",
        "Measured several times",
        reading,
        Detail.USUAL,
        table.rows().isEmpty() ? List.of() : List.of(table));
  }
}
