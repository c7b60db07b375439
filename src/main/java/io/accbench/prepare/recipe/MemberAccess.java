package io.accbench.prepare.recipe;

import java.lang.reflect.Executable;
import java.lang.reflect.Field;
import java.lang.reflect.Member;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;

/**
 * The members and types that plain code in the package of a class may access by the JVM's rules.
 * The JVM treats a private nested class as package-private and a protected one as public.
 */
final class MemberAccess {
  private MemberAccess() {}

  static boolean toField(Class<?> home, Field field) {
    return toMember(home, field) && toTypes(home, field.getType());
  }

  static boolean toMethod(Class<?> home, Method method) {
    return toMember(home, method)
        && toTypes(home, method.getReturnType())
        && toTypes(home, method.getParameterTypes());
  }

  static boolean toExecutable(Class<?> home, Executable executable) {
    return executable instanceof Method method
        ? toMethod(home, method)
        : toMember(home, executable) && toTypes(home, executable.getParameterTypes());
  }

  private static boolean toMember(Class<?> home, Member member) {
    int modifiers = member.getModifiers();
    return Modifier.isPublic(modifiers)
        || (!Modifier.isPrivate(modifiers) && samePackage(home, member.getDeclaringClass()));
  }

  private static boolean toTypes(Class<?> home, Class<?>... types) {
    for (Class<?> type : types) {
      if (!toType(home, type)) {
        return false;
      }
    }
    return true;
  }

  static boolean toType(Class<?> home, Class<?> type) {
    Class<?> element = type;
    while (element.isArray()) {
      element = element.getComponentType();
    }
    int modifiers = element.getModifiers();
    return Modifier.isPublic(modifiers)
        || Modifier.isProtected(modifiers)
        || samePackage(home, element);
  }

  private static boolean samePackage(Class<?> one, Class<?> other) {
    return one.getClassLoader() == other.getClassLoader()
        && one.getPackageName().equals(other.getPackageName());
  }
}
