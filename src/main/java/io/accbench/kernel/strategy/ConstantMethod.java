package io.accbench.kernel.strategy;

import io.accbench.kernel.spi.Creator;
import java.lang.invoke.MethodHandles;
import java.lang.reflect.Method;

/**
 * An accessor with a {@link Method} in a static final field. It is a template: {@link
 * ConstantClass} defines a copy for each accessor.
 */
final class ConstantMethod
    implements EveryGetter, EverySetter, Creator.OfNothing, Creator.OfArguments {
  private static final Method CONSTANT;

  static {
    try {
      CONSTANT = MethodHandles.classData(MethodHandles.lookup(), ConstantClass.DATA, Method.class);
    } catch (IllegalAccessException e) {
      throw new ExceptionInInitializerError(e);
    }
  }

  @Override
  public boolean getBoolean(Object bean) throws Throwable {
    return (boolean) CONSTANT.invoke(bean);
  }

  @Override
  public byte getByte(Object bean) throws Throwable {
    return (byte) CONSTANT.invoke(bean);
  }

  @Override
  public short getShort(Object bean) throws Throwable {
    return (short) CONSTANT.invoke(bean);
  }

  @Override
  public char getChar(Object bean) throws Throwable {
    return (char) CONSTANT.invoke(bean);
  }

  @Override
  public int getInt(Object bean) throws Throwable {
    return (int) CONSTANT.invoke(bean);
  }

  @Override
  public long getLong(Object bean) throws Throwable {
    return (long) CONSTANT.invoke(bean);
  }

  @Override
  public float getFloat(Object bean) throws Throwable {
    return (float) CONSTANT.invoke(bean);
  }

  @Override
  public double getDouble(Object bean) throws Throwable {
    return (double) CONSTANT.invoke(bean);
  }

  @Override
  public Object get(Object bean) throws Throwable {
    return CONSTANT.invoke(bean);
  }

  @Override
  public void setBoolean(Object bean, boolean value) throws Throwable {
    CONSTANT.invoke(bean, value);
  }

  @Override
  public void setByte(Object bean, byte value) throws Throwable {
    CONSTANT.invoke(bean, value);
  }

  @Override
  public void setShort(Object bean, short value) throws Throwable {
    CONSTANT.invoke(bean, value);
  }

  @Override
  public void setChar(Object bean, char value) throws Throwable {
    CONSTANT.invoke(bean, value);
  }

  @Override
  public void setInt(Object bean, int value) throws Throwable {
    CONSTANT.invoke(bean, value);
  }

  @Override
  public void setLong(Object bean, long value) throws Throwable {
    CONSTANT.invoke(bean, value);
  }

  @Override
  public void setFloat(Object bean, float value) throws Throwable {
    CONSTANT.invoke(bean, value);
  }

  @Override
  public void setDouble(Object bean, double value) throws Throwable {
    CONSTANT.invoke(bean, value);
  }

  @Override
  public void set(Object bean, Object value) throws Throwable {
    CONSTANT.invoke(bean, value);
  }

  @Override
  public Object create() throws Throwable {
    return CONSTANT.invoke(null);
  }

  @Override
  public Object create(Object[] arguments) throws Throwable {
    return CONSTANT.invoke(null, arguments);
  }
}
