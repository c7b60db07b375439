package io.accbench.report;

import io.accbench.stats.Estimate;
import java.math.BigDecimal;
import java.math.RoundingMode;

/** Shares of samples as text: percentages with one decimal, which is as much as samples tell. */
final class HotspotShare {
  private HotspotShare() {}

  /** {@code 30.2 %}. */
  static String center(Estimate share) {
    return number(share.center()) + " %";
  }

  /** {@code 27.0 to 33.5 %}. */
  static String interval(Estimate share) {
    return number(share.low()) + " to " + number(share.high()) + " %";
  }

  /** {@code 30.2} of 0.302; a sign where it is negative. */
  static String number(double share) {
    return BigDecimal.valueOf(share)
        .movePointRight(2)
        .setScale(1, RoundingMode.HALF_UP)
        .toPlainString();
  }
}
