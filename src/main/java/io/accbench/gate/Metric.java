package io.accbench.gate;

/** The quantity that an expectation bounds. */
public enum Metric {
  TIME("time"),
  ALLOCATION("allocation");

  private final String label;

  Metric(String label) {
    this.label = label;
  }

  /** Returns the name in tables and sentences. */
  public String label() {
    return label;
  }
}
