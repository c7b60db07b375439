package io.accbench.hotspot;

import io.accbench.jfr.StackFrame;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * An access to a property by reflection, a handle, {@code Unsafe} or generated code.
 *
 * @param owner the outermost frame of the machinery ({@link Machinery}) that reaches the property
 * @param property {@code Order.total}; empty where the stack does not show it
 */
record PropertyAccess(StackFrame owner, String property) {
  /**
   * The name of a getter or setter, with the suffix that Kotlin appends where a type is a value
   * class or the member is internal.
   */
  private static final Pattern ACCESSOR =
      Pattern.compile("(get|set|is)([A-Z_]\\w*?)(-[\\w-]+|\\$\\w+)?");

  private static final Pattern ONE_PARAMETER = Pattern.compile("\\(\\[*(L[^;]+;|[A-Z])\\)");
  private static final Pattern BOXING = Pattern.compile("valueOf|\\w+Value");

  /**
   * Returns the outermost access on a stack, or null. Machinery counts when it reaches a getter, a
   * setter, a constructor, a method that calls no other, or nothing that the stack shows. Any other
   * method called by reflection is part of the program and is no property.
   *
   * @param methods the frames of the stack, normalised, the leaf first
   */
  static PropertyAccess on(List<StackFrame> methods) {
    int caller = methods.size();
    while (caller > 0) {
      int outer = caller - 1;
      if (!Machinery.is(methods.get(outer))) {
        caller--;
        continue;
      }
      int inner = outer;
      while (inner > 0 && Machinery.is(methods.get(inner - 1))) {
        inner--;
      }
      PropertyAccess access = access(methods, outer, inner);
      if (access != null) {
        return access;
      }
      caller = inner;
    }
    return null;
  }

  /**
   * Returns the frames of machinery from {@code outer} inwards to {@code inner} as an access, or
   * null where they serve another use.
   */
  private static PropertyAccess access(List<StackFrame> methods, int outer, int inner) {
    boolean called = outer + 1 < methods.size();
    if (!called
        || Machinery.ownUse(methods.get(outer + 1))
        || methods.subList(inner, outer + 1).stream().anyMatch(Machinery::otherUse)) {
      return null;
    }
    StackFrame owner = methods.get(outer);
    if (inner == 0) {
      return new PropertyAccess(owner, "");
    }
    StackFrame target = methods.get(inner - 1);
    if (Machinery.ofJdk(target)) {
      return BOXING.matcher(target.method()).matches()
              || owner.type().equals("java.lang.Class")
              || owner.type().startsWith("java.lang.reflect.")
          ? new PropertyAccess(owner, "")
          : null;
    }
    String property = property(target, inner == 1);
    return property == null ? null : new PropertyAccess(owner, property);
  }

  private static String property(StackFrame target, boolean leaf) {
    String type = target.type().substring(target.type().lastIndexOf('.') + 1) + ".";
    Matcher accessor = ACCESSOR.matcher(target.method());
    if (accessor.matches() && accesses(target, accessor.group(1))) {
      String name = accessor.group(2);
      return type + Character.toLowerCase(name.charAt(0)) + name.substring(1);
    }
    if (target.method().startsWith("lambda$")) {
      return null;
    }
    return target.method().equals("<init>") || leaf ? type + target.method() : null;
  }

  /**
   * Returns whether a method has the parameters and the result of a getter or setter; a method
   * without a known descriptor counts as one. Kotlin compiles a getter of a value class to a static
   * method that takes the value.
   */
  private static boolean accesses(StackFrame target, String prefix) {
    String descriptor = target.descriptor();
    if (descriptor.isEmpty()) {
      return true;
    }
    if (target.method().endsWith("-impl")) {
      return ONE_PARAMETER.matcher(descriptor).lookingAt() && !descriptor.endsWith("V");
    }
    return prefix.equals("set")
        ? ONE_PARAMETER.matcher(descriptor).lookingAt()
        : descriptor.startsWith("()") && !descriptor.endsWith("V");
  }
}
