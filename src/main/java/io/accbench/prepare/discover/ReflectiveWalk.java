package io.accbench.prepare.discover;

import io.accbench.kernel.graph.Shape;
import io.accbench.kernel.graph.Walk;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** A walk by plain reflection over a graph of which nothing is known yet. */
public class ReflectiveWalk extends Walk {
  /**
   * The depth at which a walk stops to look for a cycle, since a getter may make new beans for
   * ever. Arbitrary: far more than a stack of usual size has room for.
   */
  private static final int DEEPEST = 100_000;

  private final Map<Class<?>, List<FieldProperty>> fields = new HashMap<>();

  List<FieldProperty> fields(Class<?> bean) {
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

  /** Returns one collection or map of each class of the graph's that is not the JDK's. */
  Collection<Object> ownContainers(Object root) {
    Map<Class<?>, Object> found = new LinkedHashMap<>();
    Set<Object> seen = Collections.newSetFromMap(new IdentityHashMap<>());
    Deque<Object> open = new ArrayDeque<>();
    open.push(root);
    while (!open.isEmpty()) {
      Object value = open.pop();
      if (isNode(value) && seen.add(value)) {
        if (!Jdk.owns(value.getClass()) && !isBean(value)) {
          found.putIfAbsent(value.getClass(), value);
        }
        for (Object child : children(value)) {
          if (child != null) {
            open.push(child);
          }
        }
      }
    }
    return found.values();
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

  /** Returns the property by which the graph leads back to itself, or empty. */
  public Optional<String> cycle(Object root) {
    Set<Object> done = Collections.newSetFromMap(new IdentityHashMap<>());
    Set<Object> onPath = Collections.newSetFromMap(new IdentityHashMap<>());
    Deque<Object> open = new ArrayDeque<>();
    open.push(root);
    while (!open.isEmpty() && onPath.size() < DEEPEST) {
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
            return Optional.of(holder(open, onPath, child));
          }
          if (child != null) {
            open.push(child);
          }
        }
      }
    }
    return Optional.empty();
  }

  /** Returns the name of the property of the innermost bean on a path that leads to a value. */
  private String holder(Deque<Object> open, Set<Object> onPath, Object value) {
    Object held = value;
    for (Object each : open) {
      if (onPath.contains(each)) {
        if (isBean(each)) {
          return holder(each, held);
        }
        held = each;
      }
    }
    return value.getClass().getName();
  }

  /** Returns the name of the property by which a bean holds a value. */
  protected String holder(Object bean, Object value) {
    return fields(bean.getClass()).stream()
        .filter(field -> field.read(bean) == value)
        .map(field -> field.property().toString())
        .findFirst()
        .orElse(bean.getClass().getName());
  }
}
