package io.accbench.kernel.proof;

import io.accbench.kernel.graph.Contents;
import io.accbench.kernel.graph.Graph;
import io.accbench.kernel.graph.ReflectedReads;
import io.accbench.kernel.spi.MemberKind;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * The properties whose arrays in a document have an order, since they hold lists and arrays. A
 * library may read any set into one of another class, which has another order.
 */
final class OrderedNames {
  private final Set<String> ordered = new TreeSet<>();
  private final Set<String> unordered = new TreeSet<>();

  private OrderedNames() {}

  /**
   * Returns the names of the properties that hold lists or arrays, and no set; "" is the root.
   * Returns empty if there is no set in the graph, so that each array has an order.
   */
  static Optional<Set<String>> of(Graph graph) {
    OrderedNames names = new OrderedNames();
    names.look("", graph.root());
    for (MemberKind member : MemberKind.values()) {
      ReflectedReads reads = new ReflectedReads(graph, member);
      for (int i = 0; i < reads.size(); i++) {
        names.look(reads.property(i).name().replaceFirst("^.*\\.", ""), reads.value(i));
      }
    }
    names.ordered.removeAll(names.unordered);
    return names.unordered.isEmpty() ? Optional.empty() : Optional.of(names.ordered);
  }

  private void look(String name, Object value) {
    Set<Object> seen = Collections.newSetFromMap(new IdentityHashMap<>());
    Deque<Object> open = new ArrayDeque<>();
    open.push(Optional.ofNullable(value));
    while (!open.isEmpty()) {
      Object container = open.pop();
      if (container instanceof Collection
          && !(container instanceof List || container instanceof Deque)) {
        unordered.add(name);
      } else if (container instanceof Collection || container.getClass().isArray()) {
        ordered.add(name);
      }
      if (Contents.isContainer(container) && seen.add(container)) {
        for (Object held : Contents.of(container)) {
          if (held != null) {
            open.push(held);
          }
        }
      }
    }
  }
}
