package io.accbench.prepare.discover;

import io.accbench.kernel.graph.Shape;
import io.accbench.kernel.spi.Property;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;

/**
 * A property that is reached as a field, with that field, which has been made accessible.
 *
 * @param index its place in the bean's fields
 * @param hidden whether a subclass declares a field of the same name
 */
public record FieldProperty(
    Property property, Shape shape, Field field, int index, boolean hidden) {

  public Object read(Object bean) {
    try {
      return field.get(bean);
    } catch (IllegalAccessException e) {
      throw new IllegalStateException(e);
    }
  }

  public boolean assignable() {
    return !Modifier.isFinal(field.getModifiers());
  }
}
