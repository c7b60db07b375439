package io.accbench.report.text;

import io.accbench.stats.Estimate;
import java.util.List;
import java.util.Objects;

/**
 * A unit of time for a whole column, so that its numbers can be compared with each other.
 *
 * @param unit {@code ns}, {@code µs}, {@code ms} or {@code s}
 * @param perNano number of these units in a nanosecond
 */
public record TimeScale(String unit, double perNano) {
  private static final List<TimeScale> SCALES =
      List.of(
          new TimeScale("s", 1e-9),
          new TimeScale("ms", 1e-6),
          new TimeScale("µs", 1e-3),
          new TimeScale("ns", 1));

  /**
   * Returns the largest unit in which the smallest of the times is at least 1; nanoseconds without
   * any times.
   */
  public static TimeScale of(List<Estimate> nanos) {
    double smallest =
        nanos.stream()
            .filter(Objects::nonNull)
            .mapToDouble(Estimate::center)
            .filter(Double::isFinite)
            .min()
            .orElse(0);
    return SCALES.stream()
        .filter(scale -> smallest * scale.perNano() >= 1)
        .findFirst()
        .orElse(SCALES.get(SCALES.size() - 1));
  }

  /** Returns a time in this unit with half of its interval. */
  public String text(Estimate nanos) {
    return Figure.plusMinus(Figure.scaled(nanos, perNano));
  }
}
