package io.accbench.report.run;

import java.util.function.IntToDoubleFunction;

/**
 * Draws a long series as one stroke for each column of pixels, from the smallest to the largest
 * value in it. So an outlier of one value among thousands is seen.
 */
final class Reduction {
  private Reduction() {}

  /**
   * Returns a path through the values of a part of a series.
   *
   * @param first index of the first value
   * @param end index after the last value
   * @param x the place of each index, in ascending order
   * @param y the place of each value
   * @param column width of a column, in pixels
   */
  static String path(
      int first, int end, IntToDoubleFunction x, IntToDoubleFunction y, double column) {
    StringBuilder path = new StringBuilder();
    int i = first;
    long lastX = 0;
    long lastY = 0;
    while (i < end) {
      long place = (long) Math.floor(x.applyAsDouble(i) / column);
      double top = Double.POSITIVE_INFINITY;
      double bottom = Double.NEGATIVE_INFINITY;
      while (i < end && (long) Math.floor(x.applyAsDouble(i) / column) == place) {
        top = Math.min(top, y.applyAsDouble(i));
        bottom = Math.max(bottom, y.applyAsDouble(i));
        i++;
      }
      long left = Math.round(place * column + column / 2);
      long high = Math.round(top);
      long low = Math.max(high + 1, Math.round(bottom));
      path.append(path.length() == 0 ? 'M' : 'm').append(left - lastX);
      path.append(high - lastY < 0 ? "" : " ").append(high - lastY);
      path.append('v').append(low - high);
      lastX = left;
      lastY = low;
    }
    return path.toString();
  }
}
