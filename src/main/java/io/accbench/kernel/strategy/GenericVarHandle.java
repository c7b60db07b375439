package io.accbench.kernel.strategy;

import java.lang.invoke.VarHandle;

/** An accessor with a VarHandle that is used on {@code Object}, so each call adapts it. */
final class GenericVarHandle implements EveryGetter, EverySetter {
  private final VarHandle handle;

  GenericVarHandle(VarHandle handle) {
    this.handle = handle;
  }

  @Override
  public boolean getBoolean(Object bean) throws Throwable {
    return (boolean) handle.get(bean);
  }

  @Override
  public byte getByte(Object bean) throws Throwable {
    return (byte) handle.get(bean);
  }

  @Override
  public short getShort(Object bean) throws Throwable {
    return (short) handle.get(bean);
  }

  @Override
  public char getChar(Object bean) throws Throwable {
    return (char) handle.get(bean);
  }

  @Override
  public int getInt(Object bean) throws Throwable {
    return (int) handle.get(bean);
  }

  @Override
  public long getLong(Object bean) throws Throwable {
    return (long) handle.get(bean);
  }

  @Override
  public float getFloat(Object bean) throws Throwable {
    return (float) handle.get(bean);
  }

  @Override
  public double getDouble(Object bean) throws Throwable {
    return (double) handle.get(bean);
  }

  @Override
  public Object get(Object bean) throws Throwable {
    return handle.get(bean);
  }

  @Override
  public void setBoolean(Object bean, boolean value) throws Throwable {
    handle.set(bean, value);
  }

  @Override
  public void setByte(Object bean, byte value) throws Throwable {
    handle.set(bean, value);
  }

  @Override
  public void setShort(Object bean, short value) throws Throwable {
    handle.set(bean, value);
  }

  @Override
  public void setChar(Object bean, char value) throws Throwable {
    handle.set(bean, value);
  }

  @Override
  public void setInt(Object bean, int value) throws Throwable {
    handle.set(bean, value);
  }

  @Override
  public void setLong(Object bean, long value) throws Throwable {
    handle.set(bean, value);
  }

  @Override
  public void setFloat(Object bean, float value) throws Throwable {
    handle.set(bean, value);
  }

  @Override
  public void setDouble(Object bean, double value) throws Throwable {
    handle.set(bean, value);
  }

  @Override
  public void set(Object bean, Object value) throws Throwable {
    handle.set(bean, value);
  }
}
