package io.accbench.kernel.strategy;

import io.accbench.kernel.spi.Creator;
import java.lang.invoke.MethodHandle;

/** An accessor that calls a method handle with its arguments in an array: the way not to do it. */
final class ListedHandle
    implements EveryGetter, EverySetter, Creator.OfNothing, Creator.OfArguments {
  private final MethodHandle handle;

  ListedHandle(MethodHandle handle) {
    this.handle = handle;
  }

  @Override
  public boolean getBoolean(Object bean) throws Throwable {
    return (boolean) handle.invokeWithArguments(bean);
  }

  @Override
  public byte getByte(Object bean) throws Throwable {
    return (byte) handle.invokeWithArguments(bean);
  }

  @Override
  public short getShort(Object bean) throws Throwable {
    return (short) handle.invokeWithArguments(bean);
  }

  @Override
  public char getChar(Object bean) throws Throwable {
    return (char) handle.invokeWithArguments(bean);
  }

  @Override
  public int getInt(Object bean) throws Throwable {
    return (int) handle.invokeWithArguments(bean);
  }

  @Override
  public long getLong(Object bean) throws Throwable {
    return (long) handle.invokeWithArguments(bean);
  }

  @Override
  public float getFloat(Object bean) throws Throwable {
    return (float) handle.invokeWithArguments(bean);
  }

  @Override
  public double getDouble(Object bean) throws Throwable {
    return (double) handle.invokeWithArguments(bean);
  }

  @Override
  public Object get(Object bean) throws Throwable {
    return handle.invokeWithArguments(bean);
  }

  @Override
  public void setBoolean(Object bean, boolean value) throws Throwable {
    handle.invokeWithArguments(bean, value);
  }

  @Override
  public void setByte(Object bean, byte value) throws Throwable {
    handle.invokeWithArguments(bean, value);
  }

  @Override
  public void setShort(Object bean, short value) throws Throwable {
    handle.invokeWithArguments(bean, value);
  }

  @Override
  public void setChar(Object bean, char value) throws Throwable {
    handle.invokeWithArguments(bean, value);
  }

  @Override
  public void setInt(Object bean, int value) throws Throwable {
    handle.invokeWithArguments(bean, value);
  }

  @Override
  public void setLong(Object bean, long value) throws Throwable {
    handle.invokeWithArguments(bean, value);
  }

  @Override
  public void setFloat(Object bean, float value) throws Throwable {
    handle.invokeWithArguments(bean, value);
  }

  @Override
  public void setDouble(Object bean, double value) throws Throwable {
    handle.invokeWithArguments(bean, value);
  }

  @Override
  public void set(Object bean, Object value) throws Throwable {
    handle.invokeWithArguments(bean, value);
  }

  @Override
  public Object create() throws Throwable {
    return handle.invokeWithArguments();
  }

  @Override
  public Object create(Object[] arguments) throws Throwable {
    return handle.invokeWithArguments(arguments);
  }
}
