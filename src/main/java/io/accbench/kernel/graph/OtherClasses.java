package io.accbench.kernel.graph;

import java.lang.reflect.Modifier;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * Gives properties whose type is an interface, an abstract class or {@code Object} lists, sets,
 * maps and numbers of other classes, with the same content. Properties of other types keep their
 * values, and so do arrays and what is in a collection.
 */
public final class OtherClasses implements OtherValues {
  /**
   * The number of replays, each with another first class. One of three may be a value's own; then
   * each property has still had three classes, one more than C2 inlines.
   */
  public static final int REPLAYS = 3;

  private static final int CLASSES = 4;

  private int next;
  private boolean any;

  /**
   * @param first at least 0, below {@link #REPLAYS}
   */
  public OtherClasses(int first) {
    this.next = first;
  }

  @Override
  public Object value(Class<?> declared, Object value) {
    if (value == null
        || !(declared == Object.class || Modifier.isAbstract(declared.getModifiers()))) {
      return value;
    }
    Object other = other(value);
    if (other == value || !declared.isInstance(other)) {
      return value;
    }
    any = true;
    return other;
  }

  @Override
  public boolean any() {
    return any;
  }

  private Object other(Object value) {
    int which = next++ % CLASSES;
    try {
      if (value instanceof List<?> list) {
        return list(which, list);
      }
      if (value instanceof Set<?> set) {
        return set(which, set);
      }
      if (value instanceof Map<?, ?> map) {
        return map(which, map);
      }
      return value instanceof Number number ? number(which, number) : value;
    } catch (ClassCastException | NullPointerException refused) {
      return value; // elements that have no order, or null ones
    }
  }

  @SuppressWarnings("JdkObsolete") // programs have it
  private static List<?> list(int which, List<?> list) {
    return switch (which) {
      case 0 -> new LinkedList<>(list);
      case 1 -> Arrays.asList(list.toArray());
      case 2 -> Collections.unmodifiableList(new ArrayList<>(list));
      default -> List.copyOf(list);
    };
  }

  private static Set<?> set(int which, Set<?> set) {
    return switch (which) {
      case 0 -> new TreeSet<>(set);
      case 1 -> new HashSet<>(set);
      case 2 -> Collections.unmodifiableSet(new HashSet<>(set));
      default -> Set.copyOf(set);
    };
  }

  private static Map<?, ?> map(int which, Map<?, ?> map) {
    return switch (which) {
      case 0 -> new TreeMap<>(map);
      case 1 -> new HashMap<>(map);
      case 2 -> Collections.unmodifiableMap(new HashMap<>(map));
      default -> Map.copyOf(map);
    };
  }

  private static Number number(int which, Number number) {
    return switch (which) {
      case 0 -> number.longValue();
      case 1 -> number.doubleValue();
      case 2 -> BigInteger.valueOf(number.longValue());
      default -> BigDecimal.valueOf(number.longValue());
    };
  }
}
