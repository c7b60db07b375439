package io.accbench.report.ratio;

import io.accbench.analysis.Analysis;
import io.accbench.analysis.ReplicatedRow;
import io.accbench.analysis.ReplicatedRow.OnMachine;
import io.accbench.report.text.Figure;
import io.accbench.report.text.Percent;
import io.accbench.report.text.Table;
import io.accbench.report.text.Table.Column;
import io.accbench.stats.Estimate;
import io.accbench.stats.RandomEffects;
import java.util.List;
import java.util.stream.Collectors;

/** The ratios of rows that several machines measured, and what they come to together. */
public final class ReplicateTable {
  private ReplicateTable() {}

  /** Returns the table, without rows where each row was measured once. */
  public static Table of(Analysis analysis) {
    return new Table(
        "Measured several times",
        "time(baseline) / time(row): above 1 it is faster than its baseline",
        List.of(
            Column.text("row"),
            Column.text("each time, with 99 % interval"),
            Column.text("combined, with 99 % interval"),
            new Column("spread between (sd)", true, 0),
            new Column("heterogeneity I²", true, 0),
            new Column("p of no spread", true, 0)),
        analysis.replicates().stream().map(ReplicateTable::texts).toList(),
        List.of(
            "Each ratio comes from one machine; its scores are not compared with those of others."
                + " The other tables show the first.",
            "Combined: random effects, DerSimonian and Laird, with Hartung and Knapp's interval."
                + " Two measurements bound little of what a third would show."));
  }

  private static List<String> texts(ReplicatedRow row) {
    RandomEffects combined = row.combined();
    return List.of(
        CellLabel.ofRow(row.planned().cell()),
        row.ratios().stream()
            .map(OnMachine::ratio)
            .map(ratio -> ratio(ratio.value()))
            .collect(Collectors.joining(", then ")),
        ratio(combined.mean().exp()),
        Percent.ofRatio(Math.exp(combined.between())),
        Figure.of(100 * combined.heterogeneity()) + " %",
        Figure.of(combined.homogeneous()));
  }

  private static String ratio(Estimate value) {
    return Figure.of(value) + "× (" + Figure.interval(value) + ")";
  }
}
