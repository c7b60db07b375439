package io.accbench.kernel.strategy;

import java.lang.reflect.Field;

/** An accessor that looks up its field at each call: see {@link SoughtMethod}. */
final class SoughtField implements EveryGetter, EverySetter {
  private final Class<?> owner;
  private final String name;

  SoughtField(Field field) {
    this.owner = field.getDeclaringClass();
    this.name = field.getName();
  }

  private Field found() throws NoSuchFieldException {
    Field field = owner.getDeclaredField(name);
    field.setAccessible(true);
    return field;
  }

  @Override
  public boolean getBoolean(Object bean) throws Throwable {
    return found().getBoolean(bean);
  }

  @Override
  public byte getByte(Object bean) throws Throwable {
    return found().getByte(bean);
  }

  @Override
  public short getShort(Object bean) throws Throwable {
    return found().getShort(bean);
  }

  @Override
  public char getChar(Object bean) throws Throwable {
    return found().getChar(bean);
  }

  @Override
  public int getInt(Object bean) throws Throwable {
    return found().getInt(bean);
  }

  @Override
  public long getLong(Object bean) throws Throwable {
    return found().getLong(bean);
  }

  @Override
  public float getFloat(Object bean) throws Throwable {
    return found().getFloat(bean);
  }

  @Override
  public double getDouble(Object bean) throws Throwable {
    return found().getDouble(bean);
  }

  @Override
  public Object get(Object bean) throws Throwable {
    return found().get(bean);
  }

  @Override
  public void setBoolean(Object bean, boolean value) throws Throwable {
    found().setBoolean(bean, value);
  }

  @Override
  public void setByte(Object bean, byte value) throws Throwable {
    found().setByte(bean, value);
  }

  @Override
  public void setShort(Object bean, short value) throws Throwable {
    found().setShort(bean, value);
  }

  @Override
  public void setChar(Object bean, char value) throws Throwable {
    found().setChar(bean, value);
  }

  @Override
  public void setInt(Object bean, int value) throws Throwable {
    found().setInt(bean, value);
  }

  @Override
  public void setLong(Object bean, long value) throws Throwable {
    found().setLong(bean, value);
  }

  @Override
  public void setFloat(Object bean, float value) throws Throwable {
    found().setFloat(bean, value);
  }

  @Override
  public void setDouble(Object bean, double value) throws Throwable {
    found().setDouble(bean, value);
  }

  @Override
  public void set(Object bean, Object value) throws Throwable {
    found().set(bean, value);
  }
}
