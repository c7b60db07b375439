package io.accbench.report.run;

import io.accbench.analysis.Ratio;
import io.accbench.analysis.Row;
import io.accbench.analysis.Verdict;
import io.accbench.report.document.PointShape;
import io.accbench.report.document.Tone;

/**
 * The colour and the shape that say the same as a verdict.
 *
 * @param tone the colour
 * @param shape the outline
 */
record RowLook(Tone tone, PointShape shape) {
  private static final RowLook BASELINE = new RowLook(Tone.BASELINE, PointShape.DIAMOND);
  private static final RowLook UNDECIDED = new RowLook(Tone.UNDECIDED, PointShape.RING);

  /** Returns the look of a row's ratio of time. */
  static RowLook ofTime(Row row, boolean baseline) {
    return baseline ? BASELINE : row.time().atFloor() ? UNDECIDED : of(row.ratio(), false);
  }

  /** Returns the look of a row's ratio of allocated bytes, of which fewer are better. */
  static RowLook ofAllocation(Row row, boolean baseline) {
    return baseline ? BASELINE : of(row.allocation().ratio(), true);
  }

  private static RowLook of(Ratio ratio, boolean lessIsBetter) {
    if (ratio == null || ratio.verdict() == null || !ratio.enough()) {
      return UNDECIDED;
    }
    return of(ratio.verdict(), lessIsBetter);
  }

  private static RowLook of(Verdict verdict, boolean lessIsBetter) {
    return switch (verdict) {
      case FASTER -> new RowLook(lessIsBetter ? Tone.SLOWER : Tone.FASTER, PointShape.UP);
      case SLOWER -> new RowLook(lessIsBetter ? Tone.FASTER : Tone.SLOWER, PointShape.DOWN);
      case SAME -> new RowLook(Tone.SAME, PointShape.SQUARE);
      case UNDECIDED -> UNDECIDED;
    };
  }
}
