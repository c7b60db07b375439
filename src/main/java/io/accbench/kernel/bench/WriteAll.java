package io.accbench.kernel.bench;

import io.accbench.kernel.graph.BeanType;
import io.accbench.kernel.graph.Graph;
import java.util.ArrayList;
import java.util.List;
import org.openjdk.jmh.annotations.CompilerControl;
import org.openjdk.jmh.infra.Blackhole;

/**
 * The workload that writes every writable property of every bean in the graph, with the value that
 * it already has: layout {@code bean}. The accesses are in flat arrays, as in {@link ReadAll}.
 */
final class WriteAll extends Workload {
  private final PlainReads plain;
  private final Object[] beans;
  private final WriteSlot[] slots;
  private final Object[] references;
  private final long[] bits;

  WriteAll(Graph graph, BeanAccess access, PlainReads plain) throws Throwable {
    BeanType[] types = graph.types();
    List<Object> receivers = new ArrayList<>();
    List<WriteSlot> all = new ArrayList<>();
    List<Object> values = new ArrayList<>();
    ByType<WriteSlot[]> made = new ByType<>(graph.distinctTypes().length);
    for (int i = 0; i < types.length; i++) {
      WriteSlot[] known = made.get(types[i]);
      WriteSlot[] ofType = known != null ? known : made.put(types[i], access.writers(types[i]));
      for (int j = 0; j < ofType.length; j++) {
        if (ofType[j] != null) {
          receivers.add(graph.beans()[i]);
          all.add(ofType[j]);
          values.add(plain.value(i, j));
        }
      }
    }
    this.plain = plain;
    this.beans = receivers.toArray();
    this.slots = all.toArray(new WriteSlot[0]);
    this.references = values.toArray();
    this.bits = new long[references.length];
    for (int i = 0; i < bits.length; i++) {
      bits[i] = WriteSlot.bits(references[i]);
    }
  }

  @Override
  @CompilerControl(CompilerControl.Mode.DONT_INLINE)
  void run(Blackhole sink) throws Throwable {
    Object[] beans = this.beans;
    WriteSlot[] slots = this.slots;
    Object[] references = this.references;
    long[] bits = this.bits;
    for (int i = 0; i < slots.length; i++) {
      slots[i].write(beans[i], bits[i], references[i]);
    }
  }

  @Override
  Object[] accessors() {
    return WriteSlot.setters(slots);
  }

  @Override
  int accesses() {
    return slots.length;
  }

  /**
   * Empties the properties and writes their values again, both through the strategy. Compiled code
   * reads them.
   *
   * @throws IllegalStateException when compiled code could empty a property and the strategy none,
   *     or when a property does not get its value back
   */
  @Override
  long[] proof() throws Throwable {
    long[] full = plain.sums();
    if (!empties(full) && new WriteAll(plain.graph(), plain.compiled(), plain).empties(full)) {
      throw new IllegalStateException("the setters wrote nothing: the graph reads as before");
    }
    long[] again = plain.sums();
    if (again[0] != full[0]) {
      throw new IllegalStateException(
          plain.graph().differing(plain.compiled().member(), full, again)
              + " reads otherwise when all properties were emptied and written again");
    }
    return again;
  }

  /** Empties and writes, and returns whether the graph reads otherwise in between. */
  private boolean empties(long[] full) throws Throwable {
    for (int i = 0; i < slots.length; i++) {
      slots[i].empty(beans[i], bits[i]);
    }
    boolean changed = readsOtherwise(full);
    for (int i = 0; i < slots.length; i++) {
      slots[i].restore(beans[i], bits[i], references[i]);
    }
    return changed;
  }

  /** Returns whether the graph reads otherwise; a getter may throw where properties are empty. */
  private boolean readsOtherwise(long[] full) {
    try {
      return plain.sums()[0] != full[0];
    } catch (Throwable thrown) {
      return true;
    }
  }
}
