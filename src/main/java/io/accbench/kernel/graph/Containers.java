package io.accbench.kernel.graph;

import java.io.IOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;

/** A factory of the JDK's collections and maps from their elements, in the stored order. */
final class Containers {

  /**
   * Returns a new collection or map.
   *
   * @param enumType the key or element type of an enum map or set, else null
   * @param values the elements; for a map, the keys and values in turn
   */
  Object of(int tag, Class<?> enumType, Object[] values) throws IOException {
    if (tag == Tag.IMMUTABLE_LIST) {
      return List.of(values);
    }
    if (tag >= Tag.HASH_MAP) {
      Map<Object, Object> map = map(tag, enumType);
      for (int i = 0; i < values.length; i += 2) {
        map.put(values[i], values[i + 1]);
      }
      return map;
    }
    Collection<Object> collection = collection(tag, enumType, values.length);
    for (Object value : values) {
      collection.add(value);
    }
    return collection;
  }

  /** Replaces the content of an existing collection or map by another one's; skips nulls. */
  @SuppressWarnings("unchecked") // both are values of the same field
  void fill(Object container, Object content) {
    if (container instanceof Collection && content instanceof Collection) {
      Collection<Object> collection = (Collection<Object>) container;
      if (!collection.isEmpty()) {
        collection.clear();
      }
      if (!((Collection<Object>) content).isEmpty()) {
        collection.addAll((Collection<Object>) content);
      }
    } else if (container instanceof Map && content instanceof Map) {
      Map<Object, Object> map = (Map<Object, Object>) container;
      if (!map.isEmpty()) {
        map.clear();
      }
      if (!((Map<Object, Object>) content).isEmpty()) {
        map.putAll((Map<Object, Object>) content);
      }
    }
  }

  @SuppressWarnings("JdkObsolete") // the payload holds a LinkedList
  private static Collection<Object> collection(int tag, Class<?> enumType, int size)
      throws IOException {
    return switch (tag) {
      case Tag.ARRAY_LIST -> new ArrayList<>(size);
      case Tag.LINKED_LIST -> new LinkedList<>();
      case Tag.ARRAY_DEQUE -> new ArrayDeque<>();
      case Tag.HASH_SET -> new HashSet<>();
      case Tag.LINKED_HASH_SET -> new LinkedHashSet<>();
      case Tag.TREE_SET -> new TreeSet<>();
      case Tag.ENUM_SET -> enumSet(enumType);
      default -> throw new IOException("recipe holds an unknown tag: " + tag);
    };
  }

  private static Map<Object, Object> map(int tag, Class<?> enumType) throws IOException {
    return switch (tag) {
      case Tag.HASH_MAP -> new HashMap<>();
      case Tag.LINKED_HASH_MAP -> new LinkedHashMap<>();
      case Tag.TREE_MAP -> new TreeMap<>();
      case Tag.ENUM_MAP -> enumMap(enumType);
      default -> throw new IOException("recipe holds an unknown tag: " + tag);
    };
  }

  @SuppressWarnings({"unchecked", "rawtypes"}) // the recipe names an enum class
  private static Collection<Object> enumSet(Class<?> enumType) {
    return (Collection) EnumSet.noneOf((Class) enumType);
  }

  @SuppressWarnings({"unchecked", "rawtypes"}) // the recipe names an enum class
  private static Map<Object, Object> enumMap(Class<?> enumType) {
    return new EnumMap((Class) enumType);
  }
}
