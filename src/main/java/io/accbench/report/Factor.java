package io.accbench.report;

import io.accbench.analysis.Analyzer;
import io.accbench.analysis.Ratio;
import io.accbench.analysis.Row;
import io.accbench.stats.Estimate;
import java.math.BigDecimal;
import java.math.RoundingMode;

/** A ratio in words: its direction is read, not worked out. */
final class Factor {
  static final String BASELINE = "1 (baseline)";
  static final String FLOOR = "at the floor";
  static final String INACTIVE = "inactive: the baseline's code";
  static final String UNSHOWN = "no difference shown";
  static final String UNBOUNDED = "too few forks";
  static final String NOTHING = "none";

  /** Below this a change of allocation is called none; it is what allocation gates at. */
  private static final double ALLOCATION_MARGIN = 0.01;

  private Factor() {}

  /** What a measured row's ratio says: {@code 1.42× faster}, {@code at the floor}. */
  static String ofTime(Row row, boolean baseline) {
    if (row.atFloor()) {
      return baseline ? FLOOR + " (baseline)" : FLOOR;
    }
    if (baseline) {
      return BASELINE;
    }
    if (absent(row.ratio())) {
      return Text.NONE;
    }
    String direction =
        row.ratio().enough() || row.ratio().inactive()
            ? direction(row, false)
            : tooFew(row.ratio().value().samples());
    return times(row.ratio()) + (direction.equals("faster") ? " " : ", ") + direction;
  }

  /** {@code faster}, {@code slower}, or why neither; empty when there is no ratio. */
  static String direction(Row row, boolean baseline) {
    if (row.atFloor()) {
      return FLOOR;
    }
    if (baseline) {
      return "baseline";
    }
    if (absent(row.ratio())) {
      return "";
    }
    if (row.ratio().inactive()) {
      return INACTIVE;
    }
    if (!row.ratio().enough() || !Double.isFinite(Figure.halfWidth(row.ratio().value()))) {
      return UNBOUNDED;
    }
    if (!row.ratio().shown()) {
      return UNSHOWN;
    }
    return row.ratio().value().low() > 1 ? "faster" : "slower";
  }

  /** The ratio of allocated bytes: {@code 2.50×, more}. */
  static String ofAllocation(Row row, boolean baseline) {
    if (baseline && Double.isFinite(row.allocatedBytesPerOp())) {
      return "1";
    }
    if (absent(row.allocationRatio())) {
      return Text.NONE;
    }
    double center = row.allocationRatio().value().center();
    if (center == 0) {
      return NOTHING;
    }
    // nearly exact: a difference needs no five rounds to be plain
    boolean changed =
        Math.abs(center - 1) >= ALLOCATION_MARGIN && row.allocationRatio().excludesOne();
    return Figure.of(row.allocationRatio().value())
        + "×"
        + (changed ? (center > 1 ? ", more" : ", less") : "");
  }

  /** The interval of a ratio; none for the baseline, and of too few rounds. */
  static String interval(Row row, boolean baseline) {
    return baseline || row.atFloor() || row.ratio() == null || !row.ratio().enough()
        ? Text.NONE
        : Figure.interval(row.ratio().value());
  }

  /** {@code too few forks (2 of 5)}. */
  static String tooFew(int forks) {
    return UNBOUNDED + " (" + forks + " of " + Analyzer.FEWEST_ROUNDS + ")";
  }

  private static boolean absent(Ratio ratio) {
    return ratio == null || ratio.value() == null || !Double.isFinite(ratio.value().center());
  }

  /**
   * The factor; as many more decimals as it takes to tell a shown ratio from 1; two digits of too
   * few forks.
   */
  static String times(Ratio ratio) {
    Estimate value = ratio.value();
    if (!ratio.enough()) {
      return Figure.of(value.center(), value.center()) + "×";
    }
    String text = Figure.of(value);
    BigDecimal exact = BigDecimal.valueOf(value.center());
    for (int decimals = 2; decimals <= 5 && ratio.shown() && isOne(text); decimals++) {
      text = Figure.grouped(exact.setScale(decimals, RoundingMode.HALF_UP));
    }
    return text + "×";
  }

  private static boolean isOne(String text) {
    return text.matches("1(\\.0*)?");
  }
}
