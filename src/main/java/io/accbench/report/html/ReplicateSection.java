package io.accbench.report.html;

import io.accbench.report.document.Section;
import io.accbench.report.document.Table;
import io.accbench.report.ratio.ReplicateTable;
import java.util.List;
import java.util.Optional;

/** The rows that several machines measured. */
public final class ReplicateSection implements RunSection {
  @Override
  public Optional<Section> of(RunContent run) {
    Table table = ReplicateTable.of(run.analysis());
    String reading =
        "Each row was measured several times, each time on one machine. The combined ratio holds"
            + " for machines like these, so its interval is wider than that of one of them.";
    return table.rows().isEmpty()
        ? Optional.empty()
        : Optional.of(new Section("replicates", "Measured several times", reading, List.of(table)));
  }
}
