package io.accbench.report.text;

import io.accbench.model.Cause;
import java.util.List;

/** The words for what the JDK refuses, where its own message speaks of its inside. */
final class RefusalWords {
  /**
   * @param message a part of the JDK's message
   * @param words what it means to a user
   */
  private record Refusal(String message, String words) {}

  private static final String METHODS_ONLY = "LambdaMetafactory reaches methods only";
  private static final String FINAL = "the field is final";

  private static final List<Refusal> KNOWN =
      List.of(
          new Refusal("Unsupported MethodHandle kind: getField", METHODS_ONLY),
          new Refusal("Unsupported MethodHandle kind: putField", METHODS_ONLY),
          new Refusal(
              "can't get field offset on a record class",
              "Unsafe does not reach the fields of records"),
          new Refusal(
              "can't get field offset on a hidden class",
              "Unsafe does not reach the fields of hidden classes"),
          new Refusal("final field has no write access", FINAL),
          new Refusal("Can not set final", FINAL),
          new Refusal(" does not \"opens ", "its module does not open the package"),
          new Refusal(
              "NoClassDefFoundError: jdk/internal/",
              "the library needs an internal class that this JVM does not have"));

  private RefusalWords() {}

  /** Returns the words for a cause; empty where the cause has its own. */
  static String of(Cause cause) {
    String thrown = cause.thrown();
    return KNOWN.stream()
        .filter(known -> thrown.contains(known.message()))
        .map(Refusal::words)
        .findFirst()
        .orElse("");
  }
}
