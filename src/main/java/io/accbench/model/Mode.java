package io.accbench.model;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;

/** The modes, each of which measures something else about an operation; labels are JMH's own. */
public enum Mode {
  THROUGHPUT("thrpt", "throughput"),
  AVERAGE_TIME("avgt", "average time"),
  SAMPLE_TIME("sample", "sample time"),
  SINGLE_SHOT("ss", "single shot");

  private final String label;
  private final String words;

  Mode(String label, String words) {
    this.label = label;
    this.words = words;
  }

  /** Returns JMH's label, as {@code -bm} takes it. */
  @JsonValue
  public String label() {
    return label;
  }

  /** Returns the name in tables and sentences. */
  public String words() {
    return words;
  }

  /**
   * Returns whether a steady state is measured: true for every mode but the first operation of a
   * fresh JVM.
   */
  public boolean steady() {
    return this != SINGLE_SHOT;
  }

  /**
   * Parses JMH's label or the words.
   *
   * @throws IllegalArgumentException naming the known labels
   */
  @JsonCreator
  public static Mode parse(String text) {
    for (Mode mode : values()) {
      if (mode.label.equals(text) || mode.words.equals(text)) {
        return mode;
      }
    }
    throw new IllegalArgumentException(
        "mode \"" + text + "\" is unknown; known: thrpt, avgt, sample, ss");
  }
}
