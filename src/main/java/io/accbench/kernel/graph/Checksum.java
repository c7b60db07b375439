package io.accbench.kernel.graph;

import java.util.Collection;
import java.util.Map;

/**
 * A running sum over the values that were read: beans in {@link Graph#beans} order, properties in
 * declaration order. It is the same in every JVM, and for boxed and typed reads. A reference to a
 * bean adds the class name, since the bean's own values are added separately. A collection adds its
 * size.
 */
public final class Checksum {
  private long sum = 17;

  /** Adds the bits of a primitive; {@code double} and {@code float} as their raw bits. */
  public void add(long bits) {
    // the multiplier of a 64-bit linear congruential generator (Knuth, TAOCP 2, 3.3.4, MMIX)
    sum = (sum ^ bits) * 6364136223846793005L + (sum >>> 32);
  }

  /** Adds a reference or a boxed primitive. */
  public void add(Object value) {
    if (value == null) {
      add(1L);
    } else if (value instanceof Integer
        || value instanceof Long
        || value instanceof Short
        || value instanceof Byte) {
      add(((Number) value).longValue());
    } else if (value instanceof Double number) {
      add(Double.doubleToRawLongBits(number));
    } else if (value instanceof Float number) {
      add((long) Float.floatToRawIntBits(number));
    } else if (value instanceof Boolean bool) {
      add(bool ? 1231L : 1237L);
    } else if (value instanceof Character character) {
      add((long) character);
    } else if (value instanceof Enum<?> constant) {
      add(constant.name().hashCode());
    } else if (value instanceof Collection<?> collection) {
      add(collection.size());
    } else if (value instanceof Map<?, ?> map) {
      add(map.size());
    } else if (value.getClass().getName().startsWith("java.") && value instanceof Comparable) {
      add(value.hashCode());
    } else {
      add(value.getClass().getName().hashCode());
    }
  }

  public long value() {
    return sum;
  }
}
