package io.accbench.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/**
 * Where the payload's types come from.
 *
 * @param stack the stack that they were compiled for; empty where they serve every stack
 * @param classPath the user's classes and what else the types need
 * @param preparing jars that the preparing JVM has behind those, since a measured JVM has them: a
 *     stack's, which the types may need, too
 */
record TypePlace(String stack, List<Path> classPath, List<Path> preparing) {
  /** Where the types need nothing of a stack, or their class path holds it. */
  TypePlace(String stack, List<Path> classPath) {
    this(stack, classPath, List.of());
  }

  /** All that the preparing JVM has. */
  List<Path> preparingPath() {
    return Stream.concat(classPath.stream(), preparing.stream()).toList();
  }

  boolean serves(String other) {
    return stack.isEmpty() || stack.equals(other);
  }
}
