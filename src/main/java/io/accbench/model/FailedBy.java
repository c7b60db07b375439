package io.accbench.model;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Locale;

/** The parties that can end a launch that fails. */
public enum FailedBy {
  /**
   * The cell ended it: by an exception, a wrong checksum, a time-out, a crash, or an exit code of
   * its own. Measured again, it would fail again.
   */
  ITSELF,
  /**
   * Somebody else ended it: a signal ended the fork or its host. That says nothing about the cell.
   */
  OUTSIDE;

  /**
   * Returns the party that a label names: the inverse of {@link #label}.
   *
   * @throws IllegalArgumentException for any other text
   */
  @JsonCreator
  public static FailedBy parse(String text) {
    for (FailedBy one : values()) {
      if (one.label().equals(text)) {
        return one;
      }
    }
    throw new IllegalArgumentException("failed by \"" + text + "\" is unknown");
  }

  @JsonValue
  public String label() {
    return name().toLowerCase(Locale.ROOT);
  }
}
