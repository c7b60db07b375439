package io.accbench.kernel.bench;

import io.accbench.kernel.graph.BeanType;
import io.accbench.kernel.graph.Checksum;
import io.accbench.kernel.graph.Graph;
import io.accbench.kernel.spi.MemberKind;
import java.util.ArrayList;
import java.util.List;
import org.openjdk.jmh.annotations.CompilerControl;
import org.openjdk.jmh.infra.Blackhole;

/**
 * The workload that reads every property of every bean in the graph, bean by bean: layout {@code
 * bean}. The accesses are in flat arrays, so that a pass is one loop, whatever the graph's shape.
 */
final class ReadAll extends Workload {
  private final Graph graph;
  private final MemberKind member;
  private final Object[] beans;
  private final ReadSlot[] slots;

  ReadAll(Graph graph, BeanAccess access) throws Throwable {
    BeanType[] types = graph.types();
    List<Object> receivers = new ArrayList<>();
    List<ReadSlot> all = new ArrayList<>();
    ByType<ReadSlot[]> made = new ByType<>(graph.distinctTypes().length);
    for (int i = 0; i < types.length; i++) {
      ReadSlot[] known = made.get(types[i]);
      for (ReadSlot slot : known != null ? known : made.put(types[i], access.readers(types[i]))) {
        receivers.add(graph.beans()[i]);
        all.add(slot);
      }
    }
    this.graph = graph;
    this.member = access.member();
    this.beans = receivers.toArray();
    this.slots = all.toArray(new ReadSlot[0]);
  }

  @Override
  @CompilerControl(CompilerControl.Mode.DONT_INLINE)
  void run(Blackhole sink) throws Throwable {
    Object[] beans = this.beans;
    ReadSlot[] slots = this.slots;
    for (int i = 0; i < slots.length; i++) {
      slots[i].read(beans[i], sink);
    }
  }

  @Override
  Object[] accessors() {
    return ReadSlot.getters(slots);
  }

  @Override
  int accesses() {
    return slots.length;
  }

  @Override
  long[] proof() throws Throwable {
    return read().sums(graph.distinctTypes(), member);
  }

  /** Returns the checksum of what the strategy reads. */
  Checksum read() throws Throwable {
    Checksum sum = Checksum.of(graph.root(), graph.beans());
    for (int i = 0; i < slots.length; i++) {
      slots[i].addTo(sum, beans[i]);
    }
    return sum;
  }

  /** Returns what the strategy reads at an access, boxed. */
  Object value(int access) throws Throwable {
    return slots[access].box(beans[access]);
  }
}
