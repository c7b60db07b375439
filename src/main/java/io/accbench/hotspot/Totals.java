package io.accbench.hotspot;

import java.time.Duration;

/**
 * What the JVM did beside running the program.
 *
 * @param collections garbage collections
 * @param pauses of all collections together
 * @param compiled by all compilers; null where the recordings do not tell
 * @param latePerSecond compilations by the last tier in the second half of what was recorded, at
 *     least, since short ones may not be recorded; null where none were
 */
public record Totals(
    long collections,
    Duration pauses,
    Duration longestPause,
    Compiled compiled,
    Double latePerSecond) {

  /**
   * Methods compiled.
   *
   * @param time of all compiler threads together
   */
  public record Compiled(long methods, Duration time) {
    static final Compiled NONE = new Compiled(0, Duration.ZERO);
  }

  /** A duration of any length in ms; {@link Duration#toNanos()} overflows at 292 years. */
  public static double millis(Duration duration) {
    return duration.getSeconds() * 1e3 + duration.getNano() / 1e6;
  }

  /** Whether nothing at all was recorded of it. */
  boolean none() {
    return collections == 0 && compiled == null && latePerSecond == null;
  }
}
