package io.accbench.model;

/**
 * One profiling fork: the journal's entry for one recording of a cell. It holds no score.
 *
 * @param cell the cell's id
 * @param fork of this cell, from 0
 * @param cause why it failed, in one line; null when it was recorded
 * @param seconds wall-clock time of the fork
 * @param recorded the recording; null when it failed
 */
public record ProfiledFork(String cell, int fork, String cause, double seconds, Recorded recorded) {
  public boolean failed() {
    return cause != null;
  }

  /** That counted; 0 when it failed. */
  public int samples() {
    return recorded == null ? 0 : recorded.samples();
  }
}
