package io.accbench.gate;

import io.accbench.stats.Estimate;
import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.Locale;

/** Writes changes and counts in common words, the same in every locale. */
final class ChangeText {
  private ChangeText() {}

  /**
   * Returns a factor as a change: {@code 5.2 % more}, {@code 12 % less}, {@code 2.4 times as much}.
   */
  static String change(double factor) {
    if (!Double.isFinite(factor)) {
      return "any number of times as much";
    }
    if (factor >= 2 || factor < 0.5) {
      return figure(factor) + " times as much";
    }
    String percent = percent(Math.abs(factor - 1));
    return percent.equals("0.0 %") ? "0 % more" : percent + (factor > 1 ? " more" : " less");
  }

  /** Returns the ends of an interval of factors: {@code 0.5 % less to 4 % more}. */
  static String range(Estimate change) {
    return change(change.low()) + " to " + change(change.high());
  }

  /** Returns a limit on the change: {@code 2 % more}. */
  static String limit(double factor) {
    return change(factor).replace(".0 %", " %");
  }

  static String percent(double share) {
    int decimals = share < 0.1 ? 1 : 0;
    return BigDecimal.valueOf(100 * share).setScale(decimals, RoundingMode.HALF_UP) + " %";
  }

  /** Returns three significant digits, with grouped thousands. */
  static String figure(double value) {
    if (!Double.isFinite(value)) {
      return "unknown";
    }
    BigDecimal rounded = BigDecimal.valueOf(value).round(new MathContext(3));
    return String.format(Locale.ROOT, "%,." + Math.max(0, rounded.scale()) + "f", rounded);
  }

  /** Returns {@code 1 round} or {@code 2 rounds}. */
  static String counted(int number, String noun) {
    return number + " " + noun + (number == 1 ? "" : "s");
  }

  static String what(Metric metric) {
    return metric == Metric.TIME ? "time" : "allocation";
  }
}
