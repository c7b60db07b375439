package io.accbench.model;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Locale;

/** The ways in which forks alternate within a round. */
public enum Interleaving {
  /** The forks of a round live at the same time and measure one iteration each in turn. */
  ITERATIONS,
  /** The forks of a round run one after the other. */
  FORKS;

  /**
   * Returns the way that a label names: the inverse of {@link #label}.
   *
   * @throws IllegalArgumentException for any other text
   */
  @JsonCreator
  public static Interleaving parse(String text) {
    for (Interleaving one : values()) {
      if (one.label().equals(text)) {
        return one;
      }
    }
    throw new IllegalArgumentException("interleaving \"" + text + "\" is unknown");
  }

  @JsonValue
  public String label() {
    return name().toLowerCase(Locale.ROOT);
  }
}
