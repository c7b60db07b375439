package io.accbench.kernel.graph;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * A factory of the collections and maps that a deep copy fills. They are of the original's class,
 * or of one that can replace it, and always keep the original's order.
 */
public final class Copies {
  private Copies() {}

  /** Returns an empty collection that takes the copied elements in the original's order. */
  @SuppressWarnings({"unchecked", "rawtypes", "JdkObsolete"}) // a copy of a LinkedList is one
  public static Collection<Object> emptyLike(Collection<?> original) {
    Class<?> type = original.getClass();
    if (type == ArrayList.class) {
      return new ArrayList<>(original.size());
    }
    if (type == LinkedList.class) {
      return new LinkedList<>();
    }
    if (original instanceof EnumSet enums) {
      EnumSet<?> copy = enums.clone();
      copy.clear();
      return (Collection<Object>) (Collection<?>) copy;
    }
    if (original instanceof SortedSet) {
      return new TreeSet<>(((SortedSet<Object>) original).comparator());
    }
    if (original instanceof Set) {
      return new LinkedHashSet<>(original.size() * 2);
    }
    return original instanceof Queue && !(original instanceof List)
        ? new ArrayDeque<>(original.size())
        : new ArrayList<>(original.size());
  }

  /** Returns an empty collection or map like the original; null where it is neither. */
  public static Object emptyLike(Object original) {
    if (original instanceof Collection<?> collection) {
      return emptyLike(collection);
    }
    return original instanceof Map<?, ?> map ? emptyLike(map) : null;
  }

  /** Returns an empty map that takes the copied entries in the original's order. */
  @SuppressWarnings({"unchecked", "rawtypes"}) // only an enum map has keys of an enum
  public static Map<Object, Object> emptyLike(Map<?, ?> original) {
    if (original instanceof SortedMap) {
      return new TreeMap<>(((SortedMap<Object, Object>) original).comparator());
    }
    if (original instanceof EnumMap enums) {
      EnumMap copy = enums.clone();
      copy.clear();
      return copy;
    }
    return new LinkedHashMap<>(original.size() * 2);
  }
}
