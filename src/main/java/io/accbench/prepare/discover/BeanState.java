package io.accbench.prepare.discover;

import java.lang.reflect.Modifier;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** The values of a bean's fields at one moment, with the sizes of its containers. */
final class BeanState {
  private final Object[] values;
  private final Object[] inside;

  BeanState(Object bean, List<FieldProperty> fields) {
    this.values = fields.stream().map(field -> field.read(bean)).toArray();
    this.inside = new Object[values.length];
    for (int i = 0; i < values.length; i++) {
      inside[i] = inside(values[i]);
    }
  }

  /** Returns whether a field holds the same object, or an equal primitive, of the same size. */
  boolean same(BeanState other, int field) {
    return (values[field] == other.values[field]
            || (isScalar(values[field]) && Objects.equals(values[field], other.values[field])))
        && Objects.equals(inside[field], other.inside[field]);
  }

  /** Returns whether a field was null, zero, false or an empty container. */
  boolean isEmpty(int field) {
    Object value = values[field];
    return value == null
        || Integer.valueOf(0).equals(inside[field])
        || (value instanceof Number number && number.doubleValue() == 0)
        || Boolean.FALSE.equals(value)
        || Character.valueOf('\0').equals(value);
  }

  /** Returns the first field that differs, or null. */
  String changed(BeanState later, List<FieldProperty> fields) {
    for (int i = 0; i < values.length; i++) {
      if (!same(later, i)) {
        return fields.get(i).property().toString();
      }
    }
    return null;
  }

  /** Puts the values back into the fields that are not final. */
  void restore(Object bean, List<FieldProperty> fields) {
    for (int i = 0; i < values.length; i++) {
      if (!Modifier.isFinal(fields.get(i).field().getModifiers())) {
        try {
          fields.get(i).field().set(bean, values[i]);
        } catch (IllegalAccessException e) {
          throw new IllegalStateException(e);
        }
      }
    }
  }

  private static boolean isScalar(Object value) {
    return value instanceof Number || value instanceof Boolean || value instanceof Character;
  }

  private static Object inside(Object value) {
    if (value == null || !Jdk.owns(value.getClass())) {
      return null;
    }
    if (value instanceof Collection<?> collection) {
      return collection.size();
    }
    if (value instanceof Map<?, ?> map) {
      return map.size();
    }
    boolean atomic = value.getClass().getName().startsWith("java.util.concurrent.atomic.");
    return atomic ? value.toString() : null;
  }
}
