package io.accbench.kernel.bench;

import io.accbench.kernel.spi.Getter;
import io.accbench.kernel.spi.Kind;
import io.accbench.kernel.spi.Setter;

/**
 * A getter and a setter of one property, for the inner step of a deep copy. The step reads the
 * property from one bean and writes it to another. {@link DeepCopy} copies the beans and
 * collections that a reference leads to.
 */
final class CopySlot {
  private final int ordinal;
  private final boolean scalar;
  private final Getter.OfBoolean getBoolean;
  private final Setter.OfBoolean setBoolean;
  private final Getter.OfByte getByte;
  private final Setter.OfByte setByte;
  private final Getter.OfShort getShort;
  private final Setter.OfShort setShort;
  private final Getter.OfChar getChar;
  private final Setter.OfChar setChar;
  private final Getter.OfInt getInt;
  private final Setter.OfInt setInt;
  private final Getter.OfLong getLong;
  private final Setter.OfLong setLong;
  private final Getter.OfFloat getFloat;
  private final Setter.OfFloat setFloat;
  private final Getter.OfDouble getDouble;
  private final Setter.OfDouble setDouble;
  private final Getter.OfObject getObject;
  private final Setter.OfObject setObject;

  CopySlot(Kind kind, Getter getter, Setter setter, boolean scalar) {
    this.ordinal = kind.ordinal();
    this.scalar = scalar;
    this.getBoolean = kind == Kind.BOOLEAN ? (Getter.OfBoolean) getter : null;
    this.setBoolean = kind == Kind.BOOLEAN ? (Setter.OfBoolean) setter : null;
    this.getByte = kind == Kind.BYTE ? (Getter.OfByte) getter : null;
    this.setByte = kind == Kind.BYTE ? (Setter.OfByte) setter : null;
    this.getShort = kind == Kind.SHORT ? (Getter.OfShort) getter : null;
    this.setShort = kind == Kind.SHORT ? (Setter.OfShort) setter : null;
    this.getChar = kind == Kind.CHAR ? (Getter.OfChar) getter : null;
    this.setChar = kind == Kind.CHAR ? (Setter.OfChar) setter : null;
    this.getInt = kind == Kind.INT ? (Getter.OfInt) getter : null;
    this.setInt = kind == Kind.INT ? (Setter.OfInt) setter : null;
    this.getLong = kind == Kind.LONG ? (Getter.OfLong) getter : null;
    this.setLong = kind == Kind.LONG ? (Setter.OfLong) setter : null;
    this.getFloat = kind == Kind.FLOAT ? (Getter.OfFloat) getter : null;
    this.setFloat = kind == Kind.FLOAT ? (Setter.OfFloat) setter : null;
    this.getDouble = kind == Kind.DOUBLE ? (Getter.OfDouble) getter : null;
    this.setDouble = kind == Kind.DOUBLE ? (Setter.OfDouble) setter : null;
    this.getObject = kind == Kind.OBJECT ? (Getter.OfObject) getter : null;
    this.setObject = kind == Kind.OBJECT ? (Setter.OfObject) setter : null;
  }

  /** Copies the property: makes the measured calls. */
  void copy(Object from, Object to, DeepCopy copy) throws Throwable {
    switch (ordinal) {
      case 0 -> setBoolean.setBoolean(to, getBoolean.getBoolean(from));
      case 1 -> setByte.setByte(to, getByte.getByte(from));
      case 2 -> setShort.setShort(to, getShort.getShort(from));
      case 3 -> setChar.setChar(to, getChar.getChar(from));
      case 4 -> setInt.setInt(to, getInt.getInt(from));
      case 5 -> setLong.setLong(to, getLong.getLong(from));
      case 6 -> setFloat.setFloat(to, getFloat.getFloat(from));
      case 7 -> setDouble.setDouble(to, getDouble.getDouble(from));
      default -> {
        Object value = getObject.get(from);
        setObject.set(to, scalar ? value : copy.copyOf(value));
      }
    }
  }
}
