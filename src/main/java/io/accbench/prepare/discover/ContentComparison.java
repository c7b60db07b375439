package io.accbench.prepare.discover;

import java.lang.reflect.Proxy;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/**
 * A comparison of values by what they hold: containers by their elements, beans by their fields,
 * all else by {@code equals}. It is iterative, so that deep or cyclic values are no problem.
 */
public final class ContentComparison {
  /**
   * The greatest number of pairs that one comparison looks at; what is left counts as equal.
   * Arbitrary: enough for any value of a payload, and done in less than a second.
   */
  private static final int MOST_PAIRS = 200_000;

  private final boolean sameBean;
  private final Map<Class<?>, List<FieldProperty>> fields = new HashMap<>();

  /** The pairs that were found equal. */
  private final Map<Object, Object> known = new IdentityHashMap<>();

  private final Deque<Object> open = new ArrayDeque<>();

  /**
   * @param sameBean whether both values come from one bean; an object without {@code equals}, as a
   *     stream, is then equal to itself alone, but otherwise to all of its class
   */
  public ContentComparison(boolean sameBean) {
    this.sameBean = sameBean;
  }

  /** Returns a copy of a container that keeps what it holds now; any other value as it is. */
  static Object kept(Object value) {
    if (value instanceof Collection<?> collection) {
      return new ArrayList<>(collection);
    }
    if (value instanceof Map<?, ?> map) {
      return new LinkedHashMap<>(map);
    }
    return value instanceof Object[] array ? array.clone() : value;
  }

  /** Puts back into a container what was {@link #kept} of it, if it can be changed. */
  @SuppressWarnings("unchecked")
  static void restore(Object value, Object kept) {
    try {
      if (value instanceof Collection<?> collection && differs(collection, (List<?>) kept)) {
        collection.clear();
        ((Collection<Object>) collection).addAll((Collection<Object>) kept);
      } else if (value instanceof Map<?, ?> map && map.size() != ((Map<?, ?>) kept).size()) {
        map.clear();
        ((Map<Object, Object>) map).putAll((Map<Object, Object>) kept);
      }
    } catch (UnsupportedOperationException e) {
      // what cannot be changed has not changed
    }
  }

  private static boolean differs(Collection<?> collection, List<?> kept) {
    Iterator<?> before = kept.iterator();
    for (Object element : collection) {
      if (!before.hasNext() || before.next() != element) {
        return true;
      }
    }
    return before.hasNext();
  }

  public boolean equal(Object one, Object other) {
    open.clear();
    int pairs = 0;
    boolean equal = pair(one, other);
    while (equal && !open.isEmpty() && pairs++ < MOST_PAIRS) {
      Object first = open.pop();
      Object second = open.pop();
      equal = known.put(first, second) == second || inside(first, second);
    }
    if (!equal) {
      known.clear();
    }
    return equal;
  }

  /** Returns whether two values may be equal; those that hold others are put aside. */
  private boolean pair(Object one, Object other) {
    if (one == other) {
      return true;
    }
    if (one == null || other == null) {
      return false;
    }
    if (holds(one) && holds(other)) {
      open.push(other);
      open.push(one);
      return true;
    }
    return one.getClass() == other.getClass()
        && (Objects.deepEquals(one, other) || alike(one, other));
  }

  /**
   * Returns whether a value is compared by what it holds; of keys and elements the user's {@code
   * equals} is not called, since it may never end.
   */
  private static boolean holds(Object value) {
    return value instanceof Collection
        || value instanceof Map
        || value instanceof Object[]
        || value instanceof Optional
        || (value != null && Jdk.isBean(value.getClass()));
  }

  /** Returns whether two objects of one class without {@code equals} stand for the same value. */
  private boolean alike(Object one, Object other) {
    Class<?> type = one.getClass();
    if (type.isHidden() || Proxy.isProxyClass(type)) {
      return true;
    }
    try {
      boolean compared = type.getMethod("equals", Object.class).getDeclaringClass() != Object.class;
      return !compared && (!sameBean || one.toString().equals(other.toString()));
    } catch (NoSuchMethodException e) {
      throw new IllegalStateException(e);
    }
  }

  private boolean inside(Object one, Object other) {
    if (one instanceof Set<?> set && other instanceof Set<?> otherSet) {
      return set.size() == otherSet.size()
          && (set.stream().anyMatch(ContentComparison::holds) || set.equals(otherSet));
    }
    if (one instanceof Collection<?> collection && other instanceof Collection<?> others) {
      return collection.size() == others.size() && all(collection.iterator(), others.iterator());
    }
    if (one instanceof Map<?, ?> map && other instanceof Map<?, ?> others) {
      return map.size() == others.size() && entries(map, others);
    }
    if (one instanceof Object[] array && other instanceof Object[] others) {
      return array.length == others.length
          && all(Arrays.asList(array).iterator(), Arrays.asList(others).iterator());
    }
    if (one instanceof Optional<?> optional && other instanceof Optional<?> others) {
      return pair(optional.orElse(null), others.orElse(null));
    }
    return one.getClass() == other.getClass() && fields(one, other);
  }

  private boolean all(Iterator<?> one, Iterator<?> other) {
    while (one.hasNext() && other.hasNext()) {
      if (!pair(one.next(), other.next())) {
        return false;
      }
    }
    return true;
  }

  private boolean entries(Map<?, ?> one, Map<?, ?> other) {
    for (Map.Entry<?, ?> entry : one.entrySet()) {
      Object key = entry.getKey();
      if (!holds(key) && !(other.containsKey(key) && pair(entry.getValue(), other.get(key)))) {
        return false;
      }
    }
    return true;
  }

  private boolean fields(Object one, Object other) {
    if (!Jdk.isBean(one.getClass())) {
      return false;
    }
    try {
      for (FieldProperty field : fields.computeIfAbsent(one.getClass(), Fields::of)) {
        if (!pair(field.read(one), field.read(other))) {
          return false;
        }
      }
    } catch (LinkageError e) {
      // the type of a field is not on the class path, so the fields are unknown
      return true;
    }
    return true;
  }
}
