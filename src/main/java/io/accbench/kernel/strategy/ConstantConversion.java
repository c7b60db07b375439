package io.accbench.kernel.strategy;

import io.accbench.kernel.spi.Accessor;
import java.lang.invoke.MethodHandles;
import java.lang.reflect.Method;

/**
 * A creator that works as {@link ConvertedCreator} does, with both methods in static final fields.
 * It is a template: {@link ConstantClass} defines a copy for each accessor.
 */
final class ConstantConversion extends Accessor {
  private static final Method CONVERSION;
  private static final Method FACTORY;

  static {
    try {
      Method[] methods =
          MethodHandles.classData(MethodHandles.lookup(), ConstantClass.DATA, Method[].class);
      CONVERSION = methods[0];
      FACTORY = methods[1];
    } catch (IllegalAccessException e) {
      throw new ExceptionInInitializerError(e);
    }
  }

  @Override
  public Object create(Object[] arguments) throws Throwable {
    return FACTORY.invoke(null, CONVERSION.invoke(null, arguments));
  }
}
