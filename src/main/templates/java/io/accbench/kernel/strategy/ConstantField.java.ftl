<#import "/@includes/accessor.ftl" as accessor>
package io.accbench.kernel.strategy;

import io.accbench.kernel.spi.Accessor;
import java.lang.invoke.MethodHandles;
import java.lang.reflect.Field;

/**
 * An accessor with a {@link Field} in a static final field. It is a template: {@link ConstantClass}
 * defines a copy for each accessor.
 */
final class ConstantField extends Accessor {
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
