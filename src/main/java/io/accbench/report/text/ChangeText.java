package io.accbench.report.text;

import io.accbench.stats.Estimate;
import java.math.BigDecimal;
import java.math.RoundingMode;

/**
 * Writes a change, which is given as a factor: as a signed percentage for columns, 1.051 as {@code
 * +5.1 %}, or in words for sentences, {@code 5.1 % more}. It is the same in every locale.
 */
public final class ChangeText {
  /** The largest number of decimals where a rounded change would wrongly read 0; arbitrary. */
  private static final int MOST_DECIMALS = 4;

  private ChangeText() {}

  /**
   * Returns {@code +5.1 %}, or {@link Text#NONE} where the change is not finite.
   *
   * @param factor 1 is no change
   */
  public static String signed(double factor) {
    if (!Double.isFinite(factor)) {
      return Text.NONE;
    }
    BigDecimal exact = percent(factor);
    int decimals = exact.abs().compareTo(BigDecimal.valueOf(100)) < 0 ? 1 : 0;
    BigDecimal shown = exact.setScale(decimals, RoundingMode.HALF_UP);
    while (shown.signum() == 0 && exact.signum() != 0 && shown.scale() < MOST_DECIMALS) {
      shown = exact.setScale(shown.scale() + 1, RoundingMode.HALF_UP);
    }
    return signed(shown);
  }

  /** Returns the center of a change; {@link Text#NONE} for null. */
  public static String signed(Estimate change) {
    return change == null ? Text.NONE : signed(change.center());
  }

  /** Returns {@code +3.2 % to +7.0 %}; an end that nothing bounds is called open. */
  public static String signedInterval(Estimate change) {
    if (change == null || (!Double.isFinite(change.low()) && !Double.isFinite(change.high()))) {
      return Text.NONE;
    }
    return end(change.low()) + " to " + end(change.high());
  }

  /**
   * Returns the largest change that is accepted: {@code +2 %}, with as many decimals as it needs,
   * but at most 2.
   */
  public static String signedLimit(double factor) {
    return Double.isFinite(factor)
        ? signed(shortened(percent(factor).setScale(2, RoundingMode.HALF_UP)))
        : Text.NONE;
  }

  /**
   * Returns the change of time behind a speed ratio, with the digits that its interval justifies:
   * {@code -63 %}.
   *
   * @param ratio time(baseline) / time(row)
   */
  public static String ofTime(Estimate ratio) {
    if (!Double.isFinite(ratio.center())) {
      return Text.NONE;
    }
    Estimate percent = Figure.scaled(ratio.inverse(), 100);
    double change = percent.center() - 100;
    String sign = change > 0 ? "+" : "";
    return sign + Figure.of(change, Figure.halfWidth(percent)) + " %";
  }

  /** Returns {@code 5.2 % more}, {@code 12 % less} or {@code 2.40 times as much}. */
  public static String words(double factor) {
    if (!Double.isFinite(factor)) {
      return "any number of times as much";
    }
    return large(factor) ? Figure.of(factor) + " times as much" : words(rounded(factor), factor);
  }

  /** Returns the ends of an interval of factors: {@code 0.5 % less to 4 % more}. */
  public static String wordsOfInterval(Estimate change) {
    return words(change.low()) + " to " + words(change.high());
  }

  /** Returns a limit on the change, in as few digits as it has: {@code 2 % more}. */
  public static String wordsOfLimit(double factor) {
    return !Double.isFinite(factor) || large(factor)
        ? words(factor)
        : words(shortened(rounded(factor)), factor);
  }

  private static String words(BigDecimal percent, double factor) {
    return percent.signum() == 0
        ? "0 % more"
        : percent.toPlainString() + " %" + (factor > 1 ? " more" : " less");
  }

  private static boolean large(double factor) {
    return factor >= 2 || factor < 0.5;
  }

  /** Returns the amount of a change in percent, with a decimal below 10 %. */
  private static BigDecimal rounded(double factor) {
    double share = Math.abs(factor - 1);
    return BigDecimal.valueOf(100 * share).setScale(share < 0.1 ? 1 : 0, RoundingMode.HALF_UP);
  }

  private static BigDecimal shortened(BigDecimal percent) {
    BigDecimal stripped = percent.stripTrailingZeros();
    return stripped.setScale(Math.max(0, stripped.scale()), RoundingMode.UNNECESSARY);
  }

  private static BigDecimal percent(double factor) {
    return BigDecimal.valueOf(factor).subtract(BigDecimal.ONE).movePointRight(2);
  }

  private static String end(double factor) {
    return Double.isFinite(factor) ? signed(factor) : "open";
  }

  private static String signed(BigDecimal percent) {
    return (percent.signum() > 0 ? "+" : "") + Figure.grouped(percent) + " %";
  }
}
