package io.accbench.model;

import java.util.List;

/**
 * A named set of libraries under test, as a journal names it, without any path.
 *
 * @param name {@code jackson-2.21.1}, or {@code json+gson-2.13.2} for a varied library
 * @param jars in the order of the class path; empty when unavailable
 * @param unavailable why it cannot be measured, in one line, or null when it can
 */
public record Stack(String name, List<StackJar> jars, String unavailable) {
  public Stack {
    jars = List.copyOf(jars);
  }

  /** Returns a stack that cannot be measured. */
  public static Stack unavailable(String name, String reason) {
    return new Stack(name, List.of(), reason);
  }
}
