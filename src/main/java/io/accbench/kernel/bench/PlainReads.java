package io.accbench.kernel.bench;

import io.accbench.kernel.graph.BeanType;
import io.accbench.kernel.graph.Checksum;
import io.accbench.kernel.graph.Graph;

/**
 * A reader of the graph through compiled code. Writes take their values from it, constructors take
 * their arguments from it, and it proves that a strategy wrote.
 */
final class PlainReads {
  private final Object[] beans;
  private final ReadSlot[][] slots;

  /**
   * Creates a reader of a graph. {@code compiled} makes compiled accessors, which use neither
   * reflection nor the strategy under test.
   */
  PlainReads(Graph graph, BeanAccess compiled) throws Throwable {
    this(graph.beans(), graph.types(), compiled, graph.distinctTypes().length);
  }

  PlainReads(Object[] beans, BeanType[] types, BeanAccess compiled, int distinct) throws Throwable {
    this.beans = beans;
    this.slots = new ReadSlot[beans.length][];
    ByType<ReadSlot[]> made = new ByType<>(distinct);
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

  ReadSlot slot(int bean, int property) {
    return slots[bean][property];
  }

  long checksum() throws Throwable {
    Checksum sum = new Checksum();
    for (int i = 0; i < beans.length; i++) {
      for (ReadSlot slot : slots[i]) {
        slot.addTo(sum, beans[i]);
      }
    }
    return sum.value();
  }
}
