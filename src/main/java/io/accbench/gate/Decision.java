package io.accbench.gate;

import io.accbench.model.Finding;
import java.util.Comparator;
import java.util.List;

/**
 * The decision of a gate over all rows.
 *
 * @param outcome the worst outcome of the rows that count; {@link Outcome#EQUIVALENT} when no row
 *     regressed, improved or stayed open
 * @param rows the judged rows, the worst first
 * @param findings every finding, among them expired waivers
 * @param alpha error probability of all rows together, above 0 and below 0.5
 * @param expired whether a waiver's last day has passed, so that nothing may look like a pass
 */
public record Decision(
    Outcome outcome, List<JudgedRow> rows, List<Finding> findings, double alpha, boolean expired) {

  /** An order by outcome, then by the distance beyond the limit; waived rows come last. */
  private static final Comparator<JudgedRow> WORST_FIRST =
      Comparator.comparing(JudgedRow::waived)
          .thenComparing(JudgedRow::outcome)
          .thenComparing(Comparator.comparingDouble(Decision::excess).reversed());

  /** Returns the decision over rows, the worst first. */
  static Decision of(List<JudgedRow> rows, List<Finding> findings, double alpha, boolean expired) {
    Outcome worst =
        rows.stream()
            .filter(row -> !row.waived())
            .map(JudgedRow::outcome)
            .map(
                outcome -> expired && outcome != Outcome.REGRESSED ? Outcome.INCONCLUSIVE : outcome)
            .min(Comparator.naturalOrder())
            .orElse(expired ? Outcome.INCONCLUSIVE : Outcome.EQUIVALENT);
    return new Decision(
        worst, rows.stream().sorted(WORST_FIRST).toList(), findings, alpha, expired);
  }

  private static double excess(JudgedRow row) {
    return row.change() == null ? Double.NEGATIVE_INFINITY : row.change().center() / row.limit();
  }
}
