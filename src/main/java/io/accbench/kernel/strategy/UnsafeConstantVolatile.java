package io.accbench.kernel.strategy;

import java.lang.invoke.MethodHandles;

/**
 * An accessor like {@link UnsafeVolatile} whose offset and kind are static final. It is a template:
 * {@link ConstantClass} defines a copy for each accessor.
 */
final class UnsafeConstantVolatile implements EveryGetter, EverySetter {
  private static final long OFFSET;
  private static final int KIND;

  static {
    try {
      UnsafeField field =
          MethodHandles.classData(MethodHandles.lookup(), ConstantClass.DATA, UnsafeField.class);
      OFFSET = field.offset();
      KIND = field.kind();
    } catch (IllegalAccessException e) {
      throw new ExceptionInInitializerError(e);
    }
  }

  @Override
  public boolean getBoolean(Object bean) throws Throwable {
    return UnsafeField.UNSAFE.getBooleanVolatile(bean, OFFSET);
  }

  @Override
  public byte getByte(Object bean) throws Throwable {
    return UnsafeField.UNSAFE.getByteVolatile(bean, OFFSET);
  }

  @Override
  public short getShort(Object bean) throws Throwable {
    return UnsafeField.UNSAFE.getShortVolatile(bean, OFFSET);
  }

  @Override
  public char getChar(Object bean) throws Throwable {
    return UnsafeField.UNSAFE.getCharVolatile(bean, OFFSET);
  }

  @Override
  public int getInt(Object bean) throws Throwable {
    return UnsafeField.UNSAFE.getIntVolatile(bean, OFFSET);
  }

  @Override
  public long getLong(Object bean) throws Throwable {
    return UnsafeField.UNSAFE.getLongVolatile(bean, OFFSET);
  }

  @Override
  public float getFloat(Object bean) throws Throwable {
    return UnsafeField.UNSAFE.getFloatVolatile(bean, OFFSET);
  }

  @Override
  public double getDouble(Object bean) throws Throwable {
    return UnsafeField.UNSAFE.getDoubleVolatile(bean, OFFSET);
  }

  @Override
  public Object get(Object bean) throws Throwable {
    switch (KIND) {
      case UnsafeField.BOOLEAN:
        return UnsafeField.UNSAFE.getBooleanVolatile(bean, OFFSET);
      case UnsafeField.BYTE:
        return UnsafeField.UNSAFE.getByteVolatile(bean, OFFSET);
      case UnsafeField.SHORT:
        return UnsafeField.UNSAFE.getShortVolatile(bean, OFFSET);
      case UnsafeField.CHAR:
        return UnsafeField.UNSAFE.getCharVolatile(bean, OFFSET);
      case UnsafeField.INT:
        return UnsafeField.UNSAFE.getIntVolatile(bean, OFFSET);
      case UnsafeField.LONG:
        return UnsafeField.UNSAFE.getLongVolatile(bean, OFFSET);
      case UnsafeField.FLOAT:
        return UnsafeField.UNSAFE.getFloatVolatile(bean, OFFSET);
      case UnsafeField.DOUBLE:
        return UnsafeField.UNSAFE.getDoubleVolatile(bean, OFFSET);
      default:
        return UnsafeField.UNSAFE.getObjectVolatile(bean, OFFSET);
    }
  }

  @Override
  public void setBoolean(Object bean, boolean value) throws Throwable {
    UnsafeField.UNSAFE.putBooleanVolatile(bean, OFFSET, value);
  }

  @Override
  public void setByte(Object bean, byte value) throws Throwable {
    UnsafeField.UNSAFE.putByteVolatile(bean, OFFSET, value);
  }

  @Override
  public void setShort(Object bean, short value) throws Throwable {
    UnsafeField.UNSAFE.putShortVolatile(bean, OFFSET, value);
  }

  @Override
  public void setChar(Object bean, char value) throws Throwable {
    UnsafeField.UNSAFE.putCharVolatile(bean, OFFSET, value);
  }

  @Override
  public void setInt(Object bean, int value) throws Throwable {
    UnsafeField.UNSAFE.putIntVolatile(bean, OFFSET, value);
  }

  @Override
  public void setLong(Object bean, long value) throws Throwable {
    UnsafeField.UNSAFE.putLongVolatile(bean, OFFSET, value);
  }

  @Override
  public void setFloat(Object bean, float value) throws Throwable {
    UnsafeField.UNSAFE.putFloatVolatile(bean, OFFSET, value);
  }

  @Override
  public void setDouble(Object bean, double value) throws Throwable {
    UnsafeField.UNSAFE.putDoubleVolatile(bean, OFFSET, value);
  }

  @Override
  public void set(Object bean, Object value) throws Throwable {
    switch (KIND) {
      case UnsafeField.BOOLEAN:
        UnsafeField.UNSAFE.putBooleanVolatile(bean, OFFSET, (boolean) value);
        break;
      case UnsafeField.BYTE:
        UnsafeField.UNSAFE.putByteVolatile(bean, OFFSET, (byte) value);
        break;
      case UnsafeField.SHORT:
        UnsafeField.UNSAFE.putShortVolatile(bean, OFFSET, (short) value);
        break;
      case UnsafeField.CHAR:
        UnsafeField.UNSAFE.putCharVolatile(bean, OFFSET, (char) value);
        break;
      case UnsafeField.INT:
        UnsafeField.UNSAFE.putIntVolatile(bean, OFFSET, (int) value);
        break;
      case UnsafeField.LONG:
        UnsafeField.UNSAFE.putLongVolatile(bean, OFFSET, (long) value);
        break;
      case UnsafeField.FLOAT:
        UnsafeField.UNSAFE.putFloatVolatile(bean, OFFSET, (float) value);
        break;
      case UnsafeField.DOUBLE:
        UnsafeField.UNSAFE.putDoubleVolatile(bean, OFFSET, (double) value);
        break;
      default:
        UnsafeField.UNSAFE.putObjectVolatile(bean, OFFSET, value);
    }
  }
}
