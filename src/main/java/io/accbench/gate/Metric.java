package io.accbench.gate;

/** The quantity that an expectation bounds. */
public enum Metric {
  TIME,
  ALLOCATION
}
