package io.accbench.report.ratio;

import io.accbench.analysis.Analyzer;
import io.accbench.analysis.Group;
import io.accbench.analysis.Ratio;
import io.accbench.analysis.Row;
import io.accbench.analysis.Verdict;
import io.accbench.report.text.Figure;
import io.accbench.report.text.Text;
import io.accbench.stats.Estimate;
import java.util.Locale;

/** Writes a ratio in words, so that a reader sees its direction at once. */
public final class Factor {
  public static final String BASELINE = "1 (baseline)";
  public static final String FLOOR = "at the floor";
  public static final String INACTIVE = "inactive: the baseline's code";
  private static final String INACTIVE_IN_BRIEF = "inactive";
  public static final String SAME = "same";
  public static final String UNDECIDED = "undecided";
  public static final String UNBOUNDED = "too few forks";
  public static final String NOTHING = "none";

  private Factor() {}

  /** Returns a row's ratio with its verdict, or why it has none. */
  public static String ofRow(Group group, Row row) {
    return row.measured() ? ofTime(row, group.isBaseline(row)) : row.outcome().label();
  }

  /**
   * Returns a measured row's ratio with its verdict: {@code 1.42× faster}, {@code at the floor}.
   */
  public static String ofTime(Row row, boolean baseline) {
    String verdict = verdict(row, baseline);
    if (baseline || row.time().atFloor() || absent(row.ratio())) {
      return times(row, baseline);
    }
    return times(row, false) + (verdict.equals("faster") ? " " : ", ") + verdict;
  }

  /** Returns a measured row's ratio with its verdict, which is not explained. */
  public static String ofTimeInBrief(Row row, boolean baseline) {
    if (row.time().atFloor()) {
      return FLOOR;
    }
    if (baseline || absent(row.ratio())) {
      return times(row, baseline);
    }
    String verdict = row.ratio().inactive() ? INACTIVE_IN_BRIEF : direction(row, false);
    return times(row, false) + ", " + verdict;
  }

  /** Returns a measured row's ratio alone: {@code 1.42×}, {@code at the floor}. */
  public static String times(Row row, boolean baseline) {
    if (row.time().atFloor()) {
      return baseline ? FLOOR + " (baseline)" : FLOOR;
    }
    if (baseline) {
      return BASELINE;
    }
    return absent(row.ratio()) ? Text.NONE : times(row.ratio());
  }

  /**
   * Returns {@code faster}, {@code undecided} or {@code too few forks (2 of 5)}; {@link Text#NONE}
   * without a ratio.
   */
  public static String verdict(Row row, boolean baseline) {
    if (baseline || row.time().atFloor() || absent(row.ratio())) {
      return Text.NONE;
    }
    return row.ratio().enough() || row.ratio().inactive()
        ? direction(row, false)
        : tooFew(row.ratio().value().samples());
  }

  /** Returns the verdict, or why there is no verdict; empty when there is no ratio. */
  public static String direction(Row row, boolean baseline) {
    if (row.time().atFloor()) {
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
    return row.ratio().verdict() == null ? UNDECIDED : word(row.ratio().verdict());
  }

  /** Returns a verdict in lower case, as tables and machines read it; empty for null. */
  public static String word(Verdict verdict) {
    return verdict == null ? "" : verdict.name().toLowerCase(Locale.ROOT);
  }

  /** Returns the ratio of allocated bytes with its verdict: {@code 2.50×, more}. */
  public static String ofAllocation(Row row, boolean baseline) {
    if (baseline && Double.isFinite(row.allocation().bytesPerOp())) {
      return "1";
    }
    if (absent(row.allocation().ratio())) {
      return Text.NONE;
    }
    double center = row.allocation().ratio().value().center();
    if (center == 0) {
      return NOTHING;
    }
    String verdict = ofBytes(row);
    String words = verdict.isEmpty() ? "" : ", " + verdict;
    return Figure.of(row.allocation().ratio().value()) + "×" + words;
  }

  /**
   * Returns {@code less}, {@code more}, {@code same} or {@code undecided}; empty without a verdict.
   */
  public static String ofBytes(Row row) {
    if (row.allocation().ratio() == null || row.allocation().ratio().verdict() == null) {
      return "";
    }
    return switch (row.allocation().ratio().verdict()) {
      case FASTER -> "more";
      case SLOWER -> "less";
      default -> word(row.allocation().ratio().verdict());
    };
  }

  /**
   * Returns the interval of a ratio; {@link Text#NONE} for the baseline, and with too few rounds.
   */
  public static String interval(Row row, boolean baseline) {
    return baseline || row.time().atFloor() || row.ratio() == null || !row.ratio().enough()
        ? Text.NONE
        : Figure.interval(row.ratio().value());
  }

  /**
   * Returns the interval of the ratio of allocated bytes; {@link Text#NONE} where a cell allocates
   * nothing.
   */
  static String allocationInterval(Row row, boolean baseline) {
    Ratio ratio = row.allocation().ratio();
    return baseline || absent(ratio) || !ratio.enough() || ratio.value().center() == 0
        ? Text.NONE
        : Figure.interval(ratio.value());
  }

  /** Returns {@code too few forks (2 of 5)}. */
  static String tooFew(int forks) {
    return UNBOUNDED + " (" + forks + " of " + Analyzer.FEWEST_ROUNDS + ")";
  }

  private static boolean absent(Ratio ratio) {
    return ratio == null || ratio.value() == null || !Double.isFinite(ratio.value().center());
  }

  /**
   * Returns the factor, with as many more decimals as distinguish a shown ratio from 1, and with
   * two digits where there are too few forks.
   */
  public static String times(Ratio ratio) {
    Estimate value = ratio.value();
    if (!ratio.enough()) {
      return Figure.of(value.center(), value.center()) + "×";
    }
    return (ratio.shown() ? Figure.unlikeOne(value) : Figure.of(value)) + "×";
  }
}
