package io.accbench.kernel.bench;

import io.accbench.kernel.graph.BeanType;
import io.accbench.kernel.graph.Checksum;
import io.accbench.kernel.graph.Graph;

/**
 * A reader of the graph through compiled code. Writes take their values from it, constructors take
 * their arguments from it, and it proves that a strategy wrote.
 */
final class PlainReads {
  private final Graph graph;
  private final BeanAccess compiled;
  private final Object root;
  private final Object[] beans;
  private final ReadSlot[][] slots;

  /**
   * Creates a reader of a graph. {@code compiled} makes compiled accessors, which use neither
   * reflection nor the strategy under test.
   */
  PlainReads(Graph graph, BeanAccess compiled) throws Throwable {
    this(graph, graph.root(), graph.beans(), compiled);
  }

  /** Creates a reader of a copy of a graph, with the beans of the copy. */
  PlainReads(Graph graph, Object root, Object[] beans, BeanAccess compiled) throws Throwable {
    this.graph = graph;
    this.compiled = compiled;
    this.root = root;
    this.beans = beans;
    this.slots = new ReadSlot[beans.length][];
    BeanType[] types = graph.types(beans);
    ByType<ReadSlot[]> made = new ByType<>(graph.distinctTypes().length);
    for (int i = 0; i < types.length; i++) {
      ReadSlot[] known = made.get(types[i]);
      slots[i] = known != null ? known : made.put(types[i], compiled.readers(types[i]));
    }
  }

  /**
   * Returns the current value of a property, boxed; indexes are those in the graph and the type.
   */
  Object value(int bean, int property) {
    try {
      return slots[bean][property].box(beans[bean]);
    } catch (Throwable failure) {
      throw new IllegalStateException("cannot read " + beans[bean].getClass().getName(), failure);
    }
  }

  Graph graph() {
    return graph;
  }

  /** Returns what makes the compiled accessors. */
  BeanAccess compiled() {
    return compiled;
  }

  ReadSlot slot(int bean, int property) {
    return slots[bean][property];
  }

  /** Returns the checksums of what is read now. */
  long[] sums() throws Throwable {
    return sums(Checksum.of(root, beans));
  }

  /** Returns the checksums that a copy and its original share. */
  long[] sumsOfCopies() throws Throwable {
    return sums(Checksum.ofCopies(root, beans));
  }

  private long[] sums(Checksum sum) throws Throwable {
    for (int i = 0; i < beans.length; i++) {
      for (ReadSlot slot : slots[i]) {
        slot.addTo(sum, beans[i]);
      }
    }
    return sum.sums(graph.distinctTypes(), compiled.member());
  }
}
