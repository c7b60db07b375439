package io.accbench.kernel.strategy;

import io.accbench.kernel.spi.Getter;
import io.accbench.kernel.spi.Setter;

/**
 * An accessor with an offset in a final field. There is a class for each kind, which implements the
 * slot of its kind and the boxed slot.
 */
abstract class UnsafeTyped implements Getter.OfObject, Setter.OfObject {
  final long offset;

  private UnsafeTyped(UnsafeField field) {
    this.offset = field.offset();
  }

  static UnsafeTyped of(UnsafeField field) {
    return switch (field.kind()) {
      case UnsafeField.BOOLEAN -> new OfBoolean(field);
      case UnsafeField.BYTE -> new OfByte(field);
      case UnsafeField.SHORT -> new OfShort(field);
      case UnsafeField.CHAR -> new OfChar(field);
      case UnsafeField.INT -> new OfInt(field);
      case UnsafeField.LONG -> new OfLong(field);
      case UnsafeField.FLOAT -> new OfFloat(field);
      case UnsafeField.DOUBLE -> new OfDouble(field);
      default -> new OfReference(field);
    };
  }

  private static final class OfBoolean extends UnsafeTyped
      implements Getter.OfBoolean, Setter.OfBoolean {
    OfBoolean(UnsafeField field) {
      super(field);
    }

    @Override
    public boolean getBoolean(Object bean) {
      return UnsafeField.UNSAFE.getBoolean(bean, offset);
    }

    @Override
    public Object get(Object bean) {
      return UnsafeField.UNSAFE.getBoolean(bean, offset);
    }

    @Override
    public void setBoolean(Object bean, boolean value) {
      UnsafeField.UNSAFE.putBoolean(bean, offset, value);
    }

    @Override
    public void set(Object bean, Object value) {
      UnsafeField.UNSAFE.putBoolean(bean, offset, (boolean) value);
    }
  }

  private static final class OfByte extends UnsafeTyped implements Getter.OfByte, Setter.OfByte {
    OfByte(UnsafeField field) {
      super(field);
    }

    @Override
    public byte getByte(Object bean) {
      return UnsafeField.UNSAFE.getByte(bean, offset);
    }

    @Override
    public Object get(Object bean) {
      return UnsafeField.UNSAFE.getByte(bean, offset);
    }

    @Override
    public void setByte(Object bean, byte value) {
      UnsafeField.UNSAFE.putByte(bean, offset, value);
    }

    @Override
    public void set(Object bean, Object value) {
      UnsafeField.UNSAFE.putByte(bean, offset, (byte) value);
    }
  }

  private static final class OfShort extends UnsafeTyped implements Getter.OfShort, Setter.OfShort {
    OfShort(UnsafeField field) {
      super(field);
    }

    @Override
    public short getShort(Object bean) {
      return UnsafeField.UNSAFE.getShort(bean, offset);
    }

    @Override
    public Object get(Object bean) {
      return UnsafeField.UNSAFE.getShort(bean, offset);
    }

    @Override
    public void setShort(Object bean, short value) {
      UnsafeField.UNSAFE.putShort(bean, offset, value);
    }

    @Override
    public void set(Object bean, Object value) {
      UnsafeField.UNSAFE.putShort(bean, offset, (short) value);
    }
  }

  private static final class OfChar extends UnsafeTyped implements Getter.OfChar, Setter.OfChar {
    OfChar(UnsafeField field) {
      super(field);
    }

    @Override
    public char getChar(Object bean) {
      return UnsafeField.UNSAFE.getChar(bean, offset);
    }

    @Override
    public Object get(Object bean) {
      return UnsafeField.UNSAFE.getChar(bean, offset);
    }

    @Override
    public void setChar(Object bean, char value) {
      UnsafeField.UNSAFE.putChar(bean, offset, value);
    }

    @Override
    public void set(Object bean, Object value) {
      UnsafeField.UNSAFE.putChar(bean, offset, (char) value);
    }
  }

  private static final class OfInt extends UnsafeTyped implements Getter.OfInt, Setter.OfInt {
    OfInt(UnsafeField field) {
      super(field);
    }

    @Override
    public int getInt(Object bean) {
      return UnsafeField.UNSAFE.getInt(bean, offset);
    }

    @Override
    public Object get(Object bean) {
      return UnsafeField.UNSAFE.getInt(bean, offset);
    }

    @Override
    public void setInt(Object bean, int value) {
      UnsafeField.UNSAFE.putInt(bean, offset, value);
    }

    @Override
    public void set(Object bean, Object value) {
      UnsafeField.UNSAFE.putInt(bean, offset, (int) value);
    }
  }

  private static final class OfLong extends UnsafeTyped implements Getter.OfLong, Setter.OfLong {
    OfLong(UnsafeField field) {
      super(field);
    }

    @Override
    public long getLong(Object bean) {
      return UnsafeField.UNSAFE.getLong(bean, offset);
    }

    @Override
    public Object get(Object bean) {
      return UnsafeField.UNSAFE.getLong(bean, offset);
    }

    @Override
    public void setLong(Object bean, long value) {
      UnsafeField.UNSAFE.putLong(bean, offset, value);
    }

    @Override
    public void set(Object bean, Object value) {
      UnsafeField.UNSAFE.putLong(bean, offset, (long) value);
    }
  }

  private static final class OfFloat extends UnsafeTyped implements Getter.OfFloat, Setter.OfFloat {
    OfFloat(UnsafeField field) {
      super(field);
    }

    @Override
    public float getFloat(Object bean) {
      return UnsafeField.UNSAFE.getFloat(bean, offset);
    }

    @Override
    public Object get(Object bean) {
      return UnsafeField.UNSAFE.getFloat(bean, offset);
    }

    @Override
    public void setFloat(Object bean, float value) {
      UnsafeField.UNSAFE.putFloat(bean, offset, value);
    }

    @Override
    public void set(Object bean, Object value) {
      UnsafeField.UNSAFE.putFloat(bean, offset, (float) value);
    }
  }

  private static final class OfDouble extends UnsafeTyped
      implements Getter.OfDouble, Setter.OfDouble {
    OfDouble(UnsafeField field) {
      super(field);
    }

    @Override
    public double getDouble(Object bean) {
      return UnsafeField.UNSAFE.getDouble(bean, offset);
    }

    @Override
    public Object get(Object bean) {
      return UnsafeField.UNSAFE.getDouble(bean, offset);
    }

    @Override
    public void setDouble(Object bean, double value) {
      UnsafeField.UNSAFE.putDouble(bean, offset, value);
    }

    @Override
    public void set(Object bean, Object value) {
      UnsafeField.UNSAFE.putDouble(bean, offset, (double) value);
    }
  }

  private static final class OfReference extends UnsafeTyped {
    OfReference(UnsafeField field) {
      super(field);
    }

    @Override
    public Object get(Object bean) {
      return UnsafeField.UNSAFE.getObject(bean, offset);
    }

    @Override
    public void set(Object bean, Object value) {
      UnsafeField.UNSAFE.putObject(bean, offset, value);
    }
  }
}
