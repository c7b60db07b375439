package io.accbench.prepare.discover;

import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * The rule by which a method is the setter of a property, which {@code docs/your-own-classes.md}
 * states as a table. It is named {@code setX}, {@code withX}, like the property, or {@code x_$eq}
 * as Scala's. Its parameter is of the getter's type, of its box or primitive, of a type above it,
 * or of one below it that the values have.
 */
record Setters(Class<?> bean, Methods methods) {
  /** The distance of a type that cannot hold what a getter returns. */
  private static final int UNRELATED = 4;

  /** Returns the methods that may set what a getter returns; the best is the first. */
  List<Method> candidates(String name, Method getter) {
    if (bean.isRecord()) {
      return List.of();
    }
    Set<Method> found = new LinkedHashSet<>();
    for (String spelling : spellings(name, getter)) {
      found.addAll(methods.named(spelling));
    }
    List<Method> sorted = new ArrayList<>(found);
    sorted.removeIf(setter -> distance(getter, setter) == UNRELATED || !mayReturn(setter));
    sorted.sort(Comparator.comparingInt(setter -> distance(getter, setter)));
    return sorted;
  }

  /** Returns the setters of the property's name that take another type than the getter returns. */
  List<Method> ofOtherType(String name, Method getter) {
    List<Method> found = new ArrayList<>();
    for (String spelling : spellings(name, getter)) {
      if (spelling.startsWith("set") && !spelling.equals(name)) {
        found.addAll(methods.named(spelling));
      }
    }
    found.removeIf(setter -> distance(getter, setter) != UNRELATED);
    return bean.isRecord() ? List.of() : found;
  }

  /** Returns whether a setter takes a value without any conversion but that of a box. */
  static boolean takes(Method setter, Object value) {
    Class<?> type = setter.getParameterTypes()[0];
    return value == null ? !type.isPrimitive() : box(type).isInstance(value);
  }

  private Set<String> spellings(String name, Method getter) {
    String suffix = Getters.suffix(getter);
    Set<String> suffixes = new LinkedHashSet<>();
    if (suffix != null) {
      suffixes.add(suffix);
      suffixes.add(Getters.plain(suffix));
    }
    suffixes.add(Character.toUpperCase(name.charAt(0)) + name.substring(1));
    Set<String> spellings = new LinkedHashSet<>();
    suffixes.forEach(each -> spellings.add("set" + each));
    suffixes.forEach(each -> spellings.addAll(methods.startingWith("set" + each + "-")));
    spellings.add(name);
    spellings.add(name + "_$eq");
    suffixes.forEach(each -> spellings.add("with" + each));
    return spellings;
  }

  /** Returns whether a method without {@code set} in its name returns nothing or its bean. */
  private boolean mayReturn(Method setter) {
    Class<?> result = setter.getReturnType();
    return setter.getName().startsWith("set")
        || result == void.class
        || (result != Object.class && result.isAssignableFrom(bean));
  }

  private static int distance(Method getter, Method setter) {
    Class<?> returned = getter.getReturnType();
    Class<?> taken = setter.getParameterTypes()[0];
    if (returned == taken) {
      return 0;
    }
    if (box(returned) == box(taken)) {
      return 1;
    }
    if (box(taken).isAssignableFrom(box(returned))) {
      return 2;
    }
    return box(returned).isAssignableFrom(box(taken)) ? 3 : UNRELATED;
  }

  private static Class<?> box(Class<?> type) {
    return java.lang.invoke.MethodType.methodType(type).wrap().returnType();
  }
}
