package io.accbench.kernel.spi;

import java.util.List;

/**
 * A way to read, write and construct; found by {@link java.util.ServiceLoader}.
 *
 * <p>It runs in the measured JVM, where only the JDK, this package and the classes under test may
 * be used, and in a short probe before it. The descriptive methods are also called in accbench's
 * own JVM. Nothing may be printed, no thread started, no state shared between accessors that a
 * library would not share. An accessor is a plain class with final fields, unless generating or
 * spinning classes is what the strategy does: HotSpot trusts the final fields of records and hidden
 * classes, which would be a hidden advantage.
 *
 * <p>What cannot be reached throws: the exception's words are the result "not supported". Nothing
 * falls back to another way.
 */
public interface AccessorStrategy {

  /** Lower case, without spaces or slashes; what {@code --strategy} takes. */
  String name();

  /** One line for {@code accbench list strategies}. */
  String summary();

  /**
   * The forms; the first is the default: the best one a library could hold in an instance field.
   */
  List<Form> forms();

  /** JVM flags that it needs where the JVM knows them; passed to its own cells alone. */
  default List<String> flags() {
    return List.of();
  }

  /**
   * The form to use for the layout {@code constant}: the accessor stands in a static final field.
   */
  default String constantForm() {
    return forms().get(0).name();
  }

  /**
   * A getter that implements the slot interface of {@code slot}: the property's own kind, or {@link
   * Kind#OBJECT} for a boxed slot.
   */
  Getter getter(Property property, Kind slot, String form) throws Throwable;

  /** A setter that implements the slot interface of {@code slot}; see {@link #getter}. */
  Setter setter(Property property, Kind slot, String form) throws Throwable;

  /** A {@link Creator.OfNothing} for arity 0, else a {@link Creator.OfArguments}. */
  Creator creator(Creation creation, String form) throws Throwable;
}
