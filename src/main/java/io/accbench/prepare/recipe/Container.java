package io.accbench.prepare.recipe;

import io.accbench.kernel.graph.Shape;
import io.accbench.kernel.graph.Tag;
import io.accbench.prepare.discover.Jdk;
import io.accbench.prepare.discover.Shapes;
import java.io.IOException;
import java.io.ObjectOutputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.LinkedList;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * The way in which a collection or map is rebuilt. It is rebuilt as its own class if that gives the
 * same order in every JVM, and otherwise as the nearest class that keeps an order.
 *
 * @param tag the constant of {@link Tag} that stands for the class
 * @param type the class that stands in the replayed graph
 * @param enumType the key or element type of an enum map or set, else null
 * @param values the elements; of a map, keys and values in turn
 * @param same whether it is rebuilt as its own class
 */
@SuppressWarnings("ArrayRecordComponent") // never compared
record Container(int tag, Class<?> type, Class<?> enumType, Object[] values, boolean same) {

  static Container of(Collection<?> collection) {
    Object[] values = collection.toArray();
    Class<?> type = collection.getClass();
    if (type == ArrayList.class) {
      return same(Tag.ARRAY_LIST, type, values);
    }
    if (type == LinkedList.class) {
      return same(Tag.LINKED_LIST, type, values);
    }
    if (type == ArrayDeque.class) {
      return same(Tag.ARRAY_DEQUE, type, values);
    }
    if (type == LinkedHashSet.class) {
      return same(Tag.LINKED_HASH_SET, type, values);
    }
    if (type == HashSet.class && sameOrder(collection, values)) {
      return same(Tag.HASH_SET, type, values);
    }
    if (type == TreeSet.class && ((TreeSet<?>) collection).comparator() == null) {
      return same(Tag.TREE_SET, type, values);
    }
    if (collection instanceof EnumSet) {
      return new Container(Tag.ENUM_SET, type, EnumType.of(collection), values, true);
    }
    if (type.getName().startsWith("java.util.ImmutableCollections$List")
        && !Arrays.asList(values).contains(null)) {
      return same(Tag.IMMUTABLE_LIST, type, values);
    }
    return collection instanceof Set
        ? new Container(Tag.LINKED_HASH_SET, LinkedHashSet.class, null, values, false)
        : new Container(Tag.ARRAY_LIST, ArrayList.class, null, values, false);
  }

  static Container of(Map<?, ?> map) {
    Object[] values = new Object[2 * map.size()];
    int next = 0;
    for (Map.Entry<?, ?> entry : map.entrySet()) {
      values[next++] = entry.getKey();
      values[next++] = entry.getValue();
    }
    Class<?> type = map.getClass();
    if (type == LinkedHashMap.class) {
      return same(Tag.LINKED_HASH_MAP, type, values);
    }
    if (type == HashMap.class && sameOrder(map.keySet(), map.keySet().toArray())) {
      return same(Tag.HASH_MAP, type, values);
    }
    if (type == TreeMap.class && ((TreeMap<?, ?>) map).comparator() == null) {
      return same(Tag.TREE_MAP, type, values);
    }
    if (type == EnumMap.class) {
      return new Container(Tag.ENUM_MAP, type, EnumType.of(map), values, true);
    }
    return new Container(Tag.LINKED_HASH_MAP, LinkedHashMap.class, null, values, false);
  }

  private static Container same(int tag, Class<?> type, Object[] values) {
    return new Container(tag, type, null, values, true);
  }

  /**
   * Finds the enum of an enum set or map, which may be empty. Only its serialized form names it:
   * the field is the JDK's own.
   */
  private static final class EnumType extends ObjectOutputStream {
    private Class<?> found;

    private EnumType() throws IOException {
      super(OutputStream.nullOutputStream());
    }

    private static Class<?> of(Object container) {
      Object empty = empty(container);
      try (EnumType out = new EnumType()) {
        out.writeObject(empty);
        return out.found;
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }

    /** Returns a copy without elements, which need not be serializable. */
    private static Object empty(Object container) {
      if (container instanceof EnumSet<?> set) {
        EnumSet<?> copy = set.clone();
        copy.clear();
        return copy;
      }
      EnumMap<?, ?> copy = ((EnumMap<?, ?>) container).clone();
      copy.clear();
      return copy;
    }

    @Override
    protected void annotateClass(Class<?> type) {
      if (found == null && type.isEnum()) {
        found = type;
      }
    }
  }

  /**
   * Returns whether all elements hash by content and a new set filled with them gives the same
   * order. The hash codes of enums and of most beans differ from one JVM to the next.
   */
  private static boolean sameOrder(Collection<?> elements, Object[] inOrder) {
    Set<Object> rebuilt = new HashSet<>();
    rebuilt.addAll(Arrays.asList(inOrder));
    return elements.stream().allMatch(Container::hashesByContent)
        && Arrays.equals(rebuilt.toArray(), inOrder);
  }

  private static boolean hashesByContent(Object element) {
    return element == null
        || (element instanceof Comparable
            && !(element instanceof Enum)
            && Jdk.owns(element.getClass())
            && Shapes.of(element.getClass()) == Shape.SCALAR);
  }
}
