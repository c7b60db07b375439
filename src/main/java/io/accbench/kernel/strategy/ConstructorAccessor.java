package io.accbench.kernel.strategy;

import io.accbench.kernel.spi.Creator;
import java.lang.reflect.Constructor;

/** A {@link Constructor} in a final field. */
final class ConstructorAccessor implements Creator.OfNothing, Creator.OfArguments {
  private final Constructor<?> constructor;

  ConstructorAccessor(Constructor<?> constructor) {
    this.constructor = constructor;
  }

  @Override
  public Object create() throws Throwable {
    return constructor.newInstance();
  }

  @Override
  public Object create(Object[] arguments) throws Throwable {
    return constructor.newInstance(arguments);
  }
}
