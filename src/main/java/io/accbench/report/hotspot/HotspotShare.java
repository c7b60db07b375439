package io.accbench.report.hotspot;

import io.accbench.stats.Estimate;
import java.math.BigDecimal;
import java.math.RoundingMode;

/** Writes shares of samples as percentages with one decimal; samples support no more. */
final class HotspotShare {
  private HotspotShare() {}

  /** Returns {@code 30.2 %}. */
  static String center(Estimate share) {
    return number(share.center()) + " %";
  }

  /** Returns {@code 27.0 to 33.5 %}. */
  static String interval(Estimate share) {
    return number(share.low()) + " to " + number(share.high()) + " %";
  }

  /** Returns {@code 30.2} for 0.302, with a sign where it is negative. */
  static String number(double share) {
    return BigDecimal.valueOf(share)
        .movePointRight(2)
        .setScale(1, RoundingMode.HALF_UP)
        .toPlainString();
  }
}
