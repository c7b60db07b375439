package io.accbench.kernel.spi;

/**
 * The write side of one property, as a library would hold it in an instance field: one
 * single-method slot for each {@link Kind}.
 *
 * <p>Receiver and value are always of the bean's class and of {@link Property#writeType()}, so an
 * accessor need not check them.
 */
public interface Setter {

  /** Writes a {@code boolean} without boxing. */
  @FunctionalInterface
  interface OfBoolean extends Setter {
    void setBoolean(Object bean, boolean value) throws Throwable;
  }

  /** Writes a {@code byte} without boxing. */
  @FunctionalInterface
  interface OfByte extends Setter {
    void setByte(Object bean, byte value) throws Throwable;
  }

  /** Writes a {@code short} without boxing. */
  @FunctionalInterface
  interface OfShort extends Setter {
    void setShort(Object bean, short value) throws Throwable;
  }

  /** Writes a {@code char} without boxing. */
  @FunctionalInterface
  interface OfChar extends Setter {
    void setChar(Object bean, char value) throws Throwable;
  }

  /** Writes a {@code int} without boxing. */
  @FunctionalInterface
  interface OfInt extends Setter {
    void setInt(Object bean, int value) throws Throwable;
  }

  /** Writes a {@code long} without boxing. */
  @FunctionalInterface
  interface OfLong extends Setter {
    void setLong(Object bean, long value) throws Throwable;
  }

  /** Writes a {@code float} without boxing. */
  @FunctionalInterface
  interface OfFloat extends Setter {
    void setFloat(Object bean, float value) throws Throwable;
  }

  /** Writes a {@code double} without boxing. */
  @FunctionalInterface
  interface OfDouble extends Setter {
    void setDouble(Object bean, double value) throws Throwable;
  }

  /** Writes a reference, or any primitive from its box (never null for a primitive). */
  @FunctionalInterface
  interface OfObject extends Setter {
    void set(Object bean, Object value) throws Throwable;
  }
}
