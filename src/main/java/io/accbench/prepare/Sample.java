package io.accbench.prepare;

import io.accbench.prepare.discover.ContentComparison;
import io.accbench.prepare.discover.FieldProperty;
import java.lang.reflect.Array;
import java.util.List;
import java.util.function.UnaryOperator;

/**
 * A bean on which a property is probed. It is the first bean whose value is not null, or the first
 * of all beans.
 */
final class Sample {
  private final Object bean;
  private final Object value;
  private final UnaryOperator<Object> reader;
  private final FieldProperty field;

  /**
   * @param reader reads the property by plain reflection
   * @param field the field that may be emptied before a write, or null
   */
  Sample(List<Object> instances, UnaryOperator<Object> reader, FieldProperty field) {
    this.bean =
        instances.stream()
            .filter(instance -> reader.apply(instance) != null)
            .findFirst()
            .orElse(instances.get(0));
    this.reader = reader;
    this.value = reader.apply(bean);
    this.field = field;
  }

  Object bean() {
    return bean;
  }

  Object value() {
    return value;
  }

  /** Returns the value that plain reflection reads now. */
  Object now() {
    return reader.apply(bean);
  }

  /** Puts null or zero into the field, so that a write that does nothing shows. */
  void empty() throws IllegalAccessException {
    if (field != null) {
      // the element of a new array is the type's null or zero
      field.field().set(bean, Array.get(Array.newInstance(field.field().getType(), 1), 0));
    }
  }

  void restore() throws IllegalAccessException {
    if (field != null) {
      field.field().set(bean, value);
    }
  }

  /** Throws unless the value found is that of plain reflection. */
  void require(Object found, String verb) {
    if (!new ContentComparison(true).equal(value, found)) {
      throw new IllegalStateException(verb + " " + found + " where reflection finds " + value);
    }
  }
}
