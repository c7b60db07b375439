package io.accbench.kernel.strategy;

/**
 * An accessor with an offset in a final field, and a switch over the field's kind for the boxed
 * slot. It does not check the receiver.
 */
final class UnsafeSwitch implements EveryGetter, EverySetter {
  private final long offset;
  private final int kind;

  UnsafeSwitch(UnsafeField field) {
    this.offset = field.offset();
    this.kind = field.kind();
  }

  @Override
  public boolean getBoolean(Object bean) throws Throwable {
    return UnsafeField.UNSAFE.getBoolean(bean, offset);
  }

  @Override
  public byte getByte(Object bean) throws Throwable {
    return UnsafeField.UNSAFE.getByte(bean, offset);
  }

  @Override
  public short getShort(Object bean) throws Throwable {
    return UnsafeField.UNSAFE.getShort(bean, offset);
  }

  @Override
  public char getChar(Object bean) throws Throwable {
    return UnsafeField.UNSAFE.getChar(bean, offset);
  }

  @Override
  public int getInt(Object bean) throws Throwable {
    return UnsafeField.UNSAFE.getInt(bean, offset);
  }

  @Override
  public long getLong(Object bean) throws Throwable {
    return UnsafeField.UNSAFE.getLong(bean, offset);
  }

  @Override
  public float getFloat(Object bean) throws Throwable {
    return UnsafeField.UNSAFE.getFloat(bean, offset);
  }

  @Override
  public double getDouble(Object bean) throws Throwable {
    return UnsafeField.UNSAFE.getDouble(bean, offset);
  }

  @Override
  public Object get(Object bean) throws Throwable {
    switch (kind) {
      case UnsafeField.BOOLEAN:
        return UnsafeField.UNSAFE.getBoolean(bean, offset);
      case UnsafeField.BYTE:
        return UnsafeField.UNSAFE.getByte(bean, offset);
      case UnsafeField.SHORT:
        return UnsafeField.UNSAFE.getShort(bean, offset);
      case UnsafeField.CHAR:
        return UnsafeField.UNSAFE.getChar(bean, offset);
      case UnsafeField.INT:
        return UnsafeField.UNSAFE.getInt(bean, offset);
      case UnsafeField.LONG:
        return UnsafeField.UNSAFE.getLong(bean, offset);
      case UnsafeField.FLOAT:
        return UnsafeField.UNSAFE.getFloat(bean, offset);
      case UnsafeField.DOUBLE:
        return UnsafeField.UNSAFE.getDouble(bean, offset);
      default:
        return UnsafeField.UNSAFE.getObject(bean, offset);
    }
  }

  @Override
  public void setBoolean(Object bean, boolean value) throws Throwable {
    UnsafeField.UNSAFE.putBoolean(bean, offset, value);
  }

  @Override
  public void setByte(Object bean, byte value) throws Throwable {
    UnsafeField.UNSAFE.putByte(bean, offset, value);
  }

  @Override
  public void setShort(Object bean, short value) throws Throwable {
    UnsafeField.UNSAFE.putShort(bean, offset, value);
  }

  @Override
  public void setChar(Object bean, char value) throws Throwable {
    UnsafeField.UNSAFE.putChar(bean, offset, value);
  }

  @Override
  public void setInt(Object bean, int value) throws Throwable {
    UnsafeField.UNSAFE.putInt(bean, offset, value);
  }

  @Override
  public void setLong(Object bean, long value) throws Throwable {
    UnsafeField.UNSAFE.putLong(bean, offset, value);
  }

  @Override
  public void setFloat(Object bean, float value) throws Throwable {
    UnsafeField.UNSAFE.putFloat(bean, offset, value);
  }

  @Override
  public void setDouble(Object bean, double value) throws Throwable {
    UnsafeField.UNSAFE.putDouble(bean, offset, value);
  }

  @Override
  public void set(Object bean, Object value) throws Throwable {
    switch (kind) {
      case UnsafeField.BOOLEAN:
        UnsafeField.UNSAFE.putBoolean(bean, offset, (boolean) value);
        break;
      case UnsafeField.BYTE:
        UnsafeField.UNSAFE.putByte(bean, offset, (byte) value);
        break;
      case UnsafeField.SHORT:
        UnsafeField.UNSAFE.putShort(bean, offset, (short) value);
        break;
      case UnsafeField.CHAR:
        UnsafeField.UNSAFE.putChar(bean, offset, (char) value);
        break;
      case UnsafeField.INT:
        UnsafeField.UNSAFE.putInt(bean, offset, (int) value);
        break;
      case UnsafeField.LONG:
        UnsafeField.UNSAFE.putLong(bean, offset, (long) value);
        break;
      case UnsafeField.FLOAT:
        UnsafeField.UNSAFE.putFloat(bean, offset, (float) value);
        break;
      case UnsafeField.DOUBLE:
        UnsafeField.UNSAFE.putDouble(bean, offset, (double) value);
        break;
      default:
        UnsafeField.UNSAFE.putObject(bean, offset, value);
    }
  }
}
