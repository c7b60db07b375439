package io.accbench.kernel.strategy;

import java.lang.invoke.MethodHandles;

/**
 * An accessor like {@link UnsafeSwitch} whose offset and kind are static final. It is a template:
 * {@link ConstantClass} defines a copy for each accessor.
 */
final class UnsafeConstant implements EveryGetter, EverySetter {
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
    return UnsafeField.UNSAFE.getBoolean(bean, OFFSET);
  }

  @Override
  public byte getByte(Object bean) throws Throwable {
    return UnsafeField.UNSAFE.getByte(bean, OFFSET);
  }

  @Override
  public short getShort(Object bean) throws Throwable {
    return UnsafeField.UNSAFE.getShort(bean, OFFSET);
  }

  @Override
  public char getChar(Object bean) throws Throwable {
    return UnsafeField.UNSAFE.getChar(bean, OFFSET);
  }

  @Override
  public int getInt(Object bean) throws Throwable {
    return UnsafeField.UNSAFE.getInt(bean, OFFSET);
  }

  @Override
  public long getLong(Object bean) throws Throwable {
    return UnsafeField.UNSAFE.getLong(bean, OFFSET);
  }

  @Override
  public float getFloat(Object bean) throws Throwable {
    return UnsafeField.UNSAFE.getFloat(bean, OFFSET);
  }

  @Override
  public double getDouble(Object bean) throws Throwable {
    return UnsafeField.UNSAFE.getDouble(bean, OFFSET);
  }

  @Override
  public Object get(Object bean) throws Throwable {
    switch (KIND) {
      case UnsafeField.BOOLEAN:
        return UnsafeField.UNSAFE.getBoolean(bean, OFFSET);
      case UnsafeField.BYTE:
        return UnsafeField.UNSAFE.getByte(bean, OFFSET);
      case UnsafeField.SHORT:
        return UnsafeField.UNSAFE.getShort(bean, OFFSET);
      case UnsafeField.CHAR:
        return UnsafeField.UNSAFE.getChar(bean, OFFSET);
      case UnsafeField.INT:
        return UnsafeField.UNSAFE.getInt(bean, OFFSET);
      case UnsafeField.LONG:
        return UnsafeField.UNSAFE.getLong(bean, OFFSET);
      case UnsafeField.FLOAT:
        return UnsafeField.UNSAFE.getFloat(bean, OFFSET);
      case UnsafeField.DOUBLE:
        return UnsafeField.UNSAFE.getDouble(bean, OFFSET);
      default:
        return UnsafeField.UNSAFE.getObject(bean, OFFSET);
    }
  }

  @Override
  public void setBoolean(Object bean, boolean value) throws Throwable {
    UnsafeField.UNSAFE.putBoolean(bean, OFFSET, value);
  }

  @Override
  public void setByte(Object bean, byte value) throws Throwable {
    UnsafeField.UNSAFE.putByte(bean, OFFSET, value);
  }

  @Override
  public void setShort(Object bean, short value) throws Throwable {
    UnsafeField.UNSAFE.putShort(bean, OFFSET, value);
  }

  @Override
  public void setChar(Object bean, char value) throws Throwable {
    UnsafeField.UNSAFE.putChar(bean, OFFSET, value);
  }

  @Override
  public void setInt(Object bean, int value) throws Throwable {
    UnsafeField.UNSAFE.putInt(bean, OFFSET, value);
  }

  @Override
  public void setLong(Object bean, long value) throws Throwable {
    UnsafeField.UNSAFE.putLong(bean, OFFSET, value);
  }

  @Override
  public void setFloat(Object bean, float value) throws Throwable {
    UnsafeField.UNSAFE.putFloat(bean, OFFSET, value);
  }

  @Override
  public void setDouble(Object bean, double value) throws Throwable {
    UnsafeField.UNSAFE.putDouble(bean, OFFSET, value);
  }

  @Override
  public void set(Object bean, Object value) throws Throwable {
    switch (KIND) {
      case UnsafeField.BOOLEAN:
        UnsafeField.UNSAFE.putBoolean(bean, OFFSET, (boolean) value);
        break;
      case UnsafeField.BYTE:
        UnsafeField.UNSAFE.putByte(bean, OFFSET, (byte) value);
        break;
      case UnsafeField.SHORT:
        UnsafeField.UNSAFE.putShort(bean, OFFSET, (short) value);
        break;
      case UnsafeField.CHAR:
        UnsafeField.UNSAFE.putChar(bean, OFFSET, (char) value);
        break;
      case UnsafeField.INT:
        UnsafeField.UNSAFE.putInt(bean, OFFSET, (int) value);
        break;
      case UnsafeField.LONG:
        UnsafeField.UNSAFE.putLong(bean, OFFSET, (long) value);
        break;
      case UnsafeField.FLOAT:
        UnsafeField.UNSAFE.putFloat(bean, OFFSET, (float) value);
        break;
      case UnsafeField.DOUBLE:
        UnsafeField.UNSAFE.putDouble(bean, OFFSET, (double) value);
        break;
      default:
        UnsafeField.UNSAFE.putObject(bean, OFFSET, value);
    }
  }
}
