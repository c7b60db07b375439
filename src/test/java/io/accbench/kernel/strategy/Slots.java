package io.accbench.kernel.strategy;

import io.accbench.kernel.spi.Getter;
import io.accbench.kernel.spi.Kind;
import io.accbench.kernel.spi.Setter;

/** Calls an accessor through the slot it was made for. */
final class Slots {
  private Slots() {}

  // as an expression, the switch would promote every primitive to double
  @SuppressWarnings("StatementSwitchToExpressionSwitch")
  static Object get(Getter getter, Kind slot, Object bean) throws Throwable {
    switch (slot) {
      case BOOLEAN:
        return ((Getter.OfBoolean) getter).getBoolean(bean);
      case BYTE:
        return ((Getter.OfByte) getter).getByte(bean);
      case SHORT:
        return ((Getter.OfShort) getter).getShort(bean);
      case CHAR:
        return ((Getter.OfChar) getter).getChar(bean);
      case INT:
        return ((Getter.OfInt) getter).getInt(bean);
      case LONG:
        return ((Getter.OfLong) getter).getLong(bean);
      case FLOAT:
        return ((Getter.OfFloat) getter).getFloat(bean);
      case DOUBLE:
        return ((Getter.OfDouble) getter).getDouble(bean);
      default:
        return ((Getter.OfObject) getter).get(bean);
    }
  }

  static void set(Setter setter, Kind slot, Object bean, Object value) throws Throwable {
    switch (slot) {
      case BOOLEAN -> ((Setter.OfBoolean) setter).setBoolean(bean, (boolean) value);
      case BYTE -> ((Setter.OfByte) setter).setByte(bean, (byte) value);
      case SHORT -> ((Setter.OfShort) setter).setShort(bean, (short) value);
      case CHAR -> ((Setter.OfChar) setter).setChar(bean, (char) value);
      case INT -> ((Setter.OfInt) setter).setInt(bean, (int) value);
      case LONG -> ((Setter.OfLong) setter).setLong(bean, (long) value);
      case FLOAT -> ((Setter.OfFloat) setter).setFloat(bean, (float) value);
      case DOUBLE -> ((Setter.OfDouble) setter).setDouble(bean, (double) value);
      case OBJECT -> ((Setter.OfObject) setter).set(bean, value);
    }
  }
}
