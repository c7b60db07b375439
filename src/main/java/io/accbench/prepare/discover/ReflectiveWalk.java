package io.accbench.prepare.discover;

import io.accbench.kernel.graph.Shape;
import io.accbench.kernel.graph.Walk;
import java.util.ArrayDeque;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** A walk by plain reflection over a graph of which nothing is known yet. */
public final class ReflectiveWalk extends Walk {
  private final Map<Class<?>, List<FieldProperty>> fields = new HashMap<>();

  public List<FieldProperty> fields(Class<?> bean) {
    return fields.computeIfAbsent(bean, Fields::of);
  }

  @Override
  protected boolean isBean(Object value) {
    return Jdk.isBean(value.getClass());
  }

  @Override
  protected Object[] references(Object bean) {
    return fields(bean.getClass()).stream()
        .filter(field -> field.shape() != Shape.SCALAR)
        .map(field -> field.read(bean))
        .toArray();
  }

  /**
   * Returns a bean that the graph holds in two places, if there is one. The graph must have no
   * cycle.
   */
  public Optional<Object> shared(Object root) {
    Set<Object> seen = Collections.newSetFromMap(new IdentityHashMap<>());
    Deque<Object> open = new ArrayDeque<>();
    open.push(root);
    while (!open.isEmpty()) {
      Object value = open.pop();
      if (isBean(value) && !seen.add(value)) {
        return Optional.of(value);
      }
      for (Object child : children(value)) {
        if (child != null) {
          open.push(child);
        }
      }
    }
    return Optional.empty();
  }

  /** Returns whether a value in the graph leads back to itself. */
  public boolean hasCycle(Object root) {
    Set<Object> done = Collections.newSetFromMap(new IdentityHashMap<>());
    Set<Object> onPath = Collections.newSetFromMap(new IdentityHashMap<>());
    Deque<Object> open = new ArrayDeque<>();
    open.push(root);
    while (!open.isEmpty()) {
      Object value = open.peek();
      if (!isNode(value) || done.contains(value)) {
        open.pop();
      } else if (!onPath.add(value)) {
        // its children are done, and the value is met again on the way back
        onPath.remove(value);
        done.add(open.pop());
      } else {
        for (Object child : children(value)) {
          if (child != null && onPath.contains(child)) {
            return true;
          }
          if (child != null) {
            open.push(child);
          }
        }
      }
    }
    return false;
  }
}
