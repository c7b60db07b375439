package io.accbench.report.text;

import io.accbench.model.Finding;
import io.accbench.model.FindingKind;
import java.util.List;

/**
 * A finding as JSON files hold it.
 *
 * @param where the subject
 * @param kind the kind, by which a program distinguishes findings
 * @param severity how grave it is
 * @param text the sentence
 */
public record WrittenFinding(
    String where, FindingKind kind, FindingKind.Severity severity, String text) {

  public static List<WrittenFinding> of(List<Finding> findings) {
    return findings.stream()
        .map(
            finding ->
                new WrittenFinding(
                    finding.subject(),
                    finding.kind(),
                    finding.kind().severity(),
                    FindingText.of(finding)))
        .toList();
  }
}
