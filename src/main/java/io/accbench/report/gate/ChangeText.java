package io.accbench.report.gate;

import io.accbench.report.text.Figure;
import io.accbench.stats.Estimate;
import java.math.BigDecimal;
import java.math.RoundingMode;

/** Writes changes in common words, the same in every locale. */
final class ChangeText {
  private ChangeText() {}

  /**
   * Returns a factor as a change: {@code 5.2 % more}, {@code 12 % less}, {@code 2.40 times as
   * much}.
   */
  static String of(double factor) {
    if (!Double.isFinite(factor)) {
      return "any number of times as much";
    }
    return large(factor) ? times(factor) : changed(rounded(Math.abs(factor - 1)), factor);
  }

  /** Returns the ends of an interval of factors: {@code 0.5 % less to 4 % more}. */
  static String range(Estimate change) {
    return of(change.low()) + " to " + of(change.high());
  }

  /** Returns a limit on the change, in as few digits as it has: {@code 2 % more}. */
  static String limit(double factor) {
    return !Double.isFinite(factor) || large(factor)
        ? of(factor)
        : changed(shortened(Math.abs(factor - 1)), factor);
  }

  /** Returns a share in as few digits as it has: {@code 1 %}. */
  static String share(double share) {
    return percent(shortened(share));
  }

  private static boolean large(double factor) {
    return factor >= 2 || factor < 0.5;
  }

  private static String times(double factor) {
    return Figure.of(factor) + " times as much";
  }

  private static String changed(BigDecimal percent, double factor) {
    return percent.signum() == 0 ? "0 % more" : percent(percent) + (factor > 1 ? " more" : " less");
  }

  private static BigDecimal rounded(double share) {
    int decimals = share < 0.1 ? 1 : 0;
    return BigDecimal.valueOf(100 * share).setScale(decimals, RoundingMode.HALF_UP);
  }

  private static BigDecimal shortened(double share) {
    BigDecimal stripped = rounded(share).stripTrailingZeros();
    return stripped.setScale(Math.max(0, stripped.scale()), RoundingMode.UNNECESSARY);
  }

  private static String percent(BigDecimal percent) {
    return percent.toPlainString() + " %";
  }
}
