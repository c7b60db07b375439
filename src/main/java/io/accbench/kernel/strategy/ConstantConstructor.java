package io.accbench.kernel.strategy;

import io.accbench.kernel.spi.Accessor;
import java.lang.invoke.MethodHandles;
import java.lang.reflect.Constructor;

/**
 * An accessor with a {@link Constructor} in a static final field. It is a template: {@link
 * ConstantClass} defines a copy for each accessor.
 */
final class ConstantConstructor extends Accessor {
  private static final Constructor<?> CONSTANT;

  static {
    try {
      CONSTANT =
          MethodHandles.classData(MethodHandles.lookup(), ConstantClass.DATA, Constructor.class);
    } catch (IllegalAccessException e) {
      throw new ExceptionInInitializerError(e);
    }
  }

  @Override
  public Object create() throws Throwable {
    return CONSTANT.newInstance((Object[]) null);
  }

  @Override
  public Object create(Object[] arguments) throws Throwable {
    return CONSTANT.newInstance(arguments);
  }
}
