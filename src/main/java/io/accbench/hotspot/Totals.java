package io.accbench.hotspot;

import java.time.Duration;

/**
 * The work of the JVM besides running the program.
 *
 * @param collections garbage collections; null where the recordings do not show them
 * @param pauses pauses of all collections together; null where the recordings do not show them
 * @param longestPause the longest of them; null where the recordings do not show them
 * @param compiled work of all compilers; null where the recordings do not show it
 * @param latePerSecond at least how many compilations per second the last tier made in the second
 *     half of the recorded time, since short ones may not be recorded; null without any
 */
public record Totals(
    Long collections,
    Duration pauses,
    Duration longestPause,
    Compiled compiled,
    Double latePerSecond) {

  /**
   * The number of compiled methods and their time.
   *
   * @param time time of all compiler threads together
   */
  public record Compiled(long methods, Duration time) {
    static final Compiled NONE = new Compiled(0, Duration.ZERO);
  }

  /**
   * Returns a duration of any length in ms, or NaN for none; {@link Duration#toNanos()} overflows
   * at 292 years.
   */
  public static double millis(Duration duration) {
    return duration == null ? Double.NaN : duration.getSeconds() * 1e3 + duration.getNano() / 1e6;
  }

  /** Returns whether nothing of this was recorded. */
  boolean none() {
    return (collections == null || collections == 0) && compiled == null && latePerSecond == null;
  }
}
