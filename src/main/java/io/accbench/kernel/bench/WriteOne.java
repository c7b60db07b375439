package io.accbench.kernel.bench;

import io.accbench.kernel.graph.Checksum;
import org.openjdk.jmh.infra.Blackhole;

/** The workload that writes one property of the root bean; see {@link ReadOne}. */
final class WriteOne extends Workload {
  final WriteSlot slot;
  final Object bean;
  final long bits;
  final Object value;
  private final ReadSlot plain;

  /** Creates the workload. {@code plain} reads the property by compiled code to prove the write. */
  WriteOne(WriteSlot slot, ReadSlot plain, Object bean, Object value) {
    this.slot = slot;
    this.plain = plain;
    this.bean = bean;
    this.bits = WriteSlot.bits(value);
    this.value = value;
  }

  @Override
  void run(Blackhole sink) throws Throwable {
    slot.write(bean, bits, value);
  }

  @Override
  Object[] accessors() {
    return WriteSlot.setters(slot);
  }

  @Override
  int accesses() {
    return 1;
  }

  /**
   * Returns a checksum of what compiled code reads after the property was emptied and rewritten.
   */
  @Override
  long proof() throws Throwable {
    Checksum sum = new Checksum();
    slot.prove(bean, value, plain);
    plain.addTo(sum, bean);
    return sum.value();
  }
}
