package io.accbench.jit;

import io.accbench.model.StableName;

/**
 * Converts the log's names of methods, such as {@code com.acme.Order::total}, into names that are
 * the same in every process.
 */
final class MethodName {
  /** The longest name, in characters. Arbitrary: the longest seen has 130. */
  private static final int LONGEST = 300;

  private static final String SEPARATOR = "::";

  private MethodName() {}

  /**
   * Returns the name that the method has in every process. The log writes the name of a class with
   * dots, or with slashes when the class is not loaded.
   */
  static String stable(String logged) {
    int end = logged.indexOf(SEPARATOR);
    String type = StableName.of(logged.substring(0, end)).replace('/', '.');
    String name = type + logged.substring(end);
    return name.length() <= LONGEST ? name : name.substring(0, LONGEST) + "…";
  }

  /** Returns the method's name without its class. */
  static String withoutType(String name) {
    return name.substring(name.indexOf(SEPARATOR) + SEPARATOR.length());
  }

  /**
   * Returns whether the method is part of a lambda form, the code that method handles run and that
   * all handles of a type share.
   */
  static boolean ofHandle(String name) {
    return name.startsWith("java.lang.invoke.LambdaForm$")
        || name.startsWith("java.lang.invoke.Invokers$Holder");
  }
}
