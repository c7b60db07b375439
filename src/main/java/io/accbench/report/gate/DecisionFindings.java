package io.accbench.report.gate;

import io.accbench.gate.ComparedCells;
import io.accbench.gate.Decision;
import io.accbench.model.Finding;
import io.accbench.report.text.FindingText;
import io.accbench.report.text.Text;
import java.util.List;

/** The findings of a decision; a finding on a row has the row's name as its subject. */
final class DecisionFindings {
  private DecisionFindings() {}

  /** Returns the findings in their order. */
  static List<Finding> of(Decision decision) {
    return decision.findings().stream().map(DecisionFindings::named).toList();
  }

  /** Returns each finding once, with its subject, as a line of plain text. */
  static List<String> lines(Decision decision) {
    return of(decision).stream().map(DecisionFindings::line).distinct().toList();
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
}
