package io.accbench.calibration;

import java.util.List;

/**
 * How probable it is that a gate finds a slow-down of one ratio within the budget.
 *
 * @param margin beyond which it counts: 0.02 is 2 %
 * @param points in ascending order of the slow-down
 */
public record Detection(double margin, List<Point> points) {
  /**
   * One slow-down.
   *
   * @param slowDown as a share of the time: 0.05 is 5 %
   * @param share of the evaluations that found it
   */
  public record Point(double slowDown, double share) {}

  /**
   * The smallest slow-down that is found with a probability, by linear interpolation between the
   * points; infinite when the largest one is not, NaN without points.
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

  /** The share at a slow-down that is one of the points; NaN when it is none. */
  public double at(double slowDown) {
    return points.stream()
        .filter(point -> point.slowDown == slowDown)
        .mapToDouble(Point::share)
        .findFirst()
        .orElse(Double.NaN);
  }
}
