package io.accbench.prepare;

import io.accbench.kernel.graph.Shape;
import io.accbench.kernel.spi.Property;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;

/**
 * A property reached through its getter and setter, both made accessible.
 *
 * @param setter null when there is none
 * @param backing the field of the same name and type, or null
 * @param faithful whether the getter returns the very value of the backing field, for every bean of
 *     the fixture
 */
record MethodProperty(
    Property property,
    Shape shape,
    Method getter,
    Method setter,
    FieldProperty backing,
    boolean faithful) {

  Object read(Object bean) {
    try {
      return getter.invoke(bean);
    } catch (IllegalAccessException e) {
      throw new IllegalStateException(e);
    } catch (InvocationTargetException e) {
      throw new IllegalStateException(property + " threw " + e.getCause(), e);
    }
  }
}
