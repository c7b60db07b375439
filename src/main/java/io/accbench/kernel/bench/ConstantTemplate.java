package io.accbench.kernel.bench;

import io.accbench.kernel.graph.Checksum;
import io.accbench.kernel.spi.Getter;
import io.accbench.kernel.spi.Kind;
import io.accbench.kernel.spi.Setter;
import java.lang.constant.ConstantDescs;
import java.lang.invoke.MethodHandles;
import org.openjdk.jmh.infra.Blackhole;

/**
 * Reads or writes one property of the root bean through an accessor in a static final field: layout
 * {@code constant}. It is a template: {@link Constants} defines it as a hidden class whose class
 * data are the accessors, so that the JIT sees constants; this class itself is never used.
 */
final class ConstantTemplate extends Workload {
  private static final Object[] DATA = data();
  private static final Kind KIND = DATA == null ? Kind.OBJECT : (Kind) DATA[0];
  private static final int ORDINAL = KIND.ordinal();
  private static final Getter GETTER = DATA == null ? null : (Getter) DATA[1];
  private static final Setter SETTER = DATA == null ? null : (Setter) DATA[2];

  private final ReadSlot reader;
  private final WriteSlot writer;
  private final Object bean;
  private final long bits;
  private final Object reference;

  /** The slots are for the proof; a null writer reads. */
  ConstantTemplate(ReadSlot reader, WriteSlot writer, Object bean, Object value) {
    this.reader = reader;
    this.writer = writer;
    this.bean = bean;
    this.bits = WriteSlot.bits(value);
    this.reference = value;
  }

  private static Object[] data() {
    try {
      return MethodHandles.classData(
          MethodHandles.lookup(), ConstantDescs.DEFAULT_NAME, Object[].class);
    } catch (IllegalAccessException impossible) {
      throw new AssertionError(impossible);
    }
  }

  @Override
  void run(Blackhole sink) throws Throwable {
    if (SETTER == null) {
      read(sink);
    } else {
      write();
    }
  }

  private void read(Blackhole sink) throws Throwable {
    switch (ORDINAL) {
      case 0 -> sink.consume(((Getter.OfBoolean) GETTER).getBoolean(bean));
      case 1 -> sink.consume(((Getter.OfByte) GETTER).getByte(bean));
      case 2 -> sink.consume(((Getter.OfShort) GETTER).getShort(bean));
      case 3 -> sink.consume(((Getter.OfChar) GETTER).getChar(bean));
      case 4 -> sink.consume(((Getter.OfInt) GETTER).getInt(bean));
      case 5 -> sink.consume(((Getter.OfLong) GETTER).getLong(bean));
      case 6 -> sink.consume(((Getter.OfFloat) GETTER).getFloat(bean));
      case 7 -> sink.consume(((Getter.OfDouble) GETTER).getDouble(bean));
      default -> sink.consume(((Getter.OfObject) GETTER).get(bean));
    }
  }

  private void write() throws Throwable {
    switch (ORDINAL) {
      case 0 -> ((Setter.OfBoolean) SETTER).setBoolean(bean, bits != 0);
      case 1 -> ((Setter.OfByte) SETTER).setByte(bean, (byte) bits);
      case 2 -> ((Setter.OfShort) SETTER).setShort(bean, (short) bits);
      case 3 -> ((Setter.OfChar) SETTER).setChar(bean, (char) bits);
      case 4 -> ((Setter.OfInt) SETTER).setInt(bean, (int) bits);
      case 5 -> ((Setter.OfLong) SETTER).setLong(bean, bits);
      case 6 -> ((Setter.OfFloat) SETTER).setFloat(bean, Float.intBitsToFloat((int) bits));
      case 7 -> ((Setter.OfDouble) SETTER).setDouble(bean, Double.longBitsToDouble(bits));
      default -> ((Setter.OfObject) SETTER).set(bean, reference);
    }
  }

  @Override
  Object[] accessors() {
    return new Object[] {SETTER != null ? SETTER : GETTER};
  }

  @Override
  int accesses() {
    return 1;
  }

  @Override
  long proof() throws Throwable {
    Checksum sum = new Checksum();
    if (writer != null) {
      writer.prove(bean, reference, reader);
    }
    reader.addTo(sum, bean);
    return sum.value();
  }
}
