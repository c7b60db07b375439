<#import "/@includes/accessor.ftl" as accessor>
package io.accbench.kernel.strategy;

import io.accbench.kernel.spi.Accessor;
import java.lang.invoke.MethodHandles;
import java.lang.reflect.Method;

/**
 * An accessor with a {@link Method} in a static final field. It is a template: {@link
 * ConstantClass} defines a copy for each accessor.
 */
final class ConstantMethod extends Accessor {
  private static final Method CONSTANT;

  static {
    try {
      CONSTANT = MethodHandles.classData(MethodHandles.lookup(), ConstantClass.DATA, Method.class);
    } catch (IllegalAccessException e) {
      throw new ExceptionInInitializerError(e);
    }
  }
  <@accessor.getters; kind>
    return ${kind.cast}CONSTANT.invoke(bean);
  </@>
  <@accessor.setters; kind>
    CONSTANT.invoke(bean, value);
  </@>
  <@accessor.creators ofNothing="CONSTANT.invoke(null)" ofArguments="CONSTANT.invoke(null, arguments)"/>
}
