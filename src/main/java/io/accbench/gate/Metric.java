package io.accbench.gate;

/** What an expectation speaks of. */
public enum Metric {
  TIME,
  ALLOCATION
}
