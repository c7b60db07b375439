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
   */
  @Override
  long proof() throws Throwable {
    long full = plain.checksum();
    for (int i = 0; i < slots.length; i++) {
      slots[i].empty(beans[i], bits[i]);
    }
    if (readsAs(full)) {
      throw new IllegalStateException("the setters wrote nothing: the graph reads as before");
    }
    for (int i = 0; i < slots.length; i++) {
      slots[i].restore(beans[i], bits[i], references[i]);
    }
    return plain.checksum();
  }

  /** Returns whether the graph reads as before; a getter may throw where properties are empty. */
  private boolean readsAs(long checksum) {
    try {
      return plain.checksum() == checksum;
    } catch (Throwable thrown) {
      return false;
    }
  }
}
