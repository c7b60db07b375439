package io.accbench.prepare;

import io.accbench.model.UserException;
import io.accbench.prepare.discover.FieldProperty;
import io.accbench.prepare.discover.Fields;
import io.accbench.prepare.discover.Jdk;
import io.accbench.prepare.discover.Thrown;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/**
 * Makes an instance of a class for which there is no payload. It tries the constructors and then
 * the static factories, each in the order of their number of parameters. Arguments and empty fields
 * get {@link Defaults}.
 */
final class Instances {
  private static final Comparator<Executable> ORDER =
      Comparator.comparing((Executable executable) -> executable instanceof Method)
          .thenComparing(Executable::getParameterCount)
          .thenComparing(Executable::toString);

  private final List<Class<?>> open = new ArrayList<>();
  private final Defaults defaults = new Defaults(this);
  private String firstFailure = "";

  /** Returns a new instance, which is equal each time. */
  Object make(Class<?> type) {
    Object made = makeOrNull(type);
    if (made == null) {
      throw UserException.badInput(
          "no instance of %s can be made (%s); give one with --payload FILE or --factory CLASS::METHOD"
              .formatted(type.getName(), why(type)));
    }
    return made;
  }

  private String why(Class<?> type) {
    return !firstFailure.isEmpty() ? firstFailure : "it is " + kind(type);
  }

  private static String kind(Class<?> type) {
    return type.isInterface()
        ? "an interface"
        : Modifier.isAbstract(type.getModifiers())
            ? "abstract"
            : Jdk.isBean(type) ? "without a constructor" : "no bean";
  }

  /**
   * Returns a new instance, or null for a class that is not a bean, is being made already, or
   * cannot be made.
   */
  Object makeOrNull(Class<?> type) {
    if (!Jdk.isBean(type)
        || Modifier.isAbstract(type.getModifiers()) && factories(type).findAny().isEmpty()
        || open.contains(type)) {
      return null;
    }
    open.add(type);
    try {
      return candidates(type)
          .map(this::call)
          .filter(type::isInstance)
          .findFirst()
          .map(this::filled)
          .orElse(null);
    } finally {
      open.remove(type);
    }
  }

  private static Stream<Executable> candidates(Class<?> type) {
    return Stream.concat(
            Arrays.stream(type.getDeclaredConstructors())
                .filter(constructor -> !constructor.isSynthetic())
                .filter(constructor -> !Modifier.isAbstract(type.getModifiers())),
            factories(type))
        .sorted(ORDER.thenComparing(Executable::getName));
  }

  private static Stream<Method> factories(Class<?> type) {
    return Arrays.stream(type.getDeclaredMethods())
        .filter(method -> Modifier.isStatic(method.getModifiers()) && !method.isSynthetic())
        .filter(method -> type.isAssignableFrom(method.getReturnType()));
  }

  private Object call(Executable executable) {
    try {
      executable.setAccessible(true);
      Type[] types = executable.getGenericParameterTypes();
      Class<?>[] raw = executable.getParameterTypes();
      Object[] arguments = new Object[raw.length];
      for (int i = 0; i < raw.length; i++) {
        arguments[i] = defaults.of(raw[i], types.length == raw.length ? types[i] : raw[i]);
      }
      return executable instanceof Constructor<?> constructor
          ? constructor.newInstance(arguments)
          : ((Method) executable).invoke(null, arguments);
    } catch (InvocationTargetException | ExceptionInInitializerError e) {
      fail(executable, e.getCause());
    } catch (ReflectiveOperationException | RuntimeException | LinkageError e) {
      fail(executable, e);
    }
    return null;
  }

  private void fail(Executable executable, Throwable cause) {
    if (firstFailure.isEmpty()) {
      firstFailure = executable.getName() + " throws " + Thrown.of(cause).cause().thrown();
    }
  }

  /**
   * Gives a default to the fields that the constructor leaves null, so that a write to them shows.
   */
  private Object filled(Object made) {
    for (FieldProperty property : Fields.of(made.getClass())) {
      Field field = property.field();
      if (property.assignable() && property.read(made) == null) {
        try {
          field.set(made, defaults.of(field.getType(), field.getGenericType()));
        } catch (IllegalAccessException e) {
          throw new IllegalStateException(e);
        }
      }
    }
    return made;
  }
}
