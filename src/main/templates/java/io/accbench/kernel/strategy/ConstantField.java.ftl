<#import "/@includes/accessor.ftl" as accessor>
package io.accbench.kernel.strategy;

import java.lang.invoke.MethodHandles;
import java.lang.reflect.Field;

/**
 * An accessor with a {@link Field} in a static final field. It is a template: {@link ConstantClass}
 * defines a copy for each accessor.
 */
final class ConstantField implements EveryGetter, EverySetter {
  private static final Field CONSTANT;

  static {
    try {
      CONSTANT = MethodHandles.classData(MethodHandles.lookup(), ConstantClass.DATA, Field.class);
    } catch (IllegalAccessException e) {
      throw new ExceptionInInitializerError(e);
    }
  }
  <@accessor.getters; kind>
    return CONSTANT.${kind.get}(bean);
  </@>
  <@accessor.setters; kind>
    CONSTANT.${kind.set}(bean, value);
  </@>
}
