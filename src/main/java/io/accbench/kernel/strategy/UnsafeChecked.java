package io.accbench.kernel.strategy;

/**
 * An accessor like {@link UnsafeSwitch} that also checks that the receiver is of the field's class.
 */
final class UnsafeChecked implements EveryGetter, EverySetter {
  private final Class<?> type;
  private final long offset;
  private final int kind;

  UnsafeChecked(UnsafeField field) {
    this.offset = field.offset();
    this.kind = field.kind();
    this.type = field.owner();
  }

  @Override
  public boolean getBoolean(Object bean) throws Throwable {
    return UnsafeField.UNSAFE.getBoolean(type.cast(bean), offset);
  }

  @Override
  public byte getByte(Object bean) throws Throwable {
    return UnsafeField.UNSAFE.getByte(type.cast(bean), offset);
  }

  @Override
  public short getShort(Object bean) throws Throwable {
    return UnsafeField.UNSAFE.getShort(type.cast(bean), offset);
  }

  @Override
  public char getChar(Object bean) throws Throwable {
    return UnsafeField.UNSAFE.getChar(type.cast(bean), offset);
  }

  @Override
  public int getInt(Object bean) throws Throwable {
    return UnsafeField.UNSAFE.getInt(type.cast(bean), offset);
  }

  @Override
  public long getLong(Object bean) throws Throwable {
    return UnsafeField.UNSAFE.getLong(type.cast(bean), offset);
  }

  @Override
  public float getFloat(Object bean) throws Throwable {
    return UnsafeField.UNSAFE.getFloat(type.cast(bean), offset);
  }

  @Override
  public double getDouble(Object bean) throws Throwable {
    return UnsafeField.UNSAFE.getDouble(type.cast(bean), offset);
  }

  @Override
  public Object get(Object bean) throws Throwable {
    switch (kind) {
      case UnsafeField.BOOLEAN:
        return UnsafeField.UNSAFE.getBoolean(type.cast(bean), offset);
      case UnsafeField.BYTE:
        return UnsafeField.UNSAFE.getByte(type.cast(bean), offset);
      case UnsafeField.SHORT:
        return UnsafeField.UNSAFE.getShort(type.cast(bean), offset);
      case UnsafeField.CHAR:
        return UnsafeField.UNSAFE.getChar(type.cast(bean), offset);
      case UnsafeField.INT:
        return UnsafeField.UNSAFE.getInt(type.cast(bean), offset);
      case UnsafeField.LONG:
        return UnsafeField.UNSAFE.getLong(type.cast(bean), offset);
      case UnsafeField.FLOAT:
        return UnsafeField.UNSAFE.getFloat(type.cast(bean), offset);
      case UnsafeField.DOUBLE:
        return UnsafeField.UNSAFE.getDouble(type.cast(bean), offset);
      default:
        return UnsafeField.UNSAFE.getObject(type.cast(bean), offset);
    }
  }

  @Override
  public void setBoolean(Object bean, boolean value) throws Throwable {
    UnsafeField.UNSAFE.putBoolean(type.cast(bean), offset, value);
  }

  @Override
  public void setByte(Object bean, byte value) throws Throwable {
    UnsafeField.UNSAFE.putByte(type.cast(bean), offset, value);
  }

  @Override
  public void setShort(Object bean, short value) throws Throwable {
    UnsafeField.UNSAFE.putShort(type.cast(bean), offset, value);
  }

  @Override
  public void setChar(Object bean, char value) throws Throwable {
    UnsafeField.UNSAFE.putChar(type.cast(bean), offset, value);
  }

  @Override
  public void setInt(Object bean, int value) throws Throwable {
    UnsafeField.UNSAFE.putInt(type.cast(bean), offset, value);
  }

  @Override
  public void setLong(Object bean, long value) throws Throwable {
    UnsafeField.UNSAFE.putLong(type.cast(bean), offset, value);
  }

  @Override
  public void setFloat(Object bean, float value) throws Throwable {
    UnsafeField.UNSAFE.putFloat(type.cast(bean), offset, value);
  }

  @Override
  public void setDouble(Object bean, double value) throws Throwable {
    UnsafeField.UNSAFE.putDouble(type.cast(bean), offset, value);
  }

  @Override
  public void set(Object bean, Object value) throws Throwable {
    switch (kind) {
      case UnsafeField.BOOLEAN:
        UnsafeField.UNSAFE.putBoolean(type.cast(bean), offset, (boolean) value);
        break;
      case UnsafeField.BYTE:
        UnsafeField.UNSAFE.putByte(type.cast(bean), offset, (byte) value);
        break;
      case UnsafeField.SHORT:
        UnsafeField.UNSAFE.putShort(type.cast(bean), offset, (short) value);
        break;
      case UnsafeField.CHAR:
        UnsafeField.UNSAFE.putChar(type.cast(bean), offset, (char) value);
        break;
      case UnsafeField.INT:
        UnsafeField.UNSAFE.putInt(type.cast(bean), offset, (int) value);
        break;
      case UnsafeField.LONG:
        UnsafeField.UNSAFE.putLong(type.cast(bean), offset, (long) value);
        break;
      case UnsafeField.FLOAT:
        UnsafeField.UNSAFE.putFloat(type.cast(bean), offset, (float) value);
        break;
      case UnsafeField.DOUBLE:
        UnsafeField.UNSAFE.putDouble(type.cast(bean), offset, (double) value);
        break;
      default:
        UnsafeField.UNSAFE.putObject(type.cast(bean), offset, value);
    }
  }
}
