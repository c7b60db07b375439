package io.accbench.report.gate;

import io.accbench.gate.Decision;
import io.accbench.gate.JudgedRow;
import io.accbench.gate.Metric;
import io.accbench.gate.Outcome;
import io.accbench.report.text.ReportJson;
import io.accbench.report.text.Text;
import io.accbench.report.text.WrittenFinding;
import io.accbench.stats.Estimate;
import java.util.List;

/** Writes the decision for programs, its verdict first. Numbers that are not finite are null. */
public final class DecisionJson implements DecisionWriter {
  /**
   * The format's version, which increases when a program that reads an older version would read the
   * new one wrongly.
   */
  private static final int FORMAT_VERSION = 1;

  private record Document(
      int formatVersion,
      Outcome verdict,
      String sentence,
      List<Row> rows,
      List<WrittenFinding> findings) {}

  private record Row(
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
    static Row of(JudgedRow row) {
      return new Row(
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

  @Override
  public String name() {
    return "json";
  }

  @Override
  public String file() {
    return "gate.json";
  }

  @Override
  public String write(Decision decision) {
    return Text.wellFormed(ReportJson.text(document(decision)));
  }

  private static Document document(Decision decision) {
    return new Document(
        FORMAT_VERSION,
        decision.outcome(),
        DecisionText.of(decision),
        decision.rows().stream().map(Row::of).toList(),
        WrittenFinding.of(DecisionFindings.of(decision)));
  }
}
