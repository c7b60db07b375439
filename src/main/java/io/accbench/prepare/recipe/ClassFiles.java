package io.accbench.prepare.recipe;

import io.accbench.kernel.graph.BeanType;
import java.util.Map;

/** A generator of class files for a graph's types, which are put on the class path of its forks. */
@FunctionalInterface
public interface ClassFiles {

  /** A generator that generates no class files. */
  ClassFiles NONE = types -> Map.of();

  /**
   * Returns the content of each class file by its path. The path is relative to a class path folder
   * and has slashes: {@code com/acme/X.class}.
   */
  Map<String, byte[]> generate(BeanType... types);
}
