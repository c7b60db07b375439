package io.accbench.report.hotspot;

import io.accbench.hotspot.Difference;
import io.accbench.hotspot.Hotspots;
import io.accbench.model.Finding;
import io.accbench.report.text.FindingText;
import java.util.ArrayList;
import java.util.List;

/** The sentences of findings on hotspots and their differences, each after its subject. */
public final class HotspotFindings {
  private HotspotFindings() {}

  /** Returns what makes hotspots doubtful or incomplete. */
  public static List<String> of(Hotspots hotspots) {
    return sentences(hotspots.findings());
  }

  /** Returns the findings on the difference itself, then those on each of its sides. */
  public static List<String> of(Difference difference) {
    List<String> sentences = new ArrayList<>(sentences(difference.findings()));
    of(difference.before()).forEach(each -> sentences.add(Difference.BEFORE + ": " + each));
    of(difference.after()).forEach(each -> sentences.add(Difference.AFTER + ": " + each));
    return sentences;
  }

  /** Returns each sentence, after its subject if the finding has one. */
  static List<String> sentences(List<Finding> findings) {
    return findings.stream()
        .map(
            finding ->
                (finding.subject().equals(Finding.UNNAMED) ? "" : finding.subject() + ": ")
                    + FindingText.of(finding))
        .toList();
  }
}
