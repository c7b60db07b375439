package io.accbench.model;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Locale;

/**
 * The heap of a JVM's forks, as a JVM that was started like them stated it. The same code is
 * compiled otherwise for another collector, and for another kind of references.
 *
 * @param collector the collector's name: {@code G1}
 * @param bytes the greatest size
 * @param references how an object refers to another one
 */
public record JvmHeap(String collector, long bytes, References references) {

  /**
   * Returns what decides how code is compiled: {@code G1, references unshifted}. A size that the
   * user gives is among the flags of forks; one that the JVM chooses goes by the machine's memory.
   */
  public String kind() {
    return collector + ", references " + references.label();
  }

  /** The ways in which a heap stores references. */
  public enum References {
    /** A reference has 32 bits, which are the address: the whole heap lies below 4 GB. */
    UNSHIFTED,
    /** A reference has 32 bits, which are shifted to the address: the heap ends below 32 GB. */
    SHIFTED,
    /** A reference has 32 bits, which are shifted, and a base is added. */
    BASED,
    /** A reference has 64 bits, which are the address. */
    UNCOMPRESSED;

    /**
     * Returns the way that a label names: the inverse of {@link #label}.
     *
     * @throws IllegalArgumentException for any other text
     */
    @JsonCreator
    public static References parse(String text) {
      for (References one : values()) {
        if (one.label().equals(text)) {
          return one;
        }
      }
      throw new IllegalArgumentException("references \"" + text + "\" are unknown");
    }

    @JsonValue
    public String label() {
      return name().toLowerCase(Locale.ROOT);
    }
  }
}
