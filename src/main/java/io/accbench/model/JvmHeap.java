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

  /** The ways in which a heap stores references. */
  public enum References {
    /** As 32 bits that are the address: the whole heap lies below 4 GB. */
    UNSHIFTED,
    /** As 32 bits that become the address by a shift: the heap ends below 32 GB. */
    SHIFTED,
    /** As 32 bits that become the address by a shift and the sum with a base. */
    BASED,
    /** As the address itself, in 64 bits. */
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
