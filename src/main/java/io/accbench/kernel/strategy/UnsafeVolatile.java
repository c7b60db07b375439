package io.accbench.kernel.strategy;

/** An accessor like {@link UnsafeSwitch}, with volatile reads and writes. */
final class UnsafeVolatile implements EveryGetter, EverySetter {
  private final long offset;
  private final int kind;

  UnsafeVolatile(UnsafeField field) {
    this.offset = field.offset();
    this.kind = field.kind();
  }

  @Override
  public boolean getBoolean(Object bean) throws Throwable {
    return UnsafeField.UNSAFE.getBooleanVolatile(bean, offset);
  }

  @Override
  public byte getByte(Object bean) throws Throwable {
    return UnsafeField.UNSAFE.getByteVolatile(bean, offset);
  }

  @Override
  public short getShort(Object bean) throws Throwable {
    return UnsafeField.UNSAFE.getShortVolatile(bean, offset);
  }

  @Override
  public char getChar(Object bean) throws Throwable {
    return UnsafeField.UNSAFE.getCharVolatile(bean, offset);
  }

  @Override
  public int getInt(Object bean) throws Throwable {
    return UnsafeField.UNSAFE.getIntVolatile(bean, offset);
  }

  @Override
  public long getLong(Object bean) throws Throwable {
    return UnsafeField.UNSAFE.getLongVolatile(bean, offset);
  }

  @Override
  public float getFloat(Object bean) throws Throwable {
    return UnsafeField.UNSAFE.getFloatVolatile(bean, offset);
  }

  @Override
  public double getDouble(Object bean) throws Throwable {
    return UnsafeField.UNSAFE.getDoubleVolatile(bean, offset);
  }

  @Override
  public Object get(Object bean) throws Throwable {
    switch (kind) {
      case UnsafeField.BOOLEAN:
        return UnsafeField.UNSAFE.getBooleanVolatile(bean, offset);
      case UnsafeField.BYTE:
        return UnsafeField.UNSAFE.getByteVolatile(bean, offset);
      case UnsafeField.SHORT:
        return UnsafeField.UNSAFE.getShortVolatile(bean, offset);
      case UnsafeField.CHAR:
        return UnsafeField.UNSAFE.getCharVolatile(bean, offset);
      case UnsafeField.INT:
        return UnsafeField.UNSAFE.getIntVolatile(bean, offset);
      case UnsafeField.LONG:
        return UnsafeField.UNSAFE.getLongVolatile(bean, offset);
      case UnsafeField.FLOAT:
        return UnsafeField.UNSAFE.getFloatVolatile(bean, offset);
      case UnsafeField.DOUBLE:
        return UnsafeField.UNSAFE.getDoubleVolatile(bean, offset);
      default:
        return UnsafeField.UNSAFE.getObjectVolatile(bean, offset);
    }
  }

  @Override
  public void setBoolean(Object bean, boolean value) throws Throwable {
    UnsafeField.UNSAFE.putBooleanVolatile(bean, offset, value);
  }

  @Override
  public void setByte(Object bean, byte value) throws Throwable {
    UnsafeField.UNSAFE.putByteVolatile(bean, offset, value);
  }

  @Override
  public void setShort(Object bean, short value) throws Throwable {
    UnsafeField.UNSAFE.putShortVolatile(bean, offset, value);
  }

  @Override
  public void setChar(Object bean, char value) throws Throwable {
    UnsafeField.UNSAFE.putCharVolatile(bean, offset, value);
  }

  @Override
  public void setInt(Object bean, int value) throws Throwable {
    UnsafeField.UNSAFE.putIntVolatile(bean, offset, value);
  }

  @Override
  public void setLong(Object bean, long value) throws Throwable {
    UnsafeField.UNSAFE.putLongVolatile(bean, offset, value);
  }

  @Override
  public void setFloat(Object bean, float value) throws Throwable {
    UnsafeField.UNSAFE.putFloatVolatile(bean, offset, value);
  }

  @Override
  public void setDouble(Object bean, double value) throws Throwable {
    UnsafeField.UNSAFE.putDoubleVolatile(bean, offset, value);
  }

  @Override
  public void set(Object bean, Object value) throws Throwable {
    switch (kind) {
      case UnsafeField.BOOLEAN:
        UnsafeField.UNSAFE.putBooleanVolatile(bean, offset, (boolean) value);
        break;
      case UnsafeField.BYTE:
        UnsafeField.UNSAFE.putByteVolatile(bean, offset, (byte) value);
        break;
      case UnsafeField.SHORT:
        UnsafeField.UNSAFE.putShortVolatile(bean, offset, (short) value);
        break;
      case UnsafeField.CHAR:
        UnsafeField.UNSAFE.putCharVolatile(bean, offset, (char) value);
        break;
      case UnsafeField.INT:
        UnsafeField.UNSAFE.putIntVolatile(bean, offset, (int) value);
        break;
      case UnsafeField.LONG:
        UnsafeField.UNSAFE.putLongVolatile(bean, offset, (long) value);
        break;
      case UnsafeField.FLOAT:
        UnsafeField.UNSAFE.putFloatVolatile(bean, offset, (float) value);
        break;
      case UnsafeField.DOUBLE:
        UnsafeField.UNSAFE.putDoubleVolatile(bean, offset, (double) value);
        break;
      default:
        UnsafeField.UNSAFE.putObjectVolatile(bean, offset, value);
    }
  }
}
