package io.accbench.prepare;

import io.accbench.kernel.graph.BeanType;
import java.util.Map;

/** Class files that are generated for a graph's types and put on the class path of its forks. */
@FunctionalInterface
interface ClassFiles {

  /** No class files. */
  ClassFiles NONE = types -> Map.of();

  /** Content by path, relative to a class path folder, with slashes: {@code com/acme/X.class}. */
  Map<String, byte[]> generate(BeanType... types);
}
