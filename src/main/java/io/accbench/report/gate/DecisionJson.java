package io.accbench.report.gate;

import io.accbench.gate.Decision;
import io.accbench.gate.JudgedRow;
import io.accbench.gate.Outcome;
import io.accbench.report.text.ReportJson;
import io.accbench.report.text.Text;
import io.accbench.report.text.WrittenFinding;
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
      List<JudgedRow> rows,
      List<WrittenFinding> findings) {}

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
        decision.sentence(),
        decision.rows(),
        WrittenFinding.of(decision.findings()));
  }
}
