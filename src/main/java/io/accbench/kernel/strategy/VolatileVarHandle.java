package io.accbench.kernel.strategy;

import java.lang.invoke.VarHandle;

/** An accessor like {@link GenericVarHandle}, with the access modes of a volatile field. */
final class VolatileVarHandle implements EveryGetter, EverySetter {
  private final VarHandle handle;

  VolatileVarHandle(VarHandle handle) {
    this.handle = handle;
  }

  @Override
  public boolean getBoolean(Object bean) throws Throwable {
    return (boolean) handle.getVolatile(bean);
  }

  @Override
  public byte getByte(Object bean) throws Throwable {
    return (byte) handle.getVolatile(bean);
  }

  @Override
  public short getShort(Object bean) throws Throwable {
    return (short) handle.getVolatile(bean);
  }

  @Override
  public char getChar(Object bean) throws Throwable {
    return (char) handle.getVolatile(bean);
  }

  @Override
  public int getInt(Object bean) throws Throwable {
    return (int) handle.getVolatile(bean);
  }

  @Override
  public long getLong(Object bean) throws Throwable {
    return (long) handle.getVolatile(bean);
  }

  @Override
  public float getFloat(Object bean) throws Throwable {
    return (float) handle.getVolatile(bean);
  }

  @Override
  public double getDouble(Object bean) throws Throwable {
    return (double) handle.getVolatile(bean);
  }

  @Override
  public Object get(Object bean) throws Throwable {
    return handle.getVolatile(bean);
  }

  @Override
  public void setBoolean(Object bean, boolean value) throws Throwable {
    handle.setVolatile(bean, value);
  }

  @Override
  public void setByte(Object bean, byte value) throws Throwable {
    handle.setVolatile(bean, value);
  }

  @Override
  public void setShort(Object bean, short value) throws Throwable {
    handle.setVolatile(bean, value);
  }

  @Override
  public void setChar(Object bean, char value) throws Throwable {
    handle.setVolatile(bean, value);
  }

  @Override
  public void setInt(Object bean, int value) throws Throwable {
    handle.setVolatile(bean, value);
  }

  @Override
  public void setLong(Object bean, long value) throws Throwable {
    handle.setVolatile(bean, value);
  }

  @Override
  public void setFloat(Object bean, float value) throws Throwable {
    handle.setVolatile(bean, value);
  }

  @Override
  public void setDouble(Object bean, double value) throws Throwable {
    handle.setVolatile(bean, value);
  }

  @Override
  public void set(Object bean, Object value) throws Throwable {
    handle.setVolatile(bean, value);
  }
}
