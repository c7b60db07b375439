package io.accbench.kernel.bench;

import io.accbench.kernel.spi.Accessor;
import io.accbench.kernel.spi.Kind;
import io.accbench.kernel.spi.Setter;
import java.util.Objects;

/**
 * The setter of one property, held as a deserializer would hold it; see {@link ReadSlot}. The value
 * comes from {@code bits} for a primitive and from {@code reference} for a reference (or a box, in
 * a boxed slot).
 */
final class WriteSlot {
  private final Kind kind;
  private final int call;
  private final Class<?> type;
  private final Setter setter;
  private final Accessor accessor;
<#list primitives + [reference] as kind>
  private final Setter.Of${kind.name} of${kind.name};
</#list>

  WriteSlot(Kind kind, Class<?> type, Setter setter) {
    this.kind = kind;
    this.type = type;
    this.call = ReadSlot.call(kind, setter instanceof Accessor);
    this.setter = setter;
    this.accessor = setter instanceof Accessor one ? one : null;
<#list primitives + [reference] as kind>
    this.of${kind.name} = kind == Kind.${kind.name?upper_case} ? (Setter.Of${kind.name}) setter : null;
</#list>
  }

  Kind kind() {
    return kind;
  }

  Setter setter() {
    return setter;
  }

  /** Writes the property: the measured call. */
  void write(Object bean, long bits, Object reference) throws Throwable {
    switch (call) {
<#list primitives as kind>
      case ${kind?index} -> accessor.${kind.set}(bean, ${kind.ofBits});
</#list>
      case ${primitives?size} -> accessor.set(bean, reference);
<#list primitives as kind>
      case ${kind?index + primitives?size + 1} -> of${kind.name}.${kind.set}(bean, ${kind.ofBits});
</#list>
      default -> ofObject.set(bean, reference);
    }
  }

  /** Writes the property at a call site that is not measured. */
  void restore(Object bean, long bits, Object reference) throws Throwable {
    switch (kind) {
<#list primitives as kind>
      case ${kind.name?upper_case} -> of${kind.name}.${kind.set}(bean, ${kind.ofBits});
</#list>
      case OBJECT -> ofObject.set(bean, reference);
    }
  }

  /**
   * Returns a boxed value other than {@code bits} for a primitive property; null for a reference.
   */
  Object emptyValue(long bits) {
    long other = bits == 0 ? 1 : 0;
    return switch (Kind.of(type)) {
      case BOOLEAN -> other != 0;
      case BYTE -> (byte) other;
      case SHORT -> (short) other;
      case CHAR -> (char) other;
      case INT -> (int) other;
      case LONG -> other;
      case FLOAT -> (float) other;
      case DOUBLE -> (double) other;
      case OBJECT -> null;
    };
  }

  /** Returns a boxed primitive as the bits that {@link #write} takes; 0 for everything else. */
  static long bits(Object value) {
    if (value instanceof Number number) {
      return value instanceof Double real
          ? Double.doubleToRawLongBits(real)
          : value instanceof Float real ? Float.floatToRawIntBits(real) : number.longValue();
    }
    if (value instanceof Boolean bool) {
      return bool ? 1 : 0;
    }
    return value instanceof Character character ? character : 0;
  }

  static Object[] setters(WriteSlot... slots) {
    Object[] setters = new Object[slots.length];
    for (int i = 0; i < slots.length; i++) {
      setters[i] = slots[i].setter;
    }
    return setters;
  }

  /** Empties the property and writes it again. Returns whether it reads otherwise in between. */
  boolean empties(Object bean, Object value, ReadSlot plain) throws Throwable {
    long bits = bits(value);
    empty(bean, bits);
    boolean changed = !Objects.equals(plain.box(bean), value);
    restore(bean, bits, value);
    return changed;
  }

  /** Writes another value, if the setter accepts it. */
  void empty(Object bean, long bits) {
    try {
      restore(bean, bits == 0 ? 1 : 0, emptyValue(bits));
    } catch (Throwable refused) {
      // a setter may refuse a value that no payload holds; the read afterwards shows it
    }
  }
}
