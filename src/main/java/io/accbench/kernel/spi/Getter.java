package io.accbench.kernel.spi;

/**
 * The read side of one property, as a library would hold it in an instance field. It has one
 * single-method slot for each {@link Kind}, so that a strategy may let the JVM implement it
 * directly.
 *
 * <p>An accessor may implement several slots; only the one it was made for is called. The receiver
 * is always an instance of the property's bean class, so an accessor need not check it.
 */
public interface Getter {

  /** Reads a {@code boolean} without boxing. */
  @FunctionalInterface
  interface OfBoolean extends Getter {
    boolean getBoolean(Object bean) throws Throwable;
  }

  /** Reads a {@code byte} without boxing. */
  @FunctionalInterface
  interface OfByte extends Getter {
    byte getByte(Object bean) throws Throwable;
  }

  /** Reads a {@code short} without boxing. */
  @FunctionalInterface
  interface OfShort extends Getter {
    short getShort(Object bean) throws Throwable;
  }

  /** Reads a {@code char} without boxing. */
  @FunctionalInterface
  interface OfChar extends Getter {
    char getChar(Object bean) throws Throwable;
  }

  /** Reads a {@code int} without boxing. */
  @FunctionalInterface
  interface OfInt extends Getter {
    int getInt(Object bean) throws Throwable;
  }

  /** Reads a {@code long} without boxing. */
  @FunctionalInterface
  interface OfLong extends Getter {
    long getLong(Object bean) throws Throwable;
  }

  /** Reads a {@code float} without boxing. */
  @FunctionalInterface
  interface OfFloat extends Getter {
    float getFloat(Object bean) throws Throwable;
  }

  /** Reads a {@code double} without boxing. */
  @FunctionalInterface
  interface OfDouble extends Getter {
    double getDouble(Object bean) throws Throwable;
  }

  /** Reads a reference, or any primitive boxed. */
  @FunctionalInterface
  interface OfObject extends Getter {
    Object get(Object bean) throws Throwable;
  }
}
