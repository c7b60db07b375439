package io.accbench.kernel.strategy;

import java.lang.reflect.Field;

/** An accessor with a {@link Field} in a final field. */
final class FieldAccessor implements EveryGetter, EverySetter {
  private final Field field;

  FieldAccessor(Field field) {
    this.field = field;
  }

  @Override
  public boolean getBoolean(Object bean) throws Throwable {
    return field.getBoolean(bean);
  }

  @Override
  public byte getByte(Object bean) throws Throwable {
    return field.getByte(bean);
  }

  @Override
  public short getShort(Object bean) throws Throwable {
    return field.getShort(bean);
  }

  @Override
  public char getChar(Object bean) throws Throwable {
    return field.getChar(bean);
  }

  @Override
  public int getInt(Object bean) throws Throwable {
    return field.getInt(bean);
  }

  @Override
  public long getLong(Object bean) throws Throwable {
    return field.getLong(bean);
  }

  @Override
  public float getFloat(Object bean) throws Throwable {
    return field.getFloat(bean);
  }

  @Override
  public double getDouble(Object bean) throws Throwable {
    return field.getDouble(bean);
  }

  @Override
  public Object get(Object bean) throws Throwable {
    return field.get(bean);
  }

  @Override
  public void setBoolean(Object bean, boolean value) throws Throwable {
    field.setBoolean(bean, value);
  }

  @Override
  public void setByte(Object bean, byte value) throws Throwable {
    field.setByte(bean, value);
  }

  @Override
  public void setShort(Object bean, short value) throws Throwable {
    field.setShort(bean, value);
  }

  @Override
  public void setChar(Object bean, char value) throws Throwable {
    field.setChar(bean, value);
  }

  @Override
  public void setInt(Object bean, int value) throws Throwable {
    field.setInt(bean, value);
  }

  @Override
  public void setLong(Object bean, long value) throws Throwable {
    field.setLong(bean, value);
  }

  @Override
  public void setFloat(Object bean, float value) throws Throwable {
    field.setFloat(bean, value);
  }

  @Override
  public void setDouble(Object bean, double value) throws Throwable {
    field.setDouble(bean, value);
  }

  @Override
  public void set(Object bean, Object value) throws Throwable {
    field.set(bean, value);
  }
}
