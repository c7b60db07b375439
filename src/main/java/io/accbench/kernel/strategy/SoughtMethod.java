package io.accbench.kernel.strategy;

import io.accbench.kernel.spi.Creator;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;

/** An accessor that looks up its method at each call, as a library without a cache does. */
final class SoughtMethod
    implements EveryGetter, EverySetter, Creator.OfNothing, Creator.OfArguments {
  private final Class<?> owner;
  private final String name;
  private final Class<?>[] parameters;
  private final boolean open;

  SoughtMethod(Method method) {
    this.owner = method.getDeclaringClass();
    this.name = method.getName();
    this.parameters = method.getParameterTypes();
    this.open = Modifier.isPublic(method.getModifiers()) && Modifier.isPublic(owner.getModifiers());
  }

  private Method found() throws NoSuchMethodException {
    if (open) {
      return owner.getMethod(name, parameters);
    }
    Method method = owner.getDeclaredMethod(name, parameters);
    method.setAccessible(true);
    return method;
  }

  @Override
  public boolean getBoolean(Object bean) throws Throwable {
    return (boolean) found().invoke(bean);
  }

  @Override
  public byte getByte(Object bean) throws Throwable {
    return (byte) found().invoke(bean);
  }

  @Override
  public short getShort(Object bean) throws Throwable {
    return (short) found().invoke(bean);
  }

  @Override
  public char getChar(Object bean) throws Throwable {
    return (char) found().invoke(bean);
  }

  @Override
  public int getInt(Object bean) throws Throwable {
    return (int) found().invoke(bean);
  }

  @Override
  public long getLong(Object bean) throws Throwable {
    return (long) found().invoke(bean);
  }

  @Override
  public float getFloat(Object bean) throws Throwable {
    return (float) found().invoke(bean);
  }

  @Override
  public double getDouble(Object bean) throws Throwable {
    return (double) found().invoke(bean);
  }

  @Override
  public Object get(Object bean) throws Throwable {
    return found().invoke(bean);
  }

  @Override
  public void setBoolean(Object bean, boolean value) throws Throwable {
    found().invoke(bean, value);
  }

  @Override
  public void setByte(Object bean, byte value) throws Throwable {
    found().invoke(bean, value);
  }

  @Override
  public void setShort(Object bean, short value) throws Throwable {
    found().invoke(bean, value);
  }

  @Override
  public void setChar(Object bean, char value) throws Throwable {
    found().invoke(bean, value);
  }

  @Override
  public void setInt(Object bean, int value) throws Throwable {
    found().invoke(bean, value);
  }

  @Override
  public void setLong(Object bean, long value) throws Throwable {
    found().invoke(bean, value);
  }

  @Override
  public void setFloat(Object bean, float value) throws Throwable {
    found().invoke(bean, value);
  }

  @Override
  public void setDouble(Object bean, double value) throws Throwable {
    found().invoke(bean, value);
  }

  @Override
  public void set(Object bean, Object value) throws Throwable {
    found().invoke(bean, value);
  }

  @Override
  public Object create() throws Throwable {
    return found().invoke(null);
  }

  @Override
  public Object create(Object[] arguments) throws Throwable {
    return found().invoke(null, arguments);
  }
}
