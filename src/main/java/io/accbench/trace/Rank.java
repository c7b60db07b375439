package io.accbench.trace;

import java.math.BigDecimal;
import java.math.RoundingMode;

/**
 * A percentile by nearest rank: of n sizes in ascending order, the one at ⌈p/100 · n⌉, counted from
 * 1 (Hyndman and Fan, The American Statistician 50, 1996, definition 1). It is always a size that
 * occurs; p = 0 gives the smallest.
 */
final class Rank {
  static final BigDecimal MIN = BigDecimal.ZERO;
  static final BigDecimal MEDIAN = BigDecimal.valueOf(50);
  static final BigDecimal P90 = BigDecimal.valueOf(90);
  static final BigDecimal P99 = BigDecimal.valueOf(99);
  static final BigDecimal MAX = BigDecimal.valueOf(100);

  private Rank() {}

  /** Returns the rank at a percentile, from 1, or 0 if the count is 0. */
  static long of(BigDecimal percent, long count) {
    BigDecimal rank = percent.movePointLeft(2).multiply(BigDecimal.valueOf(count));
    return Math.max(Math.min(1, count), rank.setScale(0, RoundingMode.CEILING).longValueExact());
  }

  /** Returns the size at a percentile, in bytes, or 0 if there are no sizes. */
  static int size(Sizes sizes, BigDecimal percent) {
    long left = of(percent, sizes.count());
    for (int size : sizes.ascending()) {
      left -= sizes.count(size);
      if (left <= 0) {
        return size;
      }
    }
    return 0;
  }
}
