package io.accbench.kernel.spi;

import java.util.List;

/**
 * A way to read and write properties and to construct beans. {@link java.util.ServiceLoader} finds
 * the implementations.
 *
 * <p>A strategy runs in the measured JVM, where it may use only the JDK, this package and the
 * classes under test, and in a short probe before it. The descriptive methods are also called in
 * accbench's own JVM. A strategy must not print, start threads, or share state between accessors
 * that a library would not share. An accessor extends {@link Accessor}, unless the JVM makes its
 * class, as it does for a lambda. It is a plain class with final fields, unless the strategy
 * consists in generating classes. HotSpot trusts the final fields of records and hidden classes,
 * which would be a hidden advantage.
 *
 * <p>A strategy throws {@link Unsupported} for a member that it cannot access; the message is the
 * reason in reports. Exceptions by which the JDK refuses may pass through. Any other exception is
 * reported as a failure of the strategy. A strategy must not fall back to another way.
 */
public interface AccessorStrategy {

  /** Returns the name for {@code --strategy}: lower case, without spaces or slashes. */
  String name();

  /** Returns one line for {@code accbench list strategies}. */
  String summary();

  /**
   * Returns the forms. The first one is the default: the best form that a library could hold in an
   * instance field.
   */
  List<Form> forms();

  /**
   * Returns JVM flags that the strategy needs; only its own cells get them, on JVMs that know them.
   */
  default List<String> flags() {
    return List.of();
  }

  /**
   * Returns the form for the layout {@code constant}, in which the accessor is in a static final
   * field.
   */
  default String constantForm() {
    return forms().get(0).name();
  }

  /**
   * Returns a getter that implements the slot interface of {@code slot}: the property's {@link
   * Property#kind()}, or {@link Kind#OBJECT} for a boxed slot.
   */
  Getter getter(Property property, Kind slot, String form) throws Throwable;

  /**
   * Returns a setter that implements the slot interface of {@code slot}: the property's {@link
   * Property#writeKind()}, or {@link Kind#OBJECT} for a boxed slot.
   */
  Setter setter(Property property, Kind slot, String form) throws Throwable;

  /** Returns a {@link Creator.OfNothing} for arity 0, else a {@link Creator.OfArguments}. */
  Creator creator(Creation creation, String form) throws Throwable;
}
