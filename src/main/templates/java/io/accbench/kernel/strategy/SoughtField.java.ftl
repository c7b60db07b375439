<#import "/@includes/accessor.ftl" as accessor>
package io.accbench.kernel.strategy;

import io.accbench.kernel.spi.Accessor;
import java.lang.reflect.Field;

/** An accessor that looks up its field at each call: see {@link SoughtMethod}. */
final class SoughtField extends Accessor {
  private final Class<?> owner;
  private final String name;

  SoughtField(Field field) {
    this.owner = field.getDeclaringClass();
    this.name = field.getName();
  }

  private Field found() throws NoSuchFieldException {
    Field field = owner.getDeclaredField(name);
    field.setAccessible(true);
    return field;
  }
  <@accessor.getters; kind>
    return found().${kind.get}(bean);
  </@>
  <@accessor.setters; kind>
    found().${kind.set}(bean, value);
  </@>
}
