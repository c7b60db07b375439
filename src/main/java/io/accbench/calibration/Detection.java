package io.accbench.calibration;

import java.util.List;

/**
 * The probability that a gate finds a slow-down of one ratio within the budget, by the size of the
 * slow-down.
 *
 * @param margin margin beyond which a slow-down counts: 0.02 is 2 %
 * @param points points in ascending order of the slow-down
 */
public record Detection(double margin, List<Point> points) {
  /**
   * A slow-down with its probability.
   *
   * @param slowDown the slow-down as a share of the time: 0.05 is 5 %
   * @param share share of the evaluations that found it
   */
  public record Point(double slowDown, double share) {}

  /**
   * Returns the smallest slow-down that is found with a probability, by linear interpolation
   * between the points. Returns infinity when even the largest is not found so often, and NaN
   * without points.
   *
   * @param probability above 0, at most 1
   */
  public double smallest(double probability) {
    Point before = null;
    for (Point point : points) {
      if (point.share >= probability) {
        return before == null ? point.slowDown : between(before, point, probability);
      }
      before = point;
    }
    return before == null ? Double.NaN : Double.POSITIVE_INFINITY;
  }

  private static double between(Point before, Point point, double probability) {
    double part = (probability - before.share) / (point.share - before.share);
    return before.slowDown + part * (point.slowDown - before.slowDown);
  }

  /** Returns the share at a slow-down that is one of the points, and NaN for any other. */
  public double at(double slowDown) {
    return points.stream()
        .filter(point -> point.slowDown == slowDown)
        .mapToDouble(Point::share)
        .findFirst()
        .orElse(Double.NaN);
  }
}
