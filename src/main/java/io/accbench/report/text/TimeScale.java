package io.accbench.report.text;

import io.accbench.analysis.Unit;
import io.accbench.stats.Estimate;
import java.util.List;
import java.util.Objects;
import java.util.stream.DoubleStream;

/**
 * A unit of time for a whole table, so that its numbers can be compared with each other.
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

  /** Returns the unit for these times: see {@link #of(double...)}. */
  public static TimeScale of(List<Estimate> nanos) {
    return of(nanos.stream().filter(Objects::nonNull).mapToDouble(Estimate::center).toArray());
  }

  /**
   * Returns the largest unit in which the geometric mean of the times is at least 1; nanoseconds
   * without any times. Times that are not above 0 do not count.
   */
  public static TimeScale of(double... nanos) {
    double mean =
        Math.exp(
            DoubleStream.of(nanos)
                .filter(each -> each > 0 && Double.isFinite(each))
                .map(Math::log)
                .average()
                .orElse(0));
    return SCALES.stream()
        .filter(scale -> mean * scale.perNano() >= 1)
        .findFirst()
        .orElse(SCALES.get(SCALES.size() - 1));
  }

  /** Returns a time in this unit with half of its interval. */
  public String text(Estimate nanos) {
    return Figure.plusMinus(Figure.scaled(nanos, perNano));
  }

  /** Returns a time in this unit, without an interval. */
  public String text(double nanos) {
    return Figure.of(nanos * perNano);
  }

  /** Returns the time of an operation with its unit: {@code 340 ns/op}. */
  public String perOp(double nanos) {
    return text(nanos) + " " + unit + "/op";
  }

  /**
   * Returns a score of JMH with half of its interval: {@code 650 ± 80 µs/op} for {@code us/op} or
   * {@code ns/op}. A throughput is given per the next larger unit, in which it is a number above 1.
   *
   * @param unit JMH's unit of the score; one that is unknown stays
   */
  public String score(Estimate score, String unit) {
    if (score == null || !Double.isFinite(score.center())) {
      return Text.NONE;
    }
    Unit known = Unit.parse(unit);
    if (known == null) {
      return Figure.plusMinus(score) + " " + Text.plain(unit);
    }
    if (!known.perTime()) {
      return text(Figure.scaled(score, known.nanos())) + " " + this.unit + "/op";
    }
    TimeScale larger = larger();
    Estimate scaled = Figure.scaled(score, 1 / (known.nanos() * larger.perNano()));
    return Figure.plusMinus(scaled) + " ops/" + larger.unit;
  }

  private TimeScale larger() {
    return SCALES.get(Math.max(0, SCALES.indexOf(this) - 1));
  }
}
