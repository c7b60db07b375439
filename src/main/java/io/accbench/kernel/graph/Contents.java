package io.accbench.kernel.graph;

import java.util.Collection;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.concurrent.atomic.AtomicReference;

/** The elements of containers, and whether they have an order. */
public final class Contents {
  private static final Object[] NOTHING = {};

  private Contents() {}

  public static boolean isContainer(Object value) {
    return value instanceof Collection
        || value instanceof Map
        || value instanceof Object[]
        || value instanceof Optional
        || value instanceof Map.Entry
        || value instanceof AtomicReference;
  }

  /** Returns what a container holds; of a map, keys and values in turn. */
  public static Object[] of(Object container) {
    if (container instanceof Collection<?> collection) {
      return collection.toArray();
    }
    if (container instanceof Map<?, ?> map) {
      return entries(map);
    }
    if (container instanceof Object[] array) {
      return array;
    }
    if (container instanceof Optional<?> optional) {
      return optional.isPresent() ? new Object[] {optional.get()} : NOTHING;
    }
    if (container instanceof Map.Entry<?, ?> entry) {
      return new Object[] {entry.getKey(), entry.getValue()};
    }
    return new Object[] {((AtomicReference<?>) container).get()};
  }

  private static Object[] entries(Map<?, ?> map) {
    Object[] keysAndValues = new Object[2 * map.size()];
    int next = 0;
    for (Map.Entry<?, ?> entry : map.entrySet()) {
      keysAndValues[next++] = entry.getKey();
      keysAndValues[next++] = entry.getValue();
    }
    return keysAndValues;
  }

  /**
   * Returns whether the values of a container come in the same order wherever it is filled in the
   * same way. Neither hash tables nor views of them have an order.
   *
   * @param copied whether the container may be a copy of another class: then sets and maps have no
   *     order, and all other collections have one
   */
  static boolean isOrdered(Object container, boolean copied) {
    if (container instanceof Map) {
      return !copied && (container instanceof SortedMap || container instanceof LinkedHashMap);
    }
    if (container instanceof Set) {
      return !copied && (container instanceof SortedSet || container instanceof LinkedHashSet);
    }
    return !(container instanceof Collection)
        || copied
        || container instanceof List
        || container instanceof Deque;
  }

  static boolean isMap(Object container) {
    return container instanceof Map;
  }

  /** Returns a letter for the kind of container, since an empty list is not an empty set. */
  static char kind(Object container) {
    if (container instanceof Collection) {
      return container instanceof Set ? 'S' : 'L';
    }
    if (container instanceof Map) {
      return 'M';
    }
    return container instanceof Object[] ? 'A' : container instanceof Optional ? 'O' : 'R';
  }
}
