package io.accbench.kernel.codec;

import java.lang.reflect.Field;
import java.lang.reflect.Member;
import java.lang.reflect.Method;
import java.util.regex.Pattern;

/** Converts executing code into words for an execution, which are equal in every run. */
final class ExecutingCode {
  /** The numbers in class names that differ between runs: of hidden classes, and class counters. */
  private static final Pattern NUMBERING =
      Pattern.compile("/0x[0-9a-f]+|/\\d+$|(?<=\\$\\$Lambda)\\$\\d+|(?<=\\bO[RW]G)(_\\d+)+");

  private ExecutingCode() {}

  /**
   * Returns the class of the executing object, without its package: {@code UnrolledBeanSerializer}.
   */
  static String of(Object executor) {
    return name(executor.getClass());
  }

  /**
   * Returns the class of the executing object and the member it calls; a null member is left out.
   */
  static String of(Object executor, Member called) {
    return called == null ? of(executor) : of(executor) + ": " + member(called);
  }

  /** Returns the name of a generated class, without the numbers that differ between two runs. */
  static String generated(Object executor) {
    return "generated class " + of(executor);
  }

  /** Returns the name of a generated class and the member it calls; a null member is left out. */
  static String generated(Object executor, Member called) {
    return "generated class " + of(executor, called);
  }

  private static String member(Member member) {
    String owner = name(member.getDeclaringClass());
    if (member instanceof Method) {
      return "Method " + owner + "." + member.getName();
    }
    return member instanceof Field
        ? "Field " + owner + "." + member.getName()
        : "Constructor " + owner;
  }

  private static String name(Class<?> type) {
    String name = type.getName();
    return NUMBERING.matcher(name.substring(name.lastIndexOf('.') + 1)).replaceAll("");
  }
}
