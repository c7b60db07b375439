package io.accbench.kernel.bench;

import io.accbench.kernel.graph.Checksum;
import io.accbench.kernel.spi.Getter;
import org.openjdk.jmh.infra.Blackhole;

/**
 * Reads one property of the root bean: layout {@code mono}, one accessor at the call site. A class
 * for each kind, since at this scale a switch would show.
 */
abstract class ReadOne extends Workload {
  private final ReadSlot slot;
  final Object bean;

  private ReadOne(ReadSlot slot, Object bean) {
    this.slot = slot;
    this.bean = bean;
  }

  static Workload of(ReadSlot slot, Object bean) {
    return switch (slot.kind()) {
      case BOOLEAN -> new OfBoolean(slot, bean);
      case BYTE -> new OfByte(slot, bean);
      case SHORT -> new OfShort(slot, bean);
      case CHAR -> new OfChar(slot, bean);
      case INT -> new OfInt(slot, bean);
      case LONG -> new OfLong(slot, bean);
      case FLOAT -> new OfFloat(slot, bean);
      case DOUBLE -> new OfDouble(slot, bean);
      case OBJECT -> new OfObject(slot, bean);
    };
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
  long proof() throws Throwable {
    Checksum sum = new Checksum();
    slot.addTo(sum, bean);
    return sum.value();
  }

  private static final class OfBoolean extends ReadOne {
    private final Getter.OfBoolean getter;

    OfBoolean(ReadSlot slot, Object bean) {
      super(slot, bean);
      this.getter = (Getter.OfBoolean) slot.getter();
    }

    @Override
    void run(Blackhole sink) throws Throwable {
      sink.consume(getter.getBoolean(bean));
    }
  }

  private static final class OfByte extends ReadOne {
    private final Getter.OfByte getter;

    OfByte(ReadSlot slot, Object bean) {
      super(slot, bean);
      this.getter = (Getter.OfByte) slot.getter();
    }

    @Override
    void run(Blackhole sink) throws Throwable {
      sink.consume(getter.getByte(bean));
    }
  }

  private static final class OfShort extends ReadOne {
    private final Getter.OfShort getter;

    OfShort(ReadSlot slot, Object bean) {
      super(slot, bean);
      this.getter = (Getter.OfShort) slot.getter();
    }

    @Override
    void run(Blackhole sink) throws Throwable {
      sink.consume(getter.getShort(bean));
    }
  }

  private static final class OfChar extends ReadOne {
    private final Getter.OfChar getter;

    OfChar(ReadSlot slot, Object bean) {
      super(slot, bean);
      this.getter = (Getter.OfChar) slot.getter();
    }

    @Override
    void run(Blackhole sink) throws Throwable {
      sink.consume(getter.getChar(bean));
    }
  }

  private static final class OfInt extends ReadOne {
    private final Getter.OfInt getter;

    OfInt(ReadSlot slot, Object bean) {
      super(slot, bean);
      this.getter = (Getter.OfInt) slot.getter();
    }

    @Override
    void run(Blackhole sink) throws Throwable {
      sink.consume(getter.getInt(bean));
    }
  }

  private static final class OfLong extends ReadOne {
    private final Getter.OfLong getter;

    OfLong(ReadSlot slot, Object bean) {
      super(slot, bean);
      this.getter = (Getter.OfLong) slot.getter();
    }

    @Override
    void run(Blackhole sink) throws Throwable {
      sink.consume(getter.getLong(bean));
    }
  }

  private static final class OfFloat extends ReadOne {
    private final Getter.OfFloat getter;

    OfFloat(ReadSlot slot, Object bean) {
      super(slot, bean);
      this.getter = (Getter.OfFloat) slot.getter();
    }

    @Override
    void run(Blackhole sink) throws Throwable {
      sink.consume(getter.getFloat(bean));
    }
  }

  private static final class OfDouble extends ReadOne {
    private final Getter.OfDouble getter;

    OfDouble(ReadSlot slot, Object bean) {
      super(slot, bean);
      this.getter = (Getter.OfDouble) slot.getter();
    }

    @Override
    void run(Blackhole sink) throws Throwable {
      sink.consume(getter.getDouble(bean));
    }
  }

  private static final class OfObject extends ReadOne {
    private final Getter.OfObject getter;

    OfObject(ReadSlot slot, Object bean) {
      super(slot, bean);
      this.getter = (Getter.OfObject) slot.getter();
    }

    @Override
    void run(Blackhole sink) throws Throwable {
      sink.consume(getter.get(bean));
    }
  }
}
