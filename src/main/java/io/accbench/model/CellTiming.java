package io.accbench.model;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.time.Duration;
import java.util.concurrent.TimeUnit;

/**
 * The iterations of one cell, where they are not those of the run, and the unit of its scores.
 *
 * @param iterations what each of its forks does
 * @param unit the time unit of the scores that the benchmark's author asked for, in which they are
 *     written for other tools; null where the author asked for none
 */
public record CellTiming(
    Settings.IterationPlan iterations, @JsonInclude(JsonInclude.Include.NON_NULL) TimeUnit unit) {

  /**
   * The time that each further thread waits for a processor, before an iteration and after it:
   * measured on 2 shared cores.
   */
  public static final Duration FURTHER_THREAD = Duration.ofMillis(10);
}
