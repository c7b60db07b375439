package io.accbench.kernel.strategy;

import io.accbench.kernel.spi.Creator;
import java.lang.reflect.Constructor;

/**
 * A {@link Constructor} in a final field. Without arguments it is given null instead of an empty
 * array, which it would allocate wherever C2 does not inline it; Jackson does the same.
 */
final class ConstructorAccessor implements Creator.OfNothing, Creator.OfArguments {
  private final Constructor<?> constructor;

  ConstructorAccessor(Constructor<?> constructor) {
    this.constructor = constructor;
  }

  @Override
  public Object create() throws Throwable {
    return constructor.newInstance((Object[]) null);
  }

  @Override
  public Object create(Object[] arguments) throws Throwable {
    return constructor.newInstance(arguments);
  }
}
