package io.accbench.analysis.fork;

import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A unit of JMH's scores.
 *
 * @param nanos length of its time unit, ns
 * @param perTime whether it counts operations in a time, not time of an operation
 */
public record Unit(double nanos, boolean perTime) {
  private static final Map<String, Double> NANOS =
      Map.of("ns", 1.0, "us", 1e3, "ms", 1e6, "s", 1e9, "min", 60e9, "hr", 3600e9, "day", 86_400e9);

  /** The names that other writers of JMH's format have for some of them: kotlinx-benchmark. */
  private static final Map<String, String> SYNONYMS =
      Map.of("sec", "s", "\u00b5s", "us", "\u03bcs", "us");

  private static final Pattern TEXT = Pattern.compile("(\\p{L}+)/op|ops/(\\p{L}+)");

  /**
   * Returns the unit of JMH's text, {@code us/op} or {@code ops/ms}, or of what other writers of
   * its format write for it; null when the text is no unit.
   */
  public static Unit parse(String text) {
    Matcher matcher = TEXT.matcher(text == null ? "" : text);
    if (!matcher.matches()) {
      return null;
    }
    boolean perTime = matcher.group(1) == null;
    String time = matcher.group(perTime ? 2 : 1);
    Double nanos = NANOS.get(SYNONYMS.getOrDefault(time, time));
    return nanos == null ? null : new Unit(nanos, perTime);
  }

  /** Returns the unit of the same kind with another time unit. */
  public Unit in(TimeUnit other) {
    return new Unit(other.toNanos(1), perTime);
  }

  /** Returns a score of another unit of the same kind in this unit. */
  public double converted(double score, Unit other) {
    return perTime ? score * nanos / other.nanos : score * other.nanos / nanos;
  }

  /** Returns JMH's text of the unit, {@code us/op} or {@code ops/ms}. */
  public String text() {
    String time =
        NANOS.entrySet().stream()
            .filter(known -> known.getValue() == nanos)
            .map(Map.Entry::getKey)
            .findFirst()
            .orElseThrow();
    return perTime ? "ops/" + time : time + "/op";
  }

  /**
   * Returns the time that one operation takes on its thread, ns. JMH adds up the throughput of all
   * threads, but averages their times.
   *
   * @param score in this unit, above 0
   * @param threads measuring threads, at least 1
   */
  public double nanosPerOp(double score, int threads) {
    return perTime ? threads * nanos / score : score * nanos;
  }

  /**
   * Returns the score of one thread in this unit, for the time of an operation: the inverse of
   * {@link #nanosPerOp}.
   */
  public double score(double nanosPerOp) {
    return perTime ? nanos / nanosPerOp : nanosPerOp / nanos;
  }
}
