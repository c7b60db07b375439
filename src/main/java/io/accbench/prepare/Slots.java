package io.accbench.prepare;

import io.accbench.kernel.spi.Getter;
import io.accbench.kernel.spi.Kind;
import io.accbench.kernel.spi.Setter;

/** Calls an accessor through the slot interface it was made for. */
public final class Slots {
  private Slots() {}

  public static Object get(Getter getter, Kind slot, Object bean) throws Throwable {
    return switch (slot) {
      case BOOLEAN -> ((Getter.OfBoolean) getter).getBoolean(bean);
      case BYTE -> ((Getter.OfByte) getter).getByte(bean);
      case SHORT -> ((Getter.OfShort) getter).getShort(bean);
      case CHAR -> ((Getter.OfChar) getter).getChar(bean);
      case INT -> ((Getter.OfInt) getter).getInt(bean);
      case LONG -> ((Getter.OfLong) getter).getLong(bean);
      case FLOAT -> ((Getter.OfFloat) getter).getFloat(bean);
      case DOUBLE -> ((Getter.OfDouble) getter).getDouble(bean);
      case OBJECT -> ((Getter.OfObject) getter).get(bean);
    };
  }

  public static void set(Setter setter, Kind slot, Object bean, Object value) throws Throwable {
    switch (slot) {
      case BOOLEAN -> ((Setter.OfBoolean) setter).setBoolean(bean, (Boolean) value);
      case BYTE -> ((Setter.OfByte) setter).setByte(bean, (Byte) value);
      case SHORT -> ((Setter.OfShort) setter).setShort(bean, (Short) value);
      case CHAR -> ((Setter.OfChar) setter).setChar(bean, (Character) value);
      case INT -> ((Setter.OfInt) setter).setInt(bean, (Integer) value);
      case LONG -> ((Setter.OfLong) setter).setLong(bean, (Long) value);
      case FLOAT -> ((Setter.OfFloat) setter).setFloat(bean, (Float) value);
      case DOUBLE -> ((Setter.OfDouble) setter).setDouble(bean, (Double) value);
      case OBJECT -> ((Setter.OfObject) setter).set(bean, value);
    }
  }
}
