package io.accbench.report.gate;

import io.accbench.gate.Decision;
import io.accbench.gate.JudgedRow;
import io.accbench.gate.Outcome;
import io.accbench.model.FindingKind;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Stream;

/** The lines beside a gate's table for what its exit code does not show. */
public final class DecisionHints {
  private static final Set<FindingKind> EXPIRED =
      EnumSet.of(
          FindingKind.WAIVER_EXPIRED_REGRESSED,
          FindingKind.WAIVER_EXPIRED_UNDECIDED,
          FindingKind.WAIVER_EXPIRED_UNNEEDED);

  private DecisionHints() {}

  /**
   * Returns a line on regressed rows, one on undecided rows, and one for each waived row and each
   * waiver that expired.
   */
  public static List<String> of(Decision decision) {
    return Stream.of(regressed(decision), open(decision), waived(decision), expired(decision))
        .flatMap(lines -> lines)
        .toList();
  }

  private static Stream<String> regressed(Decision decision) {
    List<JudgedRow> rows =
        decision.rows().stream()
            .filter(row -> !row.waived() && row.outcome() == Outcome.REGRESSED)
            .toList();
    return rows.isEmpty()
        ? Stream.empty()
        : Stream.of(
            "REGRESSED: %s, %s%s; mend the code, or accept the change by a waiver or another limit of --policy"
                .formatted(
                    RowName.of(rows.get(0)),
                    rows.get(0).metric().name().toLowerCase(Locale.ROOT),
                    rows.size() > 1 ? " and " + (rows.size() - 1) + " more" : ""));
  }

  private static Stream<String> open(Decision decision) {
    long open =
        decision.rows().stream()
            .filter(row -> !row.waived() && row.outcome() == Outcome.INCONCLUSIVE)
            .count();
    return open == 0 ? Stream.empty() : Stream.of(DecisionText.inconclusive(open));
  }

  private static Stream<String> waived(Decision decision) {
    return decision.rows().stream()
        .filter(JudgedRow::waived)
        .map(row -> "waived: " + RowText.waiver(row));
  }

  private static Stream<String> expired(Decision decision) {
    return DecisionText.findings(decision).stream()
        .filter(finding -> EXPIRED.contains(finding.kind()))
        .map(DecisionText::line);
  }
}
