package io.accbench.model;

import java.util.List;

/**
 * A profiling fork: the journal's entry for one recording of a cell.
 *
 * @param cell the cell's id
 * @param fork the number of the fork among those of this cell, from 0
 * @param cause why it failed, in one line; null when it was recorded
 * @param seconds wall-clock time of the fork
 * @param recorded the recording; null when it failed
 * @param pace how fast it ran; null when it failed
 */
public record ProfiledFork(
    String cell, int fork, String cause, double seconds, ForkHotspots recorded, Pace pace) {
  /**
   * The speed of a fork while it was recorded. It is compared with the forks that are timed, and is
   * never a result.
   *
   * @param unit JMH's unit of the scores
   * @param scores the score of every measured iteration, in order
   * @param gcMillis time in collections during each iteration, ms; empty where it is unknown
   */
  public record Pace(String unit, List<Double> scores, List<Double> gcMillis) {}

  /** Creates a profiling fork whose pace is not known. */
  public ProfiledFork(String cell, int fork, String cause, double seconds, ForkHotspots recorded) {
    this(cell, fork, cause, seconds, recorded, null);
  }

  public boolean failed() {
    return cause != null;
  }

  /** Returns the number of samples that counted; 0 when the fork failed. */
  public int samples() {
    return recorded == null ? 0 : recorded.samples();
  }
}
