package io.accbench.prepare.discover;

import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * The instance methods of a bean class that can be getters and setters: those of the class and its
 * superclasses, and the default methods of its interfaces. An override takes the place of the
 * method that it overrides, and a method of a class that of an interface. What the JDK's types
 * declare, bridges and other methods that a compiler adds are left out.
 */
final class Methods {
  private static final Comparator<Method> ORDER =
      Comparator.comparing(Method::getName).thenComparing(Method::toString);

  private final Map<String, Method> withoutParameter = new TreeMap<>();
  private final Map<String, Method> withOneParameter = new HashMap<>();

  Methods(Class<?> bean) {
    Set<Class<?>> interfaces = new LinkedHashSet<>();
    Iterator<Class<?>> upwards = Fields.hierarchy(bean).descendingIterator();
    while (upwards.hasNext()) {
      Class<?> type = upwards.next();
      declared(type).forEach(this::add);
      addInterfaces(interfaces, type);
    }
    mostSpecificFirst(interfaces).forEach(type -> declared(type).forEach(this::add));
  }

  /** Returns the methods that take nothing and return something, sorted by name. */
  Collection<Method> getters() {
    return withoutParameter.values();
  }

  /** Returns the methods of a name that take one argument, in a fixed order. */
  List<Method> named(String name) {
    return withOneParameter.values().stream()
        .filter(method -> method.getName().equals(name))
        .sorted(ORDER)
        .toList();
  }

  /** Returns the sorted names of the methods that take one argument and begin with the prefix. */
  List<String> startingWith(String prefix) {
    return withOneParameter.values().stream()
        .map(Method::getName)
        .filter(name -> name.startsWith(prefix))
        .distinct()
        .sorted()
        .toList();
  }

  private static List<Method> declared(Class<?> type) {
    return Arrays.stream(type.getDeclaredMethods())
        .filter(method -> (method.getModifiers() & (Modifier.STATIC | Modifier.ABSTRACT)) == 0)
        .filter(method -> !method.isSynthetic())
        .sorted(ORDER)
        .toList();
  }

  private static void addInterfaces(Set<Class<?>> found, Class<?> type) {
    for (Class<?> one : type.getInterfaces()) {
      if (!Jdk.owns(one) && found.add(one)) {
        addInterfaces(found, one);
      }
    }
  }

  /** Returns the interfaces in an order in which none stands before one that extends it. */
  private static List<Class<?>> mostSpecificFirst(Set<Class<?>> interfaces) {
    List<Class<?>> left = new ArrayList<>(interfaces);
    List<Class<?>> sorted = new ArrayList<>();
    while (!left.isEmpty()) {
      Class<?> next =
          left.stream()
              .filter(
                  one ->
                      left.stream().noneMatch(other -> other != one && one.isAssignableFrom(other)))
              .findFirst()
              .orElseThrow();
      left.remove(next);
      sorted.add(next);
    }
    return sorted;
  }

  private void add(Method method) {
    boolean isPrivate = Modifier.isPrivate(method.getModifiers());
    if (method.getParameterCount() == 0 && method.getReturnType() != void.class && !isPrivate) {
      withoutParameter.putIfAbsent(method.getName(), method);
    } else if (method.getParameterCount() == 1
        && !(isPrivate && method.getDeclaringClass().isInterface())) {
      Class<?> parameter = method.getParameterTypes()[0];
      withOneParameter.putIfAbsent(method.getName() + " " + parameter.getName(), method);
    }
  }
}
