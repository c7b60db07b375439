package io.accbench.prepare.discover;

import io.accbench.kernel.graph.Shape;
import java.lang.reflect.Modifier;
import java.util.Collection;
import java.util.Map;
import java.util.Optional;

/** Finds the shape of a property by its declared type. */
public final class Shapes {
  private Shapes() {}

  public static Shape of(Class<?> type) {
    if (type.isArray()) {
      return type.getComponentType().isPrimitive() ? Shape.SCALAR : Shape.ARRAY;
    }
    if (Collection.class.isAssignableFrom(type)) {
      return Shape.COLLECTION;
    }
    if (Map.class.isAssignableFrom(type)) {
      return Shape.MAP;
    }
    if (type.isPrimitive() || type.isEnum() || type == Enum.class) {
      return Shape.SCALAR;
    }
    if (type.isInterface() || type == Object.class || type == Optional.class) {
      return Shape.ANY;
    }
    if (Jdk.owns(type)) {
      return Modifier.isAbstract(type.getModifiers()) ? Shape.ANY : Shape.SCALAR;
    }
    return Shape.BEAN;
  }
}
