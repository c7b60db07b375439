package io.accbench.kernel.bench;

import io.accbench.kernel.graph.Checksum;
import org.openjdk.jmh.infra.Blackhole;

/** The workload that writes one property of one bean, the root; see {@link ReadOne}. */
final class WriteOne extends Workload {
  final WriteSlot slot;
  final Object bean;
  final long bits;
  final Object value;
  private final PlainReads plain;
  private final int index;
  private final int property;

  /**
   * @param plain reads the property by compiled code to prove the write
   * @param index the index of the bean in the graph; 0 for the root
   * @param property the index of the property in the bean's type
   */
  WriteOne(WriteSlot slot, PlainReads plain, int index, int property) {
    this.slot = slot;
    this.plain = plain;
    this.index = index;
    this.property = property;
    this.bean = plain.graph().beans()[index];
    this.value = plain.value(index, property);
    this.bits = WriteSlot.bits(value);
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
   *
   * @throws IllegalStateException when compiled code could empty the property, and the strategy not
   */
  @Override
  long[] proof() throws Throwable {
    ReadSlot reader = plain.slot(index, property);
    if (!slot.empties(bean, value, reader) && compiled().empties(bean, value, reader)) {
      throw new IllegalStateException("the setter wrote nothing: the property reads as before");
    }
    Checksum sum = Checksum.of(bean, bean);
    reader.addTo(sum, bean);
    return new long[] {sum.value()};
  }

  private WriteSlot compiled() throws Throwable {
    BeanAccess access = plain.compiled();
    return access.writer(plain.graph().types()[index].properties(access.member())[property]);
  }
}
