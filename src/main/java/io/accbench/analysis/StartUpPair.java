package io.accbench.analysis;

/**
 * A cell that is measured both as single shot and in steady state.
 *
 * @param first single shot
 * @param steady average time or throughput
 */
record StartUpPair(Row first, Row steady) {
  /** Returns the number of forks that measured, of the mode that has fewer. */
  int forks() {
    return Math.min(first.forks(), steady.forks());
  }

  double firstNanos() {
    return first.time().nanosPerOp().center();
  }

  double steadyNanos() {
    return steady.time().nanosPerOp().center();
  }
}
