<#import "/@includes/accessor.ftl" as accessor>
package io.accbench.kernel.strategy;

import io.accbench.kernel.spi.Accessor;
import java.lang.reflect.Field;

/** An accessor with a {@link Field} in a final field. */
final class FieldAccessor extends Accessor {
  private final Field field;

  FieldAccessor(Field field) {
    this.field = field;
  }
  <@accessor.getters; kind>
    return field.${kind.get}(bean);
  </@>
  <@accessor.setters; kind>
    field.${kind.set}(bean, value);
  </@>
}
