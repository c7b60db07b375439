package io.accbench.kernel.proof;

import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.IdentityHashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A comparison of two object graphs that finds the first difference. It compares the fields of
 * objects and ignores their {@code equals}. Lists and maps may be of different classes, as long as
 * their contents are the same. It is iterative, so that deep graphs are no problem.
 */
final class SameGraph {
  /** The most steps of a place that are shown, the last ones. Arbitrary. */
  private static final int STEPS = 12;

  /**
   * Two objects at the same place.
   *
   * @param parent the pair of objects that hold these two; null at the root
   * @param step from the parent: {@code .name}, {@code [3]}
   */
  private record Pair(Pair parent, String step, Object one, Object other) {
    String place() {
      StringBuilder place = new StringBuilder();
      Pair pair = this;
      for (int i = 0; i < STEPS && pair.parent != null; i++) {
        place.insert(0, pair.step);
        pair = pair.parent;
      }
      String steps = place.toString().replaceFirst("^\\.", "");
      return pair.parent != null ? "…" + steps : steps.isEmpty() ? "the object" : steps;
    }
  }

  private final ArrayDeque<Pair> open = new ArrayDeque<>();
  private final IdentityHashMap<Object, Object> seen = new IdentityHashMap<>();

  private SameGraph() {}

  /** Returns {@code lines[3].price is 0 instead of 12}, or empty when there is no difference. */
  static Optional<String> difference(Object expected, Object found) throws IllegalAccessException {
    SameGraph graph = new SameGraph();
    graph.open.push(new Pair(null, "", expected, found));
    Optional<String> difference = Optional.empty();
    while (difference.isEmpty() && !graph.open.isEmpty()) {
      difference = graph.compare(graph.open.pop());
    }
    return difference;
  }

  private Optional<String> compare(Pair pair) throws IllegalAccessException {
    Object one = pair.one();
    Object other = pair.other();
    if (one == other) {
      return Optional.empty();
    }
    if (one == null || other == null) {
      return differs(pair);
    }
    if (seen.get(one) == other) {
      return Optional.empty();
    }
    seen.put(one, other);
    if (one instanceof List<?> list && other instanceof List<?> others) {
      return elements(pair, list, others);
    }
    if (one instanceof Collection) { // a set, or another kind of collection
      return one.equals(other) ? Optional.empty() : differs(pair);
    }
    if (one instanceof Map<?, ?> map && other instanceof Map<?, ?> others) {
      return values(pair, map, others);
    }
    if (one.getClass() != other.getClass()) {
      return Optional.of(pair.place() + " is a " + name(other) + " instead of a " + name(one));
    }
    if (one.getClass().isArray()) {
      return array(pair);
    }
    if (one instanceof Enum || one.getClass().getName().startsWith("java.")) {
      return one.equals(other) ? Optional.empty() : differs(pair);
    }
    return fields(pair);
  }

  private Optional<String> elements(Pair pair, List<?> list, List<?> others) {
    if (list.size() != others.size()) {
      return Optional.of(
          pair.place() + " has " + others.size() + " elements instead of " + list.size());
    }
    Iterator<?> found = others.iterator();
    int index = 0;
    for (Object expected : list) {
      open.push(new Pair(pair, "[" + index++ + "]", expected, found.next()));
    }
    return Optional.empty();
  }

  private Optional<String> values(Pair pair, Map<?, ?> map, Map<?, ?> others) {
    if (!map.keySet().equals(others.keySet())) {
      return Optional.of(pair.place() + " has other keys");
    }
    map.forEach((key, value) -> open.push(new Pair(pair, "[" + key + "]", value, others.get(key))));
    return Optional.empty();
  }

  private Optional<String> array(Pair pair) {
    int length = Array.getLength(pair.one());
    if (length != Array.getLength(pair.other())) {
      return Optional.of(pair.place() + " has another length than " + length);
    }
    for (int i = 0; i < length; i++) {
      open.push(
          new Pair(pair, "[" + i + "]", Array.get(pair.one(), i), Array.get(pair.other(), i)));
    }
    return Optional.empty();
  }

  private Optional<String> fields(Pair pair) throws IllegalAccessException {
    for (Class<?> type = pair.one().getClass(); type != null; type = type.getSuperclass()) {
      for (Field field : type.getDeclaredFields()) {
        if (!Modifier.isStatic(field.getModifiers())
            && !Modifier.isTransient(field.getModifiers())) {
          field.setAccessible(true);
          open.push(
              new Pair(
                  pair, "." + field.getName(), field.get(pair.one()), field.get(pair.other())));
        }
      }
    }
    return Optional.empty();
  }

  private static Optional<String> differs(Pair pair) {
    return Optional.of(pair.place() + " is " + pair.other() + " instead of " + pair.one());
  }

  private static String name(Object value) {
    return value.getClass().getName();
  }
}
