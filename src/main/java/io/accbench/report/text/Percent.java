package io.accbench.report.text;

import io.accbench.stats.Estimate;
import java.math.BigDecimal;
import java.math.RoundingMode;

/**
 * Writes changes as signed percentages, 1.051 as {@code +5.1 %}; what is not finite is {@link
 * Text#NONE}.
 */
public final class Percent {
  /** The largest number of decimals where a rounded change would wrongly read 0; arbitrary. */
  private static final int MOST_DECIMALS = 4;

  private Percent() {}

  /**
   * @param ratio the change as a factor; 1 is no change
   */
  public static String ofRatio(double ratio) {
    if (!Double.isFinite(ratio)) {
      return Text.NONE;
    }
    BigDecimal exact = BigDecimal.valueOf(ratio).subtract(BigDecimal.ONE).movePointRight(2);
    int decimals = exact.abs().compareTo(BigDecimal.valueOf(100)) < 0 ? 1 : 0;
    BigDecimal shown = exact.setScale(decimals, RoundingMode.HALF_UP);
    while (shown.signum() == 0 && exact.signum() != 0 && shown.scale() < MOST_DECIMALS) {
      shown = exact.setScale(shown.scale() + 1, RoundingMode.HALF_UP);
    }
    return signed(shown);
  }

  public static String of(Estimate change) {
    return change == null ? Text.NONE : ofRatio(change.center());
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

  /** Returns {@code +3.2 % to +7.0 %}; an end that nothing bounds is called open. */
  public static String interval(Estimate change) {
    if (change == null || (!Double.isFinite(change.low()) && !Double.isFinite(change.high()))) {
      return Text.NONE;
    }
    return end(change.low()) + " to " + end(change.high());
  }

  /**
   * Returns the largest change that is accepted: {@code +2 %}, with as many decimals as it needs,
   * but at most 2.
   */
  public static String limit(double ratio) {
    if (!Double.isFinite(ratio)) {
      return Text.NONE;
    }
    BigDecimal exact = BigDecimal.valueOf(ratio).subtract(BigDecimal.ONE).movePointRight(2);
    BigDecimal short2 = exact.setScale(2, RoundingMode.HALF_UP).stripTrailingZeros();
    return signed(short2.setScale(Math.max(0, short2.scale()), RoundingMode.UNNECESSARY));
  }

  /** Returns a probability: {@code 0.012}, {@code < 0.001}. */
  public static String probability(double value) {
    if (!Double.isFinite(value)) {
      return Text.NONE;
    }
    return value < 0.001
        ? "< 0.001"
        : BigDecimal.valueOf(value).setScale(3, RoundingMode.HALF_UP).toPlainString();
  }

  private static String end(double ratio) {
    return Double.isFinite(ratio) ? ofRatio(ratio) : "open";
  }

  private static String signed(BigDecimal percent) {
    return (percent.signum() > 0 ? "+" : "") + Figure.grouped(percent) + " %";
  }
}
