package io.accbench.kernel.strategy;

import io.accbench.kernel.spi.Accessor;
import java.lang.reflect.Constructor;

/** An accessor that looks up its constructor at each call: see {@link SoughtMethod}. */
final class SoughtConstructor extends Accessor {
  private final Class<?> owner;
  private final Class<?>[] parameters;

  SoughtConstructor(Constructor<?> constructor) {
    this.owner = constructor.getDeclaringClass();
    this.parameters = constructor.getParameterTypes();
  }

  private Constructor<?> found() throws NoSuchMethodException {
    Constructor<?> constructor = owner.getDeclaredConstructor(parameters);
    constructor.setAccessible(true);
    return constructor;
  }

  @Override
  public Object create() throws Throwable {
    return found().newInstance((Object[]) null);
  }

  @Override
  public Object create(Object[] arguments) throws Throwable {
    return found().newInstance(arguments);
  }
}
