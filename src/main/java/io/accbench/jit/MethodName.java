package io.accbench.jit;

import io.accbench.model.StableName;

/**
 * Class and method as the log has them, {@code com.acme.Order::total}, told the same way always.
 */
final class MethodName {
  /** In characters; arbitrary: the longest seen has 130. */
  private static final int LONGEST = 300;

  private static final String PARTED = "::";

  private MethodName() {}

  /**
   * The name that the method has in every process. The log writes a class with dots, and one that
   * is not loaded with slashes.
   */
  static String stable(String logged) {
    int end = logged.indexOf(PARTED);
    String type = StableName.of(logged.substring(0, end)).replace('/', '.');
    String name = type + logged.substring(end);
    return name.length() <= LONGEST ? name : name.substring(0, LONGEST) + "…";
  }

  /** The method's name alone. */
  static String withoutType(String name) {
    return name.substring(name.indexOf(PARTED) + PARTED.length());
  }

  /** Whether it is a form that method handles are made of, which all handles of a type share. */
  static boolean ofHandle(String name) {
    return name.startsWith("java.lang.invoke.LambdaForm$")
        || name.startsWith("java.lang.invoke.Invokers$Holder");
  }
}
