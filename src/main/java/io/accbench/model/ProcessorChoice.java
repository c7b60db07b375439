package io.accbench.model;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;

/**
 * The choice of the processors on which forks measure: {@code same}, {@code any}, or some that are
 * listed ({@code 0,2-3}).
 *
 * @param bound whether the forks of a round are bound to the same processors while they measure
 * @param listed the only processors that may be used for it; empty for all that are allowed
 */
public record ProcessorChoice(boolean bound, ProcessorSet listed) {
  /** The forks of a round measure on the same processors, which change from round to round. */
  public static final ProcessorChoice SAME = new ProcessorChoice(true, ProcessorSet.NONE);

  /** The system decides on which processors forks measure. */
  public static final ProcessorChoice ANY = new ProcessorChoice(false, ProcessorSet.NONE);

  /**
   * Returns the choice that a text names: the inverse of {@link #toString}.
   *
   * @throws IllegalArgumentException for any other text
   */
  @JsonCreator
  public static ProcessorChoice parse(String text) {
    String word = text.strip();
    if (word.isEmpty()) {
      throw new IllegalArgumentException("no processors are named");
    }
    return switch (word) {
      case "same" -> SAME;
      case "any" -> ANY;
      default -> new ProcessorChoice(true, ProcessorSet.parse(word));
    };
  }

  @JsonValue
  @Override
  public String toString() {
    return !bound ? "any" : listed.isEmpty() ? "same" : listed.toString();
  }
}
