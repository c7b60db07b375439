package io.accbench.report.ratio;

import io.accbench.analysis.Analyzer;
import io.accbench.analysis.Ratio;
import io.accbench.analysis.Row;
import io.accbench.report.text.Figure;

/** Describes in one sentence what a row allocates compared with its baseline. */
final class AllocationSentence {
  private final Ratio ratio;
  private final double margin;
  private final MissingRounds missing;

  /**
   * @param margin margin of the verdict: 0.01 is 1 %
   */
  AllocationSentence(Row row, double margin, MissingRounds missing) {
    this.ratio = row.allocation().ratio();
    this.margin = margin;
    this.missing = missing;
  }

  /**
   * Returns {@code It allocates 0.250× the bytes (0.249–0.251, 99 %, 12 rounds).}, or an empty text
   * without a ratio that was judged.
   */
  String text() {
    if (ratio == null || ratio.verdict() == null) {
      return "";
    }
    String lacks = missing.words().isEmpty() ? "" : "; " + missing.words();
    if (!ratio.enough()) {
      return "No verdict yet on its allocation: only %d of the %d rounds that a verdict needs%s."
          .formatted(ratio.value().samples(), Analyzer.FEWEST_ROUNDS, lacks);
    }
    if (ratio.value().center() == 0) {
      return "It allocates nothing (" + RowSentence.rounds(ratio) + ").";
    }
    String times = Figure.of(ratio.value()) + "×";
    String within = RowSentence.margin(margin);
    return switch (ratio.verdict()) {
      case FASTER, SLOWER -> "It allocates " + times + " the bytes" + sure();
      case SAME -> "It allocates the same within " + within + ": " + times + sure();
      case UNDECIDED -> {
        String interval = RowSentence.interval(ratio);
        yield "No verdict yet on its allocation: " + interval + " crosses " + within + lacks + ".";
      }
    };
  }

  private String sure() {
    return " (%s, %s, %s)."
        .formatted(
            RowSentence.interval(ratio), RowSentence.confidence(), RowSentence.rounds(ratio));
  }
}
