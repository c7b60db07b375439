package io.accbench.kernel.host;

import java.lang.reflect.Method;
import java.util.ArrayDeque;
import java.util.Collections;
import java.util.Deque;
import java.util.HashSet;
import java.util.Set;
import java.util.TreeSet;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Group;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.TearDown;

/**
 * The levels at which the states of a benchmark are set up and torn down. They are read from the
 * classes, which are loaded but not initialised, since JMH's list does not hold them.
 *
 * @param names those of {@link org.openjdk.jmh.annotations.Level}, sorted
 * @param problem why they may be incomplete; null if they are whole
 */
record SetUpLevels(Set<String> names, String problem) {

  /**
   * Returns the levels of one benchmark.
   *
   * @param type the canonical name of its class, as JMH's list has it
   * @param method the name of its method, or of its group of methods
   */
  static SetUpLevels of(String type, String method) {
    Set<String> names = new TreeSet<>();
    try {
      Deque<Class<?>> open = new ArrayDeque<>();
      Class<?> own = loaded(type);
      open.add(own);
      for (Method one : own.getMethods()) {
        if (belongs(one, method)) {
          Collections.addAll(open, one.getParameterTypes());
        }
      }
      Set<Class<?>> seen = new HashSet<>();
      while (!open.isEmpty()) {
        for (Class<?> state = open.poll(); state != null; state = state.getSuperclass()) {
          if (seen.add(state)) {
            read(state, names, open);
          }
        }
      }
      return new SetUpLevels(names, null);
    } catch (ClassNotFoundException | LinkageError unreadable) {
      return new SetUpLevels(names, unreadable.toString());
    }
  }

  /** Returns the class of a canonical name, in which a dot may precede a nested class. */
  private static Class<?> loaded(String type) throws ClassNotFoundException {
    for (String name = type; ; ) {
      try {
        return Class.forName(name, false, SetUpLevels.class.getClassLoader());
      } catch (ClassNotFoundException missing) {
        int dot = name.lastIndexOf('.');
        if (dot < 0) {
          throw new ClassNotFoundException(type, missing);
        }
        name = name.substring(0, dot) + "$" + name.substring(dot + 1);
      }
    }
  }

  private static boolean belongs(Method one, String method) {
    Group group = one.getAnnotation(Group.class);
    boolean named = one.getName().equals(method) || (group != null && group.value().equals(method));
    return named && one.isAnnotationPresent(Benchmark.class);
  }

  private static void read(Class<?> state, Set<String> names, Deque<Class<?>> open) {
    for (Method method : state.getDeclaredMethods()) {
      Setup before = method.getAnnotation(Setup.class);
      TearDown after = method.getAnnotation(TearDown.class);
      if (before != null) {
        names.add(before.value().name());
      }
      if (after != null) {
        names.add(after.value().name());
      }
      if (before != null || after != null) {
        Collections.addAll(open, method.getParameterTypes());
      }
    }
  }
}
