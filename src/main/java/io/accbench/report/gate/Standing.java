package io.accbench.report.gate;

import io.accbench.gate.Decision;
import io.accbench.gate.JudgedRow;
import io.accbench.gate.Metric;
import io.accbench.gate.Outcome;
import io.accbench.gate.RowObstacle;
import io.accbench.gate.RowReason;
import io.accbench.report.text.Text;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** The meaning of a row to the person who must act on it; the most urgent first. */
enum Standing {
  REGRESSED,
  INCONCLUSIVE,
  /** The row regressed or is inconclusive, but is excused for the time being. */
  WAIVED,
  IMPROVED,
  EQUIVALENT;

  /** The name of a row that belongs to no expectation. */
  static final String WHOLE = "the gate as a whole";

  static Standing of(JudgedRow row) {
    boolean bad = row.outcome() == Outcome.REGRESSED || row.outcome() == Outcome.INCONCLUSIVE;
    return bad && row.waived() ? WAIVED : valueOf(row.outcome().name());
  }

  /**
   * Returns the rows by urgency, else in their own order. A decision that no row explains gets a
   * row of its own, and so does a decision without rows, so that a gate that compared nothing never
   * looks green.
   */
  static List<JudgedRow> worstFirst(Decision decision) {
    List<JudgedRow> rows = new ArrayList<>(Text.each(decision.rows()));
    rows.sort(Comparator.comparing(Standing::of));
    if (rows.isEmpty() || !explained(decision.outcome(), rows)) {
      rows.add(0, whole(decision));
    }
    return List.copyOf(rows);
  }

  static long count(List<JudgedRow> rows, Standing standing) {
    return rows.stream().filter(row -> of(row) == standing).count();
  }

  private static boolean explained(Outcome outcome, List<JudgedRow> rows) {
    Standing worst = of(rows.get(0));
    return switch (outcome) {
      case REGRESSED -> worst == REGRESSED;
      case INCONCLUSIVE -> worst == REGRESSED || worst == INCONCLUSIVE;
      case IMPROVED, EQUIVALENT -> true;
    };
  }

  private static JudgedRow whole(Decision decision) {
    Outcome outcome =
        decision.outcome() == Outcome.REGRESSED ? Outcome.REGRESSED : Outcome.INCONCLUSIVE;
    return new JudgedRow(
        WHOLE,
        Metric.TIME,
        outcome,
        null,
        Double.NaN,
        Double.NaN,
        "",
        "",
        RowReason.obstacle(new RowObstacle.WholeGate(decision)),
        "");
  }
}
