package io.accbench.report.gate;

import io.accbench.gate.Decision;
import io.accbench.gate.JudgedRow;
import io.accbench.gate.Outcome;
import io.accbench.report.text.Counts;
import java.util.ArrayList;
import java.util.List;

/** A gate's decision in one sentence. */
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
    return "%s: of %s %s%s"
        .formatted(
            decision.outcome(),
            Counts.of(rows.size(), "row"),
            counts.isEmpty() ? "none was compared" : String.join(", ", counts),
            rest(decision));
  }

  /** Returns the same without the verdict and the counts, for a page that shows them anyway. */
  static String sizes(Decision decision) {
    List<JudgedRow> rows = decision.rows();
    String compared = rows.isEmpty() ? "No row was compared" : Counts.of(rows.size(), "row");
    return compared + rest(decision);
  }

  private static String rest(Decision decision) {
    String expired = decision.expired() ? "; a waiver has expired, so correct the policy" : "";
    return expired + "; false alarms: at most " + ChangeText.share(decision.alpha());
  }

  private static void count(
      List<String> counts, List<JudgedRow> rows, Outcome outcome, String words) {
    long count = rows.stream().filter(row -> !row.waived() && row.outcome() == outcome).count();
    if (count > 0) {
      counts.add(count + " " + words);
    }
  }
}
