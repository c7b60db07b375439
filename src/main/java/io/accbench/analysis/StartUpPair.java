package io.accbench.analysis;

/**
 * The same cell as single shot and in steady state, both measured.
 *
 * @param first single shot
 * @param steady average time or throughput
 */
record StartUpPair(Row first, Row steady) {
  /** Forks that measured, of the mode that has fewer. */
  int forks() {
    return Math.min(first.forks(), steady.forks());
  }

  double firstNanos() {
    return first.nanosPerOp().center();
  }

  double steadyNanos() {
    return steady.nanosPerOp().center();
  }
}
