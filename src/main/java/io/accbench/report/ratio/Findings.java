package io.accbench.report.ratio;

import io.accbench.analysis.Analysis;
import io.accbench.analysis.Group;
import io.accbench.model.Finding;
import io.accbench.model.FindingKind;
import io.accbench.model.FindingKind.Severity;
import io.accbench.model.PlannedCell;
import io.accbench.report.text.FindingText;
import io.accbench.report.text.Text;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Lists every finding once, with all of its places, in words. */
public final class Findings {
  private Findings() {}

  /**
   * Returns lines such as {@code read · order · fields · JVM 17 (and 3 more): only 2 rounds}, in
   * the order in which each was first found.
   *
   * @param places the largest number of places that a line names, at least 1
   */
  public static List<String> lines(Analysis analysis, int places) {
    return lines(places(analysis), analysis.findings(), places);
  }

  /**
   * Returns the lines of the findings of a plan, which name places by their ids.
   *
   * @param places the largest number of places that a line names, at least 1
   */
  public static List<String> lines(List<Finding> findings, int places) {
    return lines(Map.of(), findings, places);
  }

  /**
   * Returns the lines of what makes numbers wrong, then of what makes them doubtful.
   *
   * @param places the largest number of places that a line names, at least 1
   */
  public static List<String> gravest(Analysis analysis, int places) {
    List<Finding> grave = new ArrayList<>();
    for (Severity severity : List.of(Severity.WRONG, Severity.DOUBT)) {
      analysis.findings().stream()
          .filter(finding -> finding.kind().severity() == severity)
          .filter(finding -> finding.kind() != FindingKind.VERDICT_TURNS) // the answer has it
          .forEach(grave::add);
    }
    return lines(places(analysis), grave, places);
  }

  /** Returns the lines of the findings of one kind, each with one place. */
  public static List<String> lines(Analysis analysis, FindingKind kind) {
    return lines(
        places(analysis),
        analysis.findings().stream().filter(finding -> finding.kind() == kind).toList(),
        1);
  }

  /**
   * @param words the places in words by their ids; one that is not among them is named by its id
   */
  private static List<String> lines(Map<String, String> words, List<Finding> findings, int places) {
    Map<String, Set<String>> byText = new LinkedHashMap<>();
    for (Finding finding : findings) {
      String where = Text.plain(finding.subject());
      byText
          .computeIfAbsent(Text.plain(FindingText.of(finding)), text -> new LinkedHashSet<>())
          .add(words.getOrDefault(where, where));
    }
    return byText.entrySet().stream()
        .map(entry -> named(List.copyOf(entry.getValue()), places) + ": " + entry.getKey())
        .toList();
  }

  private static String named(List<String> where, int places) {
    String named = String.join("; ", where.subList(0, Math.min(places, where.size())));
    return where.size() <= places ? named : named + " (and " + (where.size() - places) + " more)";
  }

  /** Returns the names of blocks and cells in words by their ids. */
  private static Map<String, String> places(Analysis analysis) {
    Map<String, String> words = new HashMap<>();
    for (Group group : analysis.groups()) {
      words.putIfAbsent(Text.plain(group.block().id()), CellLabel.of(group.block()));
      for (PlannedCell planned : group.block().cells()) {
        words.putIfAbsent(planned.cell().id(), CellLabel.ofRow(planned.cell()));
      }
    }
    return words;
  }
}
