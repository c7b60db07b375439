package io.accbench.kernel.strategy;

import io.accbench.kernel.spi.Accessor;
import java.lang.invoke.MethodHandle;

/** An accessor with a method handle of exactly the slot's erased type, in a final field. */
final class ExactHandle extends Accessor {
  private final MethodHandle handle;

  ExactHandle(MethodHandle handle) {
    this.handle = handle;
  }

  @Override
  public boolean getBoolean(Object bean) throws Throwable {
    return (boolean) handle.invokeExact(bean);
  }

  @Override
  public byte getByte(Object bean) throws Throwable {
    return (byte) handle.invokeExact(bean);
  }

  @Override
  public short getShort(Object bean) throws Throwable {
    return (short) handle.invokeExact(bean);
  }

  @Override
  public char getChar(Object bean) throws Throwable {
    return (char) handle.invokeExact(bean);
  }

  @Override
  public int getInt(Object bean) throws Throwable {
    return (int) handle.invokeExact(bean);
  }

  @Override
  public long getLong(Object bean) throws Throwable {
    return (long) handle.invokeExact(bean);
  }

  @Override
  public float getFloat(Object bean) throws Throwable {
    return (float) handle.invokeExact(bean);
  }

  @Override
  public double getDouble(Object bean) throws Throwable {
    return (double) handle.invokeExact(bean);
  }

  @Override
  public Object get(Object bean) throws Throwable {
    return handle.invokeExact(bean);
  }

  @Override
  public void setBoolean(Object bean, boolean value) throws Throwable {
    handle.invokeExact(bean, value);
  }

  @Override
  public void setByte(Object bean, byte value) throws Throwable {
    handle.invokeExact(bean, value);
  }

  @Override
  public void setShort(Object bean, short value) throws Throwable {
    handle.invokeExact(bean, value);
  }

  @Override
  public void setChar(Object bean, char value) throws Throwable {
    handle.invokeExact(bean, value);
  }

  @Override
  public void setInt(Object bean, int value) throws Throwable {
    handle.invokeExact(bean, value);
  }

  @Override
  public void setLong(Object bean, long value) throws Throwable {
    handle.invokeExact(bean, value);
  }

  @Override
  public void setFloat(Object bean, float value) throws Throwable {
    handle.invokeExact(bean, value);
  }

  @Override
  public void setDouble(Object bean, double value) throws Throwable {
    handle.invokeExact(bean, value);
  }

  @Override
  public void set(Object bean, Object value) throws Throwable {
    handle.invokeExact(bean, value);
  }

  @Override
  public Object create() throws Throwable {
    return handle.invokeExact();
  }

  @Override
  public Object create(Object[] arguments) throws Throwable {
    return handle.invokeExact(arguments);
  }
}
