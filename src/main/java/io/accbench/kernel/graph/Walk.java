package io.accbench.kernel.graph;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A walk over an object graph that visits every bean once, depth first, an owner before the beans
 * it refers to. It is iterative, so that deep or cyclic graphs are no problem.
 */
public abstract class Walk {
  private static final Object[] NOTHING = {};

  protected Walk() {}

  protected abstract boolean isBean(Object value);

  /** Returns the values of the fields that can lead to beans, in field order; nulls are allowed. */
  protected abstract Object[] references(Object bean);

  /** Returns every bean that can be reached from {@code root}, including the root. */
  public final List<Object> beans(Object root) {
    List<Object> beans = new ArrayList<>();
    IdentityHashMap<Object, Object> seen = new IdentityHashMap<>();
    ArrayDeque<Object> open = new ArrayDeque<>();
    push(open, new Object[] {root});
    while (!open.isEmpty()) {
      Object value = open.pop();
      if (isNode(value) && seen.put(value, value) == null) {
        if (isBean(value)) {
          beans.add(value);
        }
        push(open, children(value));
      }
    }
    return beans;
  }

  /** Returns whether the value can lead to beans: a bean, or a container. */
  protected final boolean isNode(Object value) {
    return value instanceof Collection
        || value instanceof Map
        || value instanceof Object[]
        || value instanceof Optional
        || (value != null && isBean(value));
  }

  /** Returns the contents of a bean or a container; an empty array for any other value. */
  protected final Object[] children(Object value) {
    if (value != null && isBean(value)) {
      return references(value);
    }
    return isNode(value) ? Contents.of(value) : NOTHING;
  }

  private static void push(ArrayDeque<Object> open, Object[] values) {
    for (int i = values.length - 1; i >= 0; i--) {
      if (values[i] != null) {
        open.push(values[i]);
      }
    }
  }
}
