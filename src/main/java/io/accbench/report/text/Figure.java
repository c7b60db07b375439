package io.accbench.report.text;

import io.accbench.model.DurationText;
import io.accbench.stats.Estimate;
import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.time.Duration;

/**
 * Writes numbers as text: with at most 3 significant digits, fewer (but at least 2) where the
 * interval does not justify them. Thousands are grouped by commas, in every locale. What is not
 * finite is {@link Text#NONE}.
 */
public final class Figure {
  private static final int MOST_DIGITS = 3;
  private static final int FEWEST_DIGITS = 2;

  private Figure() {}

  /** Returns a number whose interval is unknown. */
  public static String of(double value) {
    return of(value, 0);
  }

  /**
   * Returns a number with the digits that its interval justifies.
   *
   * @param halfWidth half-width of its interval, in the same unit; 0 or not finite when unknown
   */
  public static String of(double value, double halfWidth) {
    return Double.isFinite(value) ? grouped(rounded(value, digits(value, halfWidth))) : Text.NONE;
  }

  /** Returns a measured number with the digits that its interval justifies. */
  public static String of(Estimate estimate) {
    return estimate == null ? Text.NONE : of(estimate.center(), halfWidth(estimate));
  }

  /**
   * Returns a measured ratio; where its digits would show it as 1, with as many more decimals, at
   * most 5, as distinguish it from 1.
   */
  public static String unlikeOne(Estimate ratio) {
    double center = ratio.center();
    if (!Double.isFinite(center)) {
      return Text.NONE;
    }
    BigDecimal exact = BigDecimal.valueOf(center);
    BigDecimal shown = rounded(center, digits(center, halfWidth(ratio)));
    for (int decimals = 2; decimals <= 5 && shown.compareTo(BigDecimal.ONE) == 0; decimals++) {
      shown = exact.setScale(decimals, RoundingMode.HALF_UP);
    }
    return grouped(shown);
  }

  /** Returns the estimate times a factor, for a change of unit. */
  public static Estimate scaled(Estimate estimate, double factor) {
    return estimate == null
        ? null
        : new Estimate(
            estimate.center() * factor,
            estimate.low() * factor,
            estimate.high() * factor,
            estimate.samples());
  }

  /**
   * Returns centre and half of its interval: {@code 12.3 ± 0.4}. Returns the centre alone without
   * an interval, or with one that is wider than the number itself and so says nothing.
   */
  static String plusMinus(Estimate estimate) {
    if (estimate == null || !Double.isFinite(estimate.center())) {
      return Text.NONE;
    }
    double half = halfWidth(estimate);
    if (!(half <= Math.abs(estimate.center()))) {
      return of(estimate);
    }
    int decimals = decimals(estimate);
    BigDecimal error = BigDecimal.valueOf(half).setScale(decimals, RoundingMode.HALF_UP);
    boolean vanished = error.signum() == 0 && half > 0;
    return of(estimate) + " ± " + (vanished ? grouped(rounded(half, 1)) : grouped(error));
  }

  /**
   * Returns the interval, {@code 1.38 to 1.46}, with the centre's decimals; {@link Text#NONE} when
   * it is unbounded.
   */
  public static String interval(Estimate estimate) {
    if (estimate == null || !Double.isFinite(halfWidth(estimate))) {
      return Text.NONE;
    }
    int decimals = decimals(estimate);
    return end(estimate.low(), decimals) + " to " + end(estimate.high(), decimals);
  }

  /**
   * Returns a number with so many decimals, half rounded up, without groups.
   *
   * @param value a finite number
   */
  public static String fixed(double value, int decimals) {
    return BigDecimal.valueOf(value).setScale(decimals, RoundingMode.HALF_UP).toPlainString();
  }

  /** Returns a share in percent with so many decimals, without the sign: {@code 30.2} for 0.302. */
  public static String fixedPercent(double share, int decimals) {
    return BigDecimal.valueOf(share)
        .movePointRight(2)
        .setScale(decimals, RoundingMode.HALF_UP)
        .toPlainString();
  }

  /**
   * Returns a share as a percentage without trailing zeros: {@code 2 %} for 0.02.
   *
   * @param share a finite number
   * @param digits the most significant digits
   */
  public static String percent(double share, int digits) {
    BigDecimal percent = BigDecimal.valueOf(share).movePointRight(2).round(new MathContext(digits));
    return percent.stripTrailingZeros().toPlainString() + " %";
  }

  /** Returns a share of samples, which support one decimal: {@code 30.2 %} for 0.302. */
  public static String sampled(double share) {
    return fixedPercent(share, 1) + " %";
  }

