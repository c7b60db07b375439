package io.accbench.kernel.proof;

import io.accbench.kernel.graph.Checksum;
import io.accbench.kernel.graph.ContentSum;
import io.accbench.kernel.graph.Contents;
import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.lang.reflect.Proxy;
import java.util.AbstractMap.SimpleImmutableEntry;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A comparison of two object graphs that finds the first difference. It compares the fields of
 * objects and ignores their {@code equals}. Collections and maps may be of different classes, as
 * long as their contents are the same; only lists have an order. Objects whose content cannot be
 * known, such as lambdas, are the same. It is iterative, so that deep graphs are no problem.
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
  private record ObjectPair(ObjectPair parent, String step, Object one, Object other) {
    String place() {
      StringBuilder place = new StringBuilder();
      ObjectPair pair = this;
      for (int i = 0; i < STEPS && pair.parent != null; i++) {
        place.insert(0, pair.step);
        pair = pair.parent;
      }
      String steps = place.toString().replaceFirst("^\\.", "");
      return pair.parent != null ? "…" + steps : steps.isEmpty() ? "the object" : steps;
    }
  }

  private final ArrayDeque<ObjectPair> open = new ArrayDeque<>();
  private final IdentityHashMap<Object, Object> seen = new IdentityHashMap<>();

  private final Object expected;
  private final Object found;
  private Checksum ofExpected;
  private Checksum ofFound;

  /** The first set whose elements differ, if none of them shows where. */
  private Optional<String> otherElements = Optional.empty();

  private SameGraph(Object expected, Object found) {
    this.expected = expected;
    this.found = found;
  }

  /** Returns {@code lines[3].price is 0 instead of 12}, or empty when there is no difference. */
  static Optional<String> difference(Object expected, Object found) throws IllegalAccessException {
    SameGraph graph = new SameGraph(expected, found);
    graph.open.push(new ObjectPair(null, "", expected, found));
    Optional<String> difference = Optional.empty();
    while (difference.isEmpty() && !graph.open.isEmpty()) {
      difference = graph.compare(graph.open.pop());
    }
    return difference.or(() -> graph.otherElements);
  }

  private Optional<String> compare(ObjectPair pair) throws IllegalAccessException {
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
    if (one instanceof Collection<?> set && other instanceof Collection<?> others) {
      return held(pair, set.toArray(), others.toArray());
    }
    if (one instanceof Map<?, ?> map && other instanceof Map<?, ?> others) {
      return held(pair, entries(map), entries(others));
    }
    if (one.getClass().isArray() && one.getClass() == other.getClass()) {
      return array(pair);
    }
    long content = ContentSum.of(one);
    if (content != ContentSum.UNKNOWN) {
      return content == ContentSum.of(other) ? Optional.empty() : differs(pair);
    }
    if (isOpaque(one) && isOpaque(other)) {
      return Optional.empty();
    }
    if (one.getClass() != other.getClass()) {
      return Optional.of(pair.place() + " is a " + name(other) + " instead of a " + name(one));
    }
    if (Contents.isContainer(one)) {
      return elements(pair, Arrays.asList(Contents.of(one)), Arrays.asList(Contents.of(other)));
    }
    for (Field field : fields(one)) {
      open.push(new ObjectPair(pair, "." + field.getName(), field.get(one), field.get(other)));
    }
    return Optional.empty();
  }

  private Optional<String> elements(ObjectPair pair, List<?> list, List<?> others) {
    if (list.size() != others.size()) {
      return Optional.of(
          pair.place() + " has " + others.size() + " elements instead of " + list.size());
    }
    Iterator<?> found = others.iterator();
    int index = 0;
    for (Object expected : list) {
      open.push(new ObjectPair(pair, "[" + index++ + "]", expected, found.next()));
    }
    return Optional.empty();
  }

  private Optional<String> array(ObjectPair pair) {
    int length = Array.getLength(pair.one());
    if (length != Array.getLength(pair.other())) {
      return Optional.of(pair.place() + " has another length than " + length);
    }
    for (int i = 0; i < length; i++) {
      open.push(
          new ObjectPair(
              pair, "[" + i + "]", Array.get(pair.one(), i), Array.get(pair.other(), i)));
    }
    return Optional.empty();
  }

  private static Object[] entries(Map<?, ?> map) {
    List<Object> entries = new ArrayList<>();
    map.forEach((key, value) -> entries.add(new SimpleImmutableEntry<>(key, value)));
    return entries.toArray();
  }

  /** Compares what sets or maps hold, by its content, and looks into what has no equal. */
  private Optional<String> held(ObjectPair pair, Object[] ones, Object[] others)
      throws IllegalAccessException {
    if (ones.length != others.length) {
      return Optional.of(
          pair.place() + " has " + others.length + " elements instead of " + ones.length);
    }
    if (ofExpected == null) {
      ofExpected = content(expected);
      ofFound = content(found);
    }
    Map<Long, Deque<Object>> unmatched = new LinkedHashMap<>();
    long[] sums = ofFound.sumsOf(others);
    for (int i = 0; i < others.length; i++) {
      unmatched
          .computeIfAbsent(sums[i], sum -> new ArrayDeque<>())
          .add(Optional.ofNullable(others[i]));
    }
    List<Object> lacking = new ArrayList<>();
    sums = ofExpected.sumsOf(ones);
    for (int i = 0; i < ones.length; i++) {
      Deque<Object> equal = unmatched.get(sums[i]);
      if (equal == null || equal.poll() == null) {
        lacking.add(ones[i]);
      }
    }
    List<Object> left = new ArrayList<>();
    unmatched.values().forEach(left::addAll);
    Optional<String> difference = Optional.empty();
    for (int i = 0; i < lacking.size() && difference.isEmpty(); i++) {
      difference = unequal(pair, lacking.get(i), left, i);
    }
    return difference;
  }

  private Optional<String> unequal(ObjectPair pair, Object one, List<Object> left, int index) {
    otherElements = otherElements.or(() -> Optional.of(pair.place() + " has other elements"));
    if (one instanceof Map.Entry<?, ?> entry) {
      long key = ofExpected.sumsOf(entry.getKey())[0];
      for (Object other : left) {
        Map.Entry<?, ?> found = (Map.Entry<?, ?>) ((Optional<?>) other).orElseThrow();
        if (ofFound.sumsOf(found.getKey())[0] == key) {
          open.push(
              new ObjectPair(pair, "[" + entry.getKey() + "]", entry.getValue(), found.getValue()));
          return Optional.empty();
        }
      }
      return Optional.of(pair.place() + " has other keys");
    }
    if (ContentSum.of(one) != ContentSum.UNKNOWN) {
      return differs(pair);
    }
    open.push(new ObjectPair(pair, "[…]", one, ((Optional<?>) left.get(index)).orElse(null)));
    return Optional.empty();
  }

  /** Returns the sums of all objects that a graph leads to, by their fields. */
  private static Checksum content(Object root) throws IllegalAccessException {
    IdentityHashMap<Object, List<Object>> fields = new IdentityHashMap<>();
    IdentityHashMap<Object, Object> containers = new IdentityHashMap<>();
    Deque<Object> open = new ArrayDeque<>();
    open.push(Optional.ofNullable(root));
    while (!open.isEmpty()) {
      Object value = open.pop();
      List<Object> held = List.of();
      if (Contents.isContainer(value)) {
        held = containers.put(value, value) == null ? Arrays.asList(Contents.of(value)) : held;
      } else if (!fields.containsKey(value)
          && ContentSum.of(value) == ContentSum.UNKNOWN
          && !isOpaque(value)) {
        held = new ArrayList<>();
        for (Field field : fields(value)) {
          held.add(field.get(value));
        }
        fields.put(value, held);
      }
      for (Object next : held) {
        if (next != null) {
          open.push(next);
        }
      }
    }
    Checksum sum = Checksum.ofContent(root, fields.keySet().toArray());
    fields.forEach((node, values) -> values.forEach(value -> sum.add(node, value)));
    return sum;
  }

  /** Returns whether an object is one of the JDK or made at run time: its fields say nothing. */
  private static boolean isOpaque(Object value) {
    Class<?> type = value.getClass();
    return ContentSum.ofJdk(type) || type.isHidden() || Proxy.isProxyClass(type);
  }

  private static List<Field> fields(Object value) {
    List<Field> fields = new ArrayList<>();
    for (Class<?> type = value.getClass();
        type != null && !ContentSum.ofJdk(type);
        type = type.getSuperclass()) {
      for (Field field : type.getDeclaredFields()) {
        int modifiers = field.getModifiers();
        if (!Modifier.isStatic(modifiers) && !Modifier.isTransient(modifiers)) {
          field.setAccessible(true);
          fields.add(field);
        }
      }
    }
    return fields;
  }

  private static Optional<String> differs(ObjectPair pair) {
    return Optional.of(pair.place() + " is " + pair.other() + " instead of " + pair.one());
  }

  private static String name(Object value) {
    return value.getClass().getName();
  }
}
