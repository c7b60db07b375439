package io.accbench.prepare.recipe;

import io.accbench.kernel.graph.Shape;
import io.accbench.prepare.discover.Jdk;
import io.accbench.prepare.discover.Shapes;
import java.util.Arrays;
import java.util.Collection;
import java.util.Set;

/** Checks whether a hash table gives its elements in the same order in every JVM. */
final class IterationOrder {
  private IterationOrder() {}

  /**
   * Returns whether all elements hash by content and a new set filled with them gives the same
   * order. The hash codes of enums and of most beans differ from one JVM to the next.
   */
  static boolean isSame(Collection<?> elements, Set<Object> rebuilt, Object[] inOrder) {
    rebuilt.addAll(Arrays.asList(inOrder));
    return elements.stream().allMatch(IterationOrder::hashesByContent)
        && Arrays.equals(rebuilt.toArray(), inOrder);
  }

  private static boolean hashesByContent(Object element) {
    return element == null
        || (element instanceof Comparable
            && !(element instanceof Enum)
            && Jdk.owns(element.getClass())
            && Shapes.of(element.getClass()) == Shape.SCALAR);
  }
}
