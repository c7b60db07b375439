package io.accbench.report.gate;

import io.accbench.gate.Decision;
import io.accbench.gate.JudgedRow;
import io.accbench.gate.Metric;
import io.accbench.gate.Outcome;
import io.accbench.gate.RowObstacle;
import io.accbench.gate.RowReason;
import io.accbench.report.document.Tone;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** The meaning of a row to the person who must act on it; the most urgent first. */
enum RowStatus {
  REGRESSED("❌", Tone.SLOWER),
  INCONCLUSIVE("⚠️", Tone.UNDECIDED),
  /** The row regressed or is inconclusive, but is excused for the time being. */
  WAIVED("✅", Tone.UNDECIDED),
  IMPROVED("✅", Tone.FASTER),
  EQUIVALENT("✅", Tone.SAME);

  private final String symbol;
  private final Tone tone;

  RowStatus(String symbol, Tone tone) {
    this.symbol = symbol;
    this.tone = tone;
  }

  /** Returns what stands before a verdict, of which this is the worst. */
  String symbol() {
    return symbol;
  }

  /** Returns the colour; the word says the same. */
  Tone tone() {
    return tone;
  }

  static RowStatus of(JudgedRow row) {
    boolean bad = row.outcome() == Outcome.REGRESSED || row.outcome() == Outcome.INCONCLUSIVE;
    return bad && row.waived() ? WAIVED : valueOf(row.outcome().name());
  }

  /**
   * Returns the rows by urgency, else in their own order. A decision that no row explains gets a
   * row of its own, and so does a decision without rows, so that a gate that compared nothing never
   * looks green.
   */
  static List<JudgedRow> worstFirst(Decision decision) {
    List<JudgedRow> rows = new ArrayList<>(decision.rows());
    rows.sort(Comparator.comparing(RowStatus::of));
    if (rows.isEmpty() || !explained(decision.outcome(), rows)) {
      rows.add(0, whole(decision));
    }
    return List.copyOf(rows);
  }

  static long count(List<JudgedRow> rows, RowStatus status) {
    return rows.stream().filter(row -> of(row) == status).count();
  }

  private static boolean explained(Outcome outcome, List<JudgedRow> rows) {
    RowStatus worst = of(rows.get(0));
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
        null,
        Metric.TIME,
        outcome,
        null,
        Double.NaN,
        Double.NaN,
        "",
        null,
        RowReason.obstacle(new RowObstacle.WholeGate(decision)),
        "");
  }
}
