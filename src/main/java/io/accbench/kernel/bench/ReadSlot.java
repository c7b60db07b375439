package io.accbench.kernel.bench;

import io.accbench.kernel.graph.Checksum;
import io.accbench.kernel.spi.Getter;
import io.accbench.kernel.spi.Kind;
import org.openjdk.jmh.infra.Blackhole;

/**
 * The getter of one property, held as a serializer would hold it: as an element of the bean's array
 * of properties.
 *
 * <p>It has one field for each kind instead of a cast at the call, since a cast to an interface
 * costs a search of its own. Each kind has its own call site, as in typed property writers. {@link
 * #read} contains the measured call sites; {@link #box} and {@link #addTo} use others, for
 * everything that is not measured.
 */
final class ReadSlot {
  private final Kind kind;
  private final int ordinal;
  private final Getter getter;
  private final Getter.OfBoolean ofBoolean;
  private final Getter.OfByte ofByte;
  private final Getter.OfShort ofShort;
  private final Getter.OfChar ofChar;
  private final Getter.OfInt ofInt;
  private final Getter.OfLong ofLong;
  private final Getter.OfFloat ofFloat;
  private final Getter.OfDouble ofDouble;
  private final Getter.OfObject ofObject;

  ReadSlot(Kind kind, Getter getter) {
    this.kind = kind;
    this.ordinal = kind.ordinal();
    this.getter = getter;
    this.ofBoolean = kind == Kind.BOOLEAN ? (Getter.OfBoolean) getter : null;
    this.ofByte = kind == Kind.BYTE ? (Getter.OfByte) getter : null;
    this.ofShort = kind == Kind.SHORT ? (Getter.OfShort) getter : null;
    this.ofChar = kind == Kind.CHAR ? (Getter.OfChar) getter : null;
    this.ofInt = kind == Kind.INT ? (Getter.OfInt) getter : null;
    this.ofLong = kind == Kind.LONG ? (Getter.OfLong) getter : null;
    this.ofFloat = kind == Kind.FLOAT ? (Getter.OfFloat) getter : null;
    this.ofDouble = kind == Kind.DOUBLE ? (Getter.OfDouble) getter : null;
    this.ofObject = kind == Kind.OBJECT ? (Getter.OfObject) getter : null;
  }

  Kind kind() {
    return kind;
  }

  Getter getter() {
    return getter;
  }

  /** Reads the property and consumes the value: the measured call. */
  void read(Object bean, Blackhole sink) throws Throwable {
    switch (ordinal) {
      case 0 -> sink.consume(ofBoolean.getBoolean(bean));
      case 1 -> sink.consume(ofByte.getByte(bean));
      case 2 -> sink.consume(ofShort.getShort(bean));
      case 3 -> sink.consume(ofChar.getChar(bean));
      case 4 -> sink.consume(ofInt.getInt(bean));
      case 5 -> sink.consume(ofLong.getLong(bean));
      case 6 -> sink.consume(ofFloat.getFloat(bean));
      case 7 -> sink.consume(ofDouble.getDouble(bean));
      default -> sink.consume(ofObject.get(bean));
    }
  }

  /** Returns the value; a primitive is boxed. */
  Object box(Object bean) throws Throwable {
    return switch (kind) {
      case BOOLEAN -> ofBoolean.getBoolean(bean);
      case BYTE -> ofByte.getByte(bean);
      case SHORT -> ofShort.getShort(bean);
      case CHAR -> ofChar.getChar(bean);
      case INT -> ofInt.getInt(bean);
      case LONG -> ofLong.getLong(bean);
      case FLOAT -> ofFloat.getFloat(bean);
      case DOUBLE -> ofDouble.getDouble(bean);
      case OBJECT -> ofObject.get(bean);
    };
  }

  /** Adds the value to a checksum. */
  void addTo(Checksum sum, Object bean) throws Throwable {
    sum.add(bean, box(bean));
  }

  static Object[] getters(ReadSlot... slots) {
    Object[] getters = new Object[slots.length];
    for (int i = 0; i < slots.length; i++) {
      getters[i] = slots[i].getter;
    }
    return getters;
  }
}
