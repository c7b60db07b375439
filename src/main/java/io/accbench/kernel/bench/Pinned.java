package io.accbench.kernel.bench;

import io.accbench.kernel.spi.Getter;
import io.accbench.kernel.spi.Kind;
import io.accbench.kernel.spi.Setter;
import org.openjdk.jmh.annotations.CompilerControl;
import org.openjdk.jmh.infra.Blackhole;

/**
 * The kind and the accessor of the fork's one property in static final fields, which the JIT treats
 * as constants. The first use initialises the class, so {@link Pin} must have been set before.
 */
final class Pinned {
  static final int ORDINAL = Pin.kind.ordinal();
  static final boolean WRITES = Pin.setter != null;
  private static final Getter GETTER = Pin.getter;
  private static final Setter SETTER = Pin.setter;

  private Pinned() {}

  @CompilerControl(CompilerControl.Mode.INLINE)
  static void read(Object bean, Blackhole sink) throws Throwable {
    switch (ORDINAL) {
      case 0 -> sink.consume(((Getter.OfBoolean) GETTER).getBoolean(bean));
      case 1 -> sink.consume(((Getter.OfByte) GETTER).getByte(bean));
      case 2 -> sink.consume(((Getter.OfShort) GETTER).getShort(bean));
      case 3 -> sink.consume(((Getter.OfChar) GETTER).getChar(bean));
      case 4 -> sink.consume(((Getter.OfInt) GETTER).getInt(bean));
      case 5 -> sink.consume(((Getter.OfLong) GETTER).getLong(bean));
      case 6 -> sink.consume(((Getter.OfFloat) GETTER).getFloat(bean));
      case 7 -> sink.consume(((Getter.OfDouble) GETTER).getDouble(bean));
      default -> sink.consume(((Getter.OfObject) GETTER).get(bean));
    }
  }

  @CompilerControl(CompilerControl.Mode.INLINE)
  static void write(Object bean, long bits, Object value) throws Throwable {
    switch (ORDINAL) {
      case 0 -> ((Setter.OfBoolean) SETTER).setBoolean(bean, bits != 0);
      case 1 -> ((Setter.OfByte) SETTER).setByte(bean, (byte) bits);
      case 2 -> ((Setter.OfShort) SETTER).setShort(bean, (short) bits);
      case 3 -> ((Setter.OfChar) SETTER).setChar(bean, (char) bits);
      case 4 -> ((Setter.OfInt) SETTER).setInt(bean, (int) bits);
      case 5 -> ((Setter.OfLong) SETTER).setLong(bean, bits);
      case 6 -> ((Setter.OfFloat) SETTER).setFloat(bean, Float.intBitsToFloat((int) bits));
      case 7 -> ((Setter.OfDouble) SETTER).setDouble(bean, Double.longBitsToDouble(bits));
      default -> ((Setter.OfObject) SETTER).set(bean, value);
    }
  }

  /** The values that {@link Pinned} takes. With several threads, each sets an equal accessor. */
  static final class Pin {
    private static Kind kind;
    private static Getter getter;
    private static Setter setter;

    private Pin() {}

    /** Sets the values; exactly one of getter and setter is null. */
    static synchronized void of(Kind itsKind, Getter itsGetter, Setter itsSetter) {
      kind = itsKind;
      getter = itsGetter;
      setter = itsSetter;
    }
  }
}
