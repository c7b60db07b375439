package io.accbench.kernel.graph;

/**
 * What a recipe is replayed with in place of some of its values. An interface, so that a JVM that
 * replays its own values alone loads none of this.
 */
public interface OtherValues {
  /** Returns a text of the recipe, or another one. */
  default String text(String text) {
    return text;
  }

  /**
   * Returns the value of a property, or another one.
   *
   * @param declared the type of the property's field
   */
  default Object value(Class<?> declared, Object value) {
    return value;
  }

  /** Returns whether there was any value to replace. */
  boolean any();
}
