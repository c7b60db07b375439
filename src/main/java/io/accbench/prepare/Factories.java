package io.accbench.prepare;

import io.accbench.model.UserException;
import io.accbench.prepare.discover.Thrown;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;

/**
 * The static methods without parameters that return a graph. They are named {@code
 * pkg.Class::method}.
 */
final class Factories {
  private Factories() {}

  static Method find(String name, UserClassLoader classes) {
    String[] parts = name.split("::", -1);
    if (parts.length != 2 || parts[0].isEmpty() || parts[1].isEmpty()) {
      throw UserException.badInput(
          "--factory \"" + name + "\" is not of the form package.Class::method");
    }
    Class<?> owner = classes.load(parts[0]);
    Method method;
    try {
      method = owner.getDeclaredMethod(parts[1]);
    } catch (NoSuchMethodException e) {
      throw UserException.badInput(
          "--factory \""
              + name
              + "\": the class has no method "
              + parts[1]
              + "() that takes nothing");
    } catch (LinkageError e) {
      throw UserException.badInput("--factory \"" + name + "\" cannot be loaded: " + e);
    }
    if (!Modifier.isStatic(method.getModifiers()) || method.getReturnType().isPrimitive()) {
      throw UserException.badInput(
          "--factory \"" + name + "\": the method must be static and return the graph");
    }
    if (!method.trySetAccessible()) {
      throw UserException.badInput(
          "--factory \""
              + name
              + "\": its module opens the package to nobody; name a public method");
    }
    return method;
  }

  static Object call(String name, Method method) {
    try {
      Object graph = method.invoke(null);
      if (graph == null) {
        throw UserException.badInput("--factory \"" + name + "\" returned null");
      }
      return graph;
    } catch (InvocationTargetException | ExceptionInInitializerError e) {
      throw UserException.badInput(
          "--factory \"" + name + "\" threw " + Thrown.of(e.getCause()).cause().thrown());
    } catch (LinkageError e) {
      throw UserException.badInput(
          "--factory \"" + name + "\" cannot be called: " + Thrown.of(e).cause().thrown());
    } catch (IllegalAccessException e) {
      throw new IllegalStateException(e);
    }
  }
}
