package io.accbench.kernel.strategy;

import java.lang.invoke.MethodHandles;
import java.lang.reflect.Field;

/**
 * An accessor with a {@link Field} in a static final field. It is a template: {@link ConstantClass}
 * defines a copy for each accessor.
 */
final class ConstantField implements EveryGetter, EverySetter {
  private static final Field CONSTANT;

  static {
    try {
      CONSTANT = MethodHandles.classData(MethodHandles.lookup(), ConstantClass.DATA, Field.class);
    } catch (IllegalAccessException e) {
      throw new ExceptionInInitializerError(e);
    }
  }

  @Override
  public boolean getBoolean(Object bean) throws Throwable {
    return CONSTANT.getBoolean(bean);
  }

  @Override
  public byte getByte(Object bean) throws Throwable {
    return CONSTANT.getByte(bean);
  }

  @Override
  public short getShort(Object bean) throws Throwable {
    return CONSTANT.getShort(bean);
  }

  @Override
  public char getChar(Object bean) throws Throwable {
    return CONSTANT.getChar(bean);
  }

  @Override
  public int getInt(Object bean) throws Throwable {
    return CONSTANT.getInt(bean);
  }

  @Override
  public long getLong(Object bean) throws Throwable {
    return CONSTANT.getLong(bean);
  }

  @Override
  public float getFloat(Object bean) throws Throwable {
    return CONSTANT.getFloat(bean);
  }

  @Override
  public double getDouble(Object bean) throws Throwable {
    return CONSTANT.getDouble(bean);
  }

  @Override
  public Object get(Object bean) throws Throwable {
    return CONSTANT.get(bean);
  }

  @Override
  public void setBoolean(Object bean, boolean value) throws Throwable {
    CONSTANT.setBoolean(bean, value);
  }

  @Override
  public void setByte(Object bean, byte value) throws Throwable {
    CONSTANT.setByte(bean, value);
  }

  @Override
  public void setShort(Object bean, short value) throws Throwable {
    CONSTANT.setShort(bean, value);
  }

  @Override
  public void setChar(Object bean, char value) throws Throwable {
    CONSTANT.setChar(bean, value);
  }

  @Override
  public void setInt(Object bean, int value) throws Throwable {
    CONSTANT.setInt(bean, value);
  }

  @Override
  public void setLong(Object bean, long value) throws Throwable {
    CONSTANT.setLong(bean, value);
  }

  @Override
  public void setFloat(Object bean, float value) throws Throwable {
    CONSTANT.setFloat(bean, value);
  }

  @Override
  public void setDouble(Object bean, double value) throws Throwable {
    CONSTANT.setDouble(bean, value);
  }

  @Override
  public void set(Object bean, Object value) throws Throwable {
    CONSTANT.set(bean, value);
  }
}
