package io.accbench.kernel.spi;

/**
 * The code that executes one property of one type in one direction. Two codecs whose executions of
 * a direction are equal run the same code.
 *
 * @param direction of the conversion
 * @param type the bean class's name
 * @param property the property's name in the document; {@code <init>} for the creation of the bean;
 *     empty for the bean as a whole (the serializer or deserializer object)
 * @param code the class of the object in use and the member it calls, for example {@code
 *     BeanPropertyWriter: Method Order.getId}; it must be the same in every run
 * @param replaced whether a module or strategy replaced the library's own code
 * @param reason why the code was not replaced, for example {@code private field}; empty when it
 *     was, or when nothing was to be replaced
 */
public record Execution(
    Direction direction,
    String type,
    String property,
    String code,
    boolean replaced,
    String reason) {

  /** The direction of a conversion. */
  public enum Direction {
    SERIALIZE,
    DESERIALIZE
  }
}
