package io.accbench.prepare.discover;

import io.accbench.kernel.graph.Shape;
import io.accbench.kernel.spi.Property;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;

/**
 * A property that is reached through its getter and setter, which have been made accessible.
 *
 * @param setter the setter, or null if there is no setter
 * @param backing the field of the same name that holds the getter's value, or null
 * @param faithful whether the getter returns the very value of the backing field, for every bean of
 *     the fixture
 */
public record MethodProperty(
    Property property,
    Shape shape,
    Method getter,
    Method setter,
    FieldProperty backing,
    boolean faithful) {

  MethodProperty withSetter(Method found) {
    Property writable =
        property.withSetter(
            found.getDeclaringClass(), found.getName(), found.getParameterTypes()[0]);
    return new MethodProperty(writable, shape, getter, found, backing, faithful);
  }

  public Object read(Object bean) {
    try {
      return getter.invoke(bean);
    } catch (IllegalAccessException e) {
      throw new IllegalStateException(e);
    } catch (InvocationTargetException e) {
      throw new IllegalStateException(property + " threw " + e.getCause(), e);
    }
  }
}
