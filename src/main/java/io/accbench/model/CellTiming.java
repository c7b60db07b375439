package io.accbench.model;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.time.Duration;
import java.util.concurrent.TimeUnit;

/**
 * The iterations of one cell, where they are not those of the run, and the unit of its scores.
 *
 * @param warmupIterations a number, or a range in which the fork warms up until it is steady
 * @param warmupTime the time of one warm-up iteration
 * @param iterations measured iterations, at least 1
 * @param time the time of one measured iteration
 * @param unit the time unit of the scores that the benchmark's author asked for, in which they are
 *     written for other tools; null where the author asked for none
 */
public record CellTiming(
    Range warmupIterations,
    Duration warmupTime,
    int iterations,
    Duration time,
    @JsonInclude(JsonInclude.Include.NON_NULL) TimeUnit unit) {

  /**
   * The time that each further thread waits for a processor, before an iteration and after it:
   * measured on 2 shared cores.
   */
  public static final Duration FURTHER_THREAD = Duration.ofMillis(10);
}
