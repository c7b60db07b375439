package io.accbench.kernel.bench;

import io.accbench.kernel.graph.Checksum;
import org.openjdk.jmh.infra.Blackhole;

/**
 * The workload that reads one property of the root bean: layouts {@code mono} and {@code constant}.
 * In steady state {@link OneProperty} holds the accessor itself, since the additional indirection
 * through this object would affect such short times.
 */
final class ReadOne extends Workload {
  final ReadSlot slot;
  final Object bean;

  ReadOne(ReadSlot slot, Object bean) {
    this.slot = slot;
    this.bean = bean;
  }

  @Override
  void run(Blackhole sink) throws Throwable {
    slot.read(bean, sink);
  }

  @Override
  Object[] accessors() {
    return ReadSlot.getters(slot);
  }

  @Override
  int accesses() {
    return 1;
  }

  @Override
  long[] proof() throws Throwable {
    Checksum sum = Checksum.of(bean, bean);
    slot.addTo(sum, bean);
    return new long[] {sum.value()};
  }
}
