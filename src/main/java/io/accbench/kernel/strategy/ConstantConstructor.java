package io.accbench.kernel.strategy;

import io.accbench.kernel.spi.Creator;
import java.lang.invoke.MethodHandles;
import java.lang.reflect.Constructor;

/**
 * A {@link Constructor} in a static final field. A template: {@link ConstantClass} defines it anew
 * for each accessor.
 */
final class ConstantConstructor implements Creator.OfNothing, Creator.OfArguments {
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
