package io.accbench.suite.graph;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/**
 * The place of the payload's types.
 *
 * @param stack the stack that they were compiled for; empty where they serve every stack
 * @param classPath the user's classes and what else the types need
 * @param preparing jars that the preparing JVM has behind the class path, since a measured JVM has
 *     them: those of a stack, which the types may need, too
 */
public record TypeClassPath(String stack, List<Path> classPath, List<Path> preparing) {
  /** Creates a place where the types need nothing of a stack, or their class path holds it. */
  public TypeClassPath(String stack, List<Path> classPath) {
    this(stack, classPath, List.of());
  }

  /** Returns the whole class path of the preparing JVM. */
  List<Path> preparingPath() {
    return Stream.concat(classPath.stream(), preparing.stream()).toList();
  }

  public boolean serves(String other) {
    return stack.isEmpty() || stack.equals(other);
  }
}
