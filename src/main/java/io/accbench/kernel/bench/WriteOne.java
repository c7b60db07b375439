package io.accbench.kernel.bench;

import io.accbench.kernel.graph.Checksum;
import io.accbench.kernel.spi.Setter;
import org.openjdk.jmh.infra.Blackhole;

/** Writes one property of the root bean: layout {@code mono}; see {@link ReadOne}. */
abstract class WriteOne extends Workload {
  private final WriteSlot slot;
  private final ReadSlot plain;
  final Object value;
  final Object bean;

  private WriteOne(WriteSlot slot, ReadSlot plain, Object bean, Object value) {
    this.slot = slot;
    this.plain = plain;
    this.bean = bean;
    this.value = value;
  }

  /** {@code plain} reads the property by compiled code: it proves the write. */
  static Workload of(WriteSlot slot, ReadSlot plain, Object bean, Object value) {
    return switch (slot.kind()) {
      case BOOLEAN -> new OfBoolean(slot, plain, bean, value);
      case BYTE -> new OfByte(slot, plain, bean, value);
      case SHORT -> new OfShort(slot, plain, bean, value);
      case CHAR -> new OfChar(slot, plain, bean, value);
      case INT -> new OfInt(slot, plain, bean, value);
      case LONG -> new OfLong(slot, plain, bean, value);
      case FLOAT -> new OfFloat(slot, plain, bean, value);
      case DOUBLE -> new OfDouble(slot, plain, bean, value);
      case OBJECT -> new OfObject(slot, plain, bean, value);
    };
  }

  @Override
  Object[] accessors() {
    return WriteSlot.setters(slot);
  }

  @Override
  int accesses() {
    return 1;
  }

  /** What compiled code reads after the property was emptied and written again. */
  @Override
  long proof() throws Throwable {
    Checksum sum = new Checksum();
    slot.prove(bean, value, plain);
    plain.addTo(sum, bean);
    return sum.value();
  }

  private static final class OfBoolean extends WriteOne {
    private final Setter.OfBoolean setter;
    private final boolean unboxed;

    OfBoolean(WriteSlot slot, ReadSlot plain, Object bean, Object value) {
      super(slot, plain, bean, value);
      this.setter = (Setter.OfBoolean) slot.setter();
      this.unboxed = (Boolean) value;
    }

    @Override
    void run(Blackhole sink) throws Throwable {
      setter.setBoolean(bean, unboxed);
    }
  }

  private static final class OfByte extends WriteOne {
    private final Setter.OfByte setter;
    private final byte unboxed;

    OfByte(WriteSlot slot, ReadSlot plain, Object bean, Object value) {
      super(slot, plain, bean, value);
      this.setter = (Setter.OfByte) slot.setter();
      this.unboxed = (Byte) value;
    }

    @Override
    void run(Blackhole sink) throws Throwable {
      setter.setByte(bean, unboxed);
    }
  }

  private static final class OfShort extends WriteOne {
    private final Setter.OfShort setter;
    private final short unboxed;

    OfShort(WriteSlot slot, ReadSlot plain, Object bean, Object value) {
      super(slot, plain, bean, value);
      this.setter = (Setter.OfShort) slot.setter();
      this.unboxed = (Short) value;
    }

    @Override
    void run(Blackhole sink) throws Throwable {
      setter.setShort(bean, unboxed);
    }
  }

  private static final class OfChar extends WriteOne {
    private final Setter.OfChar setter;
    private final char unboxed;

    OfChar(WriteSlot slot, ReadSlot plain, Object bean, Object value) {
      super(slot, plain, bean, value);
      this.setter = (Setter.OfChar) slot.setter();
      this.unboxed = (Character) value;
    }

    @Override
    void run(Blackhole sink) throws Throwable {
      setter.setChar(bean, unboxed);
    }
  }

  private static final class OfInt extends WriteOne {
    private final Setter.OfInt setter;
    private final int unboxed;

    OfInt(WriteSlot slot, ReadSlot plain, Object bean, Object value) {
      super(slot, plain, bean, value);
      this.setter = (Setter.OfInt) slot.setter();
      this.unboxed = (Integer) value;
    }

    @Override
    void run(Blackhole sink) throws Throwable {
      setter.setInt(bean, unboxed);
    }
  }

  private static final class OfLong extends WriteOne {
    private final Setter.OfLong setter;
    private final long unboxed;

    OfLong(WriteSlot slot, ReadSlot plain, Object bean, Object value) {
      super(slot, plain, bean, value);
      this.setter = (Setter.OfLong) slot.setter();
      this.unboxed = (Long) value;
    }

    @Override
    void run(Blackhole sink) throws Throwable {
      setter.setLong(bean, unboxed);
    }
  }

  private static final class OfFloat extends WriteOne {
    private final Setter.OfFloat setter;
    private final float unboxed;

    OfFloat(WriteSlot slot, ReadSlot plain, Object bean, Object value) {
      super(slot, plain, bean, value);
      this.setter = (Setter.OfFloat) slot.setter();
      this.unboxed = (Float) value;
    }

    @Override
    void run(Blackhole sink) throws Throwable {
      setter.setFloat(bean, unboxed);
    }
  }

  private static final class OfDouble extends WriteOne {
    private final Setter.OfDouble setter;
    private final double unboxed;

    OfDouble(WriteSlot slot, ReadSlot plain, Object bean, Object value) {
      super(slot, plain, bean, value);
      this.setter = (Setter.OfDouble) slot.setter();
      this.unboxed = (Double) value;
    }

    @Override
    void run(Blackhole sink) throws Throwable {
      setter.setDouble(bean, unboxed);
    }
  }

  private static final class OfObject extends WriteOne {
    private final Setter.OfObject setter;
    private final Object unboxed;

    OfObject(WriteSlot slot, ReadSlot plain, Object bean, Object value) {
      super(slot, plain, bean, value);
      this.setter = (Setter.OfObject) slot.setter();
      this.unboxed = value;
    }

    @Override
    void run(Blackhole sink) throws Throwable {
      setter.set(bean, unboxed);
    }
  }
}
