package io.accbench.kernel.strategy;

import io.accbench.kernel.spi.Creator;
import java.lang.reflect.Method;

/** An accessor with a {@link Method} in a final field. */
final class MethodAccessor
    implements EveryGetter, EverySetter, Creator.OfNothing, Creator.OfArguments {
  private final Method method;

  MethodAccessor(Method method) {
    this.method = method;
  }

  @Override
  public boolean getBoolean(Object bean) throws Throwable {
    return (boolean) method.invoke(bean);
  }

  @Override
  public byte getByte(Object bean) throws Throwable {
    return (byte) method.invoke(bean);
  }

  @Override
  public short getShort(Object bean) throws Throwable {
    return (short) method.invoke(bean);
  }

  @Override
  public char getChar(Object bean) throws Throwable {
    return (char) method.invoke(bean);
  }

  @Override
  public int getInt(Object bean) throws Throwable {
    return (int) method.invoke(bean);
  }

  @Override
  public long getLong(Object bean) throws Throwable {
    return (long) method.invoke(bean);
  }

  @Override
  public float getFloat(Object bean) throws Throwable {
    return (float) method.invoke(bean);
  }

  @Override
  public double getDouble(Object bean) throws Throwable {
    return (double) method.invoke(bean);
  }

  @Override
  public Object get(Object bean) throws Throwable {
    return method.invoke(bean);
  }

  @Override
  public void setBoolean(Object bean, boolean value) throws Throwable {
    method.invoke(bean, value);
  }

  @Override
  public void setByte(Object bean, byte value) throws Throwable {
    method.invoke(bean, value);
  }

  @Override
  public void setShort(Object bean, short value) throws Throwable {
    method.invoke(bean, value);
  }

  @Override
  public void setChar(Object bean, char value) throws Throwable {
    method.invoke(bean, value);
  }

  @Override
  public void setInt(Object bean, int value) throws Throwable {
    method.invoke(bean, value);
  }

  @Override
  public void setLong(Object bean, long value) throws Throwable {
    method.invoke(bean, value);
  }

  @Override
  public void setFloat(Object bean, float value) throws Throwable {
    method.invoke(bean, value);
  }

  @Override
  public void setDouble(Object bean, double value) throws Throwable {
    method.invoke(bean, value);
  }

  @Override
  public void set(Object bean, Object value) throws Throwable {
    method.invoke(bean, value);
  }

  @Override
  public Object create() throws Throwable {
    return method.invoke(null);
  }

  @Override
  public Object create(Object[] arguments) throws Throwable {
    return method.invoke(null, arguments);
  }
}
