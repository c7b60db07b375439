package io.accbench.prepare.discover;

import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * The methods of a bean class that look like getters and setters. They are the instance methods of
 * the class and its superclasses that are not private. An override takes the place of the method
 * that it overrides.
 */
final class Methods {
  private static final Comparator<Method> ORDER =
      Comparator.comparing(Method::getName).thenComparing(Method::toString);

  private final Map<String, Method> withoutParameter = new TreeMap<>();
  private final Map<String, Method> withOneParameter = new HashMap<>();

  Methods(Class<?> bean) {
    Iterator<Class<?>> upwards = Fields.hierarchy(bean).descendingIterator();
    while (upwards.hasNext()) {
      Method[] declared = upwards.next().getDeclaredMethods();
      Arrays.sort(declared, ORDER);
      for (Method method : declared) {
        add(method);
      }
    }
  }

  /** Returns the methods that take nothing and return something, sorted by name. */
  Collection<Method> getters() {
    return withoutParameter.values();
  }

  /** Returns the sorted names of the methods that take one argument and begin with the prefix. */
  List<String> startingWith(String prefix) {
    return withOneParameter.values().stream()
        .map(Method::getName)
        .filter(name -> name.startsWith(prefix))
        .sorted()
        .toList();
  }

  /**
   * Returns the method of that name that takes exactly that type and returns nothing or its bean,
   * or null if there is no such method.
   */
  Method setter(Class<?> bean, String name, Class<?> type) {
    Method method = withOneParameter.get(key(name, type));
    if (method == null) {
      return null;
    }
    Class<?> result = method.getReturnType();
    boolean chained = result != Object.class && result.isAssignableFrom(bean);
    return result == void.class || chained ? method : null;
  }

  private void add(Method method) {
    int modifiers = method.getModifiers();
    if (Modifier.isStatic(modifiers) || Modifier.isPrivate(modifiers) || method.isSynthetic()) {
      return;
    }
    if (method.getParameterCount() == 0 && method.getReturnType() != void.class) {
      withoutParameter.putIfAbsent(method.getName(), method);
    } else if (method.getParameterCount() == 1) {
      withOneParameter.putIfAbsent(key(method.getName(), method.getParameterTypes()[0]), method);
    }
  }

  private static String key(String name, Class<?> type) {
    return name + " " + type.getName();
  }
}
