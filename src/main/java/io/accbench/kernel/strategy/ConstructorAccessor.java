package io.accbench.kernel.strategy;

import io.accbench.kernel.spi.Accessor;
import java.lang.reflect.Constructor;

/**
 * An accessor with a {@link Constructor} in a final field. Without arguments it passes null instead
 * of an empty array, since the array would be allocated wherever C2 does not inline the call.
 * Jackson does the same.
 */
final class ConstructorAccessor extends Accessor {
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
