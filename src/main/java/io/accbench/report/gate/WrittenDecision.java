package io.accbench.report.gate;

import io.accbench.gate.Decision;
import io.accbench.gate.JudgedRow;
import io.accbench.gate.Metric;
import io.accbench.gate.Outcome;
import io.accbench.report.text.WrittenFinding;
import io.accbench.stats.Estimate;
import java.util.List;

/**
 * A decision as JSON holds it, its verdict first. Numbers that are not finite are null.
 *
 * @param formatVersion the format's version, which increases when a program that reads an older
 *     version would read the new one wrongly
 */
record WrittenDecision(
    int formatVersion,
    Outcome verdict,
    String sentence,
    List<WrittenRow> rows,
    List<WrittenFinding> findings) {

  record WrittenRow(
      String name,
      Metric metric,
      Outcome outcome,
      Estimate change,
      double limit,
      double pValue,
      String rule,
      String waiver,
      String sentence,
      String repeat) {
    static WrittenRow of(JudgedRow row) {
      return new WrittenRow(
          RowName.of(row),
          row.metric(),
          row.outcome(),
          row.change(),
          row.limit(),
          row.pValue(),
          row.rule(),
          row.waived() ? RowText.excuse(row.waiver()) : "",
          RowText.of(row),
          row.repeat());
    }
  }

  static WrittenDecision of(Decision decision) {
    return new WrittenDecision(
        1,
        decision.outcome(),
        DecisionText.of(decision),
        decision.rows().stream().map(WrittenRow::of).toList(),
        WrittenFinding.of(DecisionText.findings(decision)));
  }
}