  /** Returns the interval of a share of samples: {@code 27.0 to 33.5 %}. */
  public static String sampledInterval(Estimate share) {
    return fixedPercent(share.low(), 1) + " to " + sampled(share.high());
  }

  /** Returns a probability: {@code 0.012}, {@code < 0.001}; {@link Text#NONE} for NaN. */
  public static String probability(double value) {
    if (!Double.isFinite(value)) {
      return Text.NONE;
    }
    return value < 0.001 ? "< 0.001" : fixed(value, 3);
  }

  /** Returns {@code 1 bean} or {@code 1,200 beans}. */
  public static String count(long number, String noun) {
    return count(number, noun, noun + "s");
  }

  /** Returns {@code 1 property} or {@code 1,200 properties}. */
  public static String count(long number, String singular, String plural) {
    return grouped(number) + " " + (number == 1 ? singular : plural);
  }

  /** Returns half of an interval's width; not finite when too few samples bound it. */
  public static double halfWidth(Estimate estimate) {
    return (estimate.high() - estimate.low()) / 2;
  }

  /**
   * Returns bytes in the largest binary unit: {@code 7.66 GiB}; {@link Text#NONE} for 0 or less.
   */
  public static String bytes(long bytes) {
    double amount = bytes;
    String[] units = {"B", "KiB", "MiB", "GiB", "TiB"};
    int unit = 0;
    while (amount >= 1024 && unit < units.length - 1) {
      amount /= 1024;
      unit++;
    }
    return bytes <= 0 ? Text.NONE : of(amount) + " " + units[unit];
  }

  /** Returns a duration as JMH writes it: {@code 200 ms}; {@link Text#NONE} for null. */
  public static String duration(Duration duration) {
    return duration == null ? Text.NONE : DurationText.asJmh(duration);
  }

  /** Returns an interval's end, with more decimals where rounding would wrongly make it 0 or 1. */
  private static String end(double value, int decimals) {
    BigDecimal exact = BigDecimal.valueOf(value);
    BigDecimal shown = exact.setScale(decimals, RoundingMode.HALF_UP);
    for (int more = 1; more <= 4 && misleads(shown, exact); more++) {
      shown = exact.setScale(Math.max(decimals, 0) + more, RoundingMode.HALF_UP);
    }
    return grouped(shown);
  }

  private static boolean misleads(BigDecimal shown, BigDecimal exact) {
    boolean special = shown.signum() == 0 || shown.compareTo(BigDecimal.ONE) == 0;
    return special && shown.compareTo(exact) != 0;
  }

  private static int decimals(Estimate estimate) {
    double center = estimate.center();
    return rounded(center, digits(center, halfWidth(estimate))).scale();
  }

  /**
   * Returns the number of digits down to the first digit of the half-width, or to its second where
   * the first is a 1. Physics rounds so (Particle Data Group, Review of Particle Physics,
   * introduction, section 5.3).
   */
  private static int digits(double value, double halfWidth) {
    if (!Double.isFinite(halfWidth) || halfWidth <= 0 || value == 0) {
      return MOST_DIGITS;
    }
    int justified = magnitude(value) - magnitude(halfWidth / 2) + 1;
    return Math.max(FEWEST_DIGITS, Math.min(MOST_DIGITS, justified));
  }

  private static int magnitude(double value) {
    return (int) Math.floor(Math.log10(Math.abs(value)));
  }

  /**
   * Returns a number with exactly that many significant digits, also when the last ones are 0; 0
   * itself is 0.
   */
  public static BigDecimal rounded(double value, int digits) {
    if (value == 0) {
      return BigDecimal.ZERO;
    }
    BigDecimal rounded = BigDecimal.valueOf(value).round(new MathContext(digits));
    int leading = rounded.precision() - rounded.scale() - 1;
    return rounded.setScale(digits - 1 - leading, RoundingMode.HALF_UP);
  }

  /** Returns a whole number with its digits in groups of three. */
  public static String grouped(long number) {
    return grouped(BigDecimal.valueOf(number));
  }

  /** Returns a number with all of its digits, those before the point in groups of three. */
  public static String grouped(BigDecimal number) {
    StringBuilder text = new StringBuilder(number.toPlainString());
    int point = text.indexOf(".");
    int first = text.charAt(0) == '-' ? 1 : 0;
    for (int i = (point < 0 ? text.length() : point) - 3; i > first; i -= 3) {
      text.insert(i, ',');
    }
    return text.toString();
  }
}
