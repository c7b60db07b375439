package io.accbench.kernel.bytecode;

import io.accbench.kernel.spi.Kind;
import io.accbench.kernel.spi.MemberKind;
import java.lang.reflect.Field;
import java.lang.reflect.Member;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The members of one class that a library would access through one generated class. These are its
 * own and inherited fields, or its getters and setters, as far as a nestmate of the class has
 * access.
 *
 * <p>A getter is named {@code get…}, {@code is…} or like a field; a setter {@code set…}, {@code
 * with…}, {@code …_$eq} or like a field.
 */
final class BeanMembers {
  private final Map<String, Access> readable = new LinkedHashMap<>();
  private final Map<String, Access> writable = new LinkedHashMap<>();
  private final List<String> fieldNames = new ArrayList<>();
  private final Class<?> host;

  BeanMembers(Class<?> host, MemberKind kind) {
    this.host = host;
    for (Class<?> owner = host; owner != null && owner != Object.class; ) {
      for (Field field : owner.getDeclaredFields()) {
        addField(field, kind);
      }
      owner = owner.getSuperclass();
    }
    if (kind == MemberKind.METHOD) {
      addMethods();
    }
  }

  /** Returns the members that a slot may read: those of its kind, all for {@link Kind#OBJECT}. */
  List<Access> readable(Kind slot) {
    return ofKind(readable, slot);
  }

  /** Returns the members that a slot of a kind may write. */
  List<Access> writable(Kind slot) {
    return ofKind(writable, slot);
  }

  /** Returns the index of a member in {@link #readable(Kind)}, negative if it is not there. */
  int indexToRead(Access access, Kind slot) {
    return readable(slot).indexOf(readable.get(key(access.member())));
  }

  /** Returns the index of a member in {@link #writable(Kind)}, negative if it is not there. */
  int indexToWrite(Access access, Kind slot) {
    return writable(slot).indexOf(writable.get(key(access.member())));
  }

  private void addField(Field field, MemberKind kind) {
    fieldNames.add(field.getName());
    if (kind == MemberKind.FIELD && !Modifier.isStatic(field.getModifiers())) {
      add(readable, field, field.getType());
      if (!Modifier.isFinal(field.getModifiers())) {
        add(writable, field, field.getType());
      }
    }
  }

  private void addMethods() {
    for (Class<?> owner = host; owner != null && owner != Object.class; ) {
      addMethods(owner.getDeclaredMethods(), false);
      addMethods(owner.getDeclaredMethods(), true);
      owner = owner.getSuperclass();
    }
    // default methods of interfaces
    addMethods(host.getMethods(), false);
  }

  private void addMethods(Method[] methods, boolean bridges) {
    for (Method method : methods) {
      if (method.isBridge() == bridges
          && !Modifier.isStatic(method.getModifiers())
          && method.getDeclaringClass() != Object.class) {
        addMethod(method);
      }
    }
  }

  private void addMethod(Method method) {
    String name = method.getName();
    boolean ofField = fieldNames.contains(name);
    if (method.getParameterCount() == 0 && method.getReturnType() != void.class) {
      if (ofField || name.startsWith("get") || name.startsWith("is")) {
        add(readable, method, method.getReturnType());
      }
    } else if (method.getParameterCount() == 1 && (ofField || isSetter(name))) {
      add(writable, method, method.getParameterTypes()[0]);
    }
  }

  /** Returns whether a name is that of a setter; {@code x_$eq} is what Scala names one. */
  private static boolean isSetter(String name) {
    return name.startsWith("set") || name.startsWith("with") || name.endsWith("_$eq");
  }

  private void add(Map<String, Access> members, Member member, Class<?> type) {
    Access access = new Access(host, member, type);
    if (access.host() == host) {
      members.putIfAbsent(key(member), access);
    }
  }

  /**
   * Returns the key of a member. That of a field has the declaring class, since a subclass may hide
   * the field; that of a method has the parameter type.
   */
  private static String key(Member member) {
    if (member instanceof Method method) {
      return method.getParameterCount() == 0
          ? method.getName()
          : method.getName() + " " + method.getParameterTypes()[0].getName();
    }
    return member.getDeclaringClass().getName() + "." + member.getName();
  }

  private static List<Access> ofKind(Map<String, Access> members, Kind slot) {
    List<Access> found = new ArrayList<>();
    for (Access access : members.values()) {
      if (slot == Kind.OBJECT || Kind.of(valueType(access.member())) == slot) {
        found.add(access);
      }
    }
    return found;
  }

  private static Class<?> valueType(Member member) {
    if (member instanceof Field field) {
      return field.getType();
    }
    Method method = (Method) member;
    return method.getParameterCount() == 0 ? method.getReturnType() : method.getParameterTypes()[0];
  }
}
