package io.accbench.kernel.bench;

import io.accbench.kernel.graph.BeanType;
import io.accbench.kernel.graph.Checksum;
import io.accbench.kernel.graph.Graph;
import io.accbench.kernel.spi.Creator;
import io.accbench.kernel.spi.MemberKind;
import org.openjdk.jmh.annotations.CompilerControl;
import org.openjdk.jmh.infra.Blackhole;

/**
 * The workload that makes as many beans of each class as the graph has, with the graph's own values
 * as arguments.
 */
final class ConstructAll extends Workload {
  private final CreateSlot[] slots;

  ConstructAll(Graph graph, BeanAccess access, PlainReads plain) throws Throwable {
    BeanType[] types = graph.types();
    this.slots = new CreateSlot[types.length];
    ByType<Creator> made = new ByType<>(graph.distinctTypes().length);
    for (int i = 0; i < types.length; i++) {
      Creator known = made.get(types[i]);
      Creator creator = known != null ? known : made.put(types[i], access.creator(types[i]));
      slots[i] = new CreateSlot(creator, argumentsOf(types[i], i, plain));
    }
  }

  /** Returns the arguments of a bean's creation; the array is empty where the arity is 0. */
  private static Object[] argumentsOf(BeanType type, int bean, PlainReads fields) {
    String[] names = type.creation().arity() == 0 ? new String[0] : type.argumentNames();
    Object[] values = new Object[names.length];
    for (int i = 0; i < names.length; i++) {
      values[i] = fields.value(bean, BeanAccess.index(type, MemberKind.FIELD, names[i]));
    }
    return values;
  }

  @Override
  @CompilerControl(CompilerControl.Mode.DONT_INLINE)
  void run(Blackhole sink) throws Throwable {
    CreateSlot[] slots = this.slots;
    for (int i = 0; i < slots.length; i++) {
      sink.consume(slots[i].create());
    }
  }

  @Override
  Object[] accessors() {
    Object[] creators = new Object[slots.length];
    for (int i = 0; i < creators.length; i++) {
      creators[i] = slots[i].creator();
    }
    return creators;
  }

  @Override
  int accesses() {
    return 0;
  }

  /** Returns a checksum over the classes that were made. */
  @Override
  long[] proof() throws Throwable {
    Object[] made = new Object[slots.length];
    for (int i = 0; i < slots.length; i++) {
      made[i] = slots[i].createUnmeasured();
    }
    return new long[] {Checksum.of(null, made).value()};
  }
}
