<#import "/@includes/accessor.ftl" as accessor>
package io.accbench.kernel.strategy;

import io.accbench.kernel.spi.Accessor;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;

/**
 * An accessor with a method handle of exactly the slot's erased type, in a static final field. It
 * is a template: {@link ConstantClass} defines a copy for each accessor.
 */
final class ConstantHandle extends Accessor {
  private static final MethodHandle CONSTANT;

  static {
    try {
      CONSTANT =
          MethodHandles.classData(MethodHandles.lookup(), ConstantClass.DATA, MethodHandle.class);
    } catch (IllegalAccessException e) {
      throw new ExceptionInInitializerError(e);
    }
  }
  <@accessor.getters; kind>
    return ${kind.cast}CONSTANT.invokeExact(bean);
  </@>
  <@accessor.setters; kind>
    CONSTANT.invokeExact(bean, value);
  </@>
  <@accessor.creators ofNothing="CONSTANT.invokeExact()" ofArguments="CONSTANT.invokeExact(arguments)"/>
}
