package io.accbench.model;

import java.time.Duration;

/**
 * The iterations of one cell, where they are not those of the run.
 *
 * @param warmupIterations a number, or a range in which the fork warms up until it is steady
 * @param warmupTime the time of one warm-up iteration
 * @param iterations measured iterations, at least 1
 * @param time the time of one measured iteration
 */
public record CellTiming(
    Range warmupIterations, Duration warmupTime, int iterations, Duration time) {

  /**
   * The time that each further thread waits for a processor, before an iteration and after it:
   * measured on 2 shared cores.
   */
  public static final Duration FURTHER_THREAD = Duration.ofMillis(10);
}
