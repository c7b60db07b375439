package io.accbench.model;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Locale;

/** Who ended a launch that failed. */
public enum FailedBy {
  /**
   * The cell: an exception, a wrong checksum, a time-out, a crash, an exit code of its own.
   * Measured again it would fail again.
   */
  ITSELF,
  /**
   * Somebody else: the fork was ended by a signal, or its host was. That says nothing of the cell.
   */
  OUTSIDE;

  /**
   * The inverse of {@link #label}.
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
