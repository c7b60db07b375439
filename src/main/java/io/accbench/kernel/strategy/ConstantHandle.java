package io.accbench.kernel.strategy;

import io.accbench.kernel.spi.Creator;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;

/**
 * An accessor with a method handle of exactly the slot's erased type, in a static final field. It
 * is a template: {@link ConstantClass} defines a copy for each accessor.
 */
final class ConstantHandle
    implements EveryGetter, EverySetter, Creator.OfNothing, Creator.OfArguments {
  private static final MethodHandle CONSTANT;

  static {
    try {
      CONSTANT =
          MethodHandles.classData(MethodHandles.lookup(), ConstantClass.DATA, MethodHandle.class);
    } catch (IllegalAccessException e) {
      throw new ExceptionInInitializerError(e);
    }
  }

  @Override
  public boolean getBoolean(Object bean) throws Throwable {
    return (boolean) CONSTANT.invokeExact(bean);
  }

  @Override
  public byte getByte(Object bean) throws Throwable {
    return (byte) CONSTANT.invokeExact(bean);
  }

  @Override
  public short getShort(Object bean) throws Throwable {
    return (short) CONSTANT.invokeExact(bean);
  }

  @Override
  public char getChar(Object bean) throws Throwable {
    return (char) CONSTANT.invokeExact(bean);
  }

  @Override
  public int getInt(Object bean) throws Throwable {
    return (int) CONSTANT.invokeExact(bean);
  }

  @Override
  public long getLong(Object bean) throws Throwable {
    return (long) CONSTANT.invokeExact(bean);
  }

  @Override
  public float getFloat(Object bean) throws Throwable {
    return (float) CONSTANT.invokeExact(bean);
  }

  @Override
  public double getDouble(Object bean) throws Throwable {
    return (double) CONSTANT.invokeExact(bean);
  }

  @Override
  public Object get(Object bean) throws Throwable {
    return CONSTANT.invokeExact(bean);
  }

  @Override
  public void setBoolean(Object bean, boolean value) throws Throwable {
    CONSTANT.invokeExact(bean, value);
  }

  @Override
  public void setByte(Object bean, byte value) throws Throwable {
    CONSTANT.invokeExact(bean, value);
  }

  @Override
  public void setShort(Object bean, short value) throws Throwable {
    CONSTANT.invokeExact(bean, value);
  }

  @Override
  public void setChar(Object bean, char value) throws Throwable {
    CONSTANT.invokeExact(bean, value);
  }

  @Override
  public void setInt(Object bean, int value) throws Throwable {
    CONSTANT.invokeExact(bean, value);
  }

  @Override
  public void setLong(Object bean, long value) throws Throwable {
    CONSTANT.invokeExact(bean, value);
  }

  @Override
  public void setFloat(Object bean, float value) throws Throwable {
    CONSTANT.invokeExact(bean, value);
  }

  @Override
  public void setDouble(Object bean, double value) throws Throwable {
    CONSTANT.invokeExact(bean, value);
  }

  @Override
  public void set(Object bean, Object value) throws Throwable {
    CONSTANT.invokeExact(bean, value);
  }

  @Override
  public Object create() throws Throwable {
    return CONSTANT.invokeExact();
  }

  @Override
  public Object create(Object[] arguments) throws Throwable {
    return CONSTANT.invokeExact(arguments);
  }
}
