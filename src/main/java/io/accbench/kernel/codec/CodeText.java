package io.accbench.kernel.codec;

import com.fasterxml.jackson.databind.introspect.AnnotatedMember;
import java.lang.reflect.Executable;
import java.lang.reflect.Field;
import java.lang.reflect.Member;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.stream.Collectors;

/** Names of code that are the same in every run and on every JDK. */
final class CodeText {
  private static final String MODULES = "com.fasterxml.jackson.module.";

  private CodeText() {}

  /**
   * Returns the simple name of a class, without the numbers that a JVM gives to the classes it
   * generates. The name of a class of a Jackson module includes its packages, since the modules
   * share simple names.
   */
  static String of(Class<?> type) {
    String name =
        type.getName().replaceFirst("/0x.*", "").replaceFirst("\\$\\$Lambda.*", "\\$\\$Lambda");
    return name.startsWith(MODULES) ? name.substring(MODULES.length()) : afterPackage(name);
  }

  /**
   * Returns the text of a member: {@code Method Order.getId}, {@code Field Order.id}, {@code
   * Constructor Point(int, int)}.
   */
  static String of(Member member) {
    String owner = afterPackage(member.getDeclaringClass().getName());
    if (member instanceof Field) {
      return "Field " + owner + "." + member.getName();
    }
    if (member instanceof Method method) {
      boolean factory = method.getParameterCount() > 1;
      return "Method " + owner + "." + method.getName() + (factory ? parameters(method) : "");
    }
    return "Constructor " + owner + parameters((Executable) member);
  }

  /** Returns the member's text; {@code no member} for a virtual property. */
  static String ofMember(AnnotatedMember annotated) {
    Member member = annotated == null ? null : annotated.getMember();
    return member == null ? "no member" : of(member);
  }

  private static String parameters(Executable executable) {
    return Arrays.stream(executable.getParameterTypes())
        .map(Class::getSimpleName)
        .collect(Collectors.joining(", ", "(", ")"));
  }

  private static String afterPackage(String name) {
    return name.substring(name.lastIndexOf('.') + 1);
  }
}
