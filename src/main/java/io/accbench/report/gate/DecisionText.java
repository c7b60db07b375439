package io.accbench.report.gate;

import io.accbench.gate.ComparedCells;
import io.accbench.gate.Decision;
import io.accbench.gate.JudgedRow;
import io.accbench.gate.Outcome;
import io.accbench.model.Finding;
import io.accbench.model.FindingKind;
import io.accbench.report.text.Figure;
import io.accbench.report.text.FindingText;
import io.accbench.report.text.Text;
import java.util.ArrayList;
import java.util.List;

/** A gate's decision in one sentence, and its findings; one on a row has the row's name. */
public final class DecisionText {
  private DecisionText() {}

  /** Returns the verdict, how many rows have which outcome, and the chance of a false alarm. */
  public static String of(Decision decision) {
    List<JudgedRow> rows = decision.rows();
    List<String> counts = new ArrayList<>();
    count(counts, rows, Outcome.REGRESSED, "regressed");
    count(counts, rows, Outcome.INCONCLUSIVE, "undecided");
    count(counts, rows, Outcome.IMPROVED, "improved");
    count(counts, rows, Outcome.EQUIVALENT, "within the limit");
    long waived = rows.stream().filter(JudgedRow::waived).count();
    if (waived > 0) {
      counts.add(waived + " waived");
    }
    return "%s: of %s %s%s; false alarms: at most %s"
        .formatted(
            decision.outcome(),
            Figure.count(rows.size(), "row"),
            counts.isEmpty() ? "none was compared" : String.join(", ", counts),
            decision.expired() ? "; a waiver has expired, so correct the policy" : "",
            Figure.percent(decision.alpha(), 2));
  }

  private static void count(
      List<String> counts, List<JudgedRow> rows, Outcome outcome, String words) {
    long count = rows.stream().filter(row -> !row.waived() && row.outcome() == outcome).count();
    if (count > 0) {
      counts.add(count + " " + words);
    }
  }

  /** Returns the findings in their order. */
  static List<Finding> findings(Decision decision) {
    return decision.findings().stream().map(DecisionText::named).toList();
  }

  /** Returns each finding once, with its subject, as a line of plain text. */
  static List<String> findingLines(Decision decision) {
    return findings(decision).stream().map(DecisionText::line).distinct().toList();
  }

  /** Returns the findings on verdicts that depend on what the JVM did before, as lines. */
  static List<String> turnLines(Decision decision) {
    return decision.findings().stream()
        .filter(finding -> finding.kind() == FindingKind.VERDICT_TURNS)
        .map(DecisionText::line)
        .distinct()
        .toList();
  }

  /** Returns a finding with its subject as a line of plain text. */
  static String line(Finding finding) {
    return Text.plain(finding.subject()) + ": " + Text.plain(FindingText.of(finding));
  }

  private static Finding named(Finding finding) {
    return finding.arguments().stream()
        .filter(ComparedCells.class::isInstance)
        .map(ComparedCells.class::cast)
        .findFirst()
        .map(cells -> finding.about(RowName.ofCells(cells)))
        .orElse(finding);
  }

  /** Returns what is said of a number of rows, at least 1, that are inconclusive. */
  static String inconclusive(long rows) {
    return "INCONCLUSIVE: "
        + rows
        + (rows == 1 ? " row was" : " rows were")
        + " shown neither to keep nor to break the limit; this is not a pass";
  }
}
