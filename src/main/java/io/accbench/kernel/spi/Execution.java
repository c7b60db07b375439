package io.accbench.kernel.spi;

/**
 * What executes one property of one type in one direction: two codecs whose executions of a
 * direction are equal run the same code.
 *
 * @param direction the way the document goes
 * @param type the bean class's name
 * @param property the property's name in the document; {@code <init>} for how the bean is made;
 *     empty for the bean as a whole (the serializer or deserializer object)
 * @param code the class of the object in use and what it calls, for example {@code
 *     BeanPropertyWriter: Method Order.getId}; nothing in it may differ between two runs
 * @param replaced whether a module or strategy put it in place of the library's own way
 * @param reason why it was not replaced, for example {@code private field}; empty when it was, or
 *     when nothing was to be replaced
 */
public record Execution(
    Direction direction,
    String type,
    String property,
    String code,
    boolean replaced,
    String reason) {

  /** The way a document goes. */
  public enum Direction {
    SERIALIZE,
    DESERIALIZE
  }
}
