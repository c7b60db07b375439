package io.accbench.kernel.bench;

import io.accbench.kernel.spi.Getter;
import io.accbench.kernel.spi.Setter;
import org.openjdk.jmh.annotations.CompilerControl;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.infra.Blackhole;

/**
 * The state of a fork with one property: the accessor is in a field of the benchmark's own state,
 * as in hand-written JMH code (layout {@code mono}). One more object between state and accessor
 * would add half a nanosecond to a call that takes half a nanosecond.
 *
 * <p>The first call, after {@link #prepare}, initialises {@link Pinned}. The JIT treats the kind in
 * it as a constant and compiles only one branch of each switch.
 */
public class OneProperty extends SteadyState {
  Object bean;
  private long bits;
  private Object value;
  private Getter.OfBoolean getterOfBoolean;
  private Getter.OfByte getterOfByte;
  private Getter.OfShort getterOfShort;
  private Getter.OfChar getterOfChar;
  private Getter.OfInt getterOfInt;
  private Getter.OfLong getterOfLong;
  private Getter.OfFloat getterOfFloat;
  private Getter.OfDouble getterOfDouble;
  private Getter.OfObject getterOfObject;
  private Setter.OfBoolean setterOfBoolean;
  private Setter.OfByte setterOfByte;
  private Setter.OfShort setterOfShort;
  private Setter.OfChar setterOfChar;
  private Setter.OfInt setterOfInt;
  private Setter.OfLong setterOfLong;
  private Setter.OfFloat setterOfFloat;
  private Setter.OfDouble setterOfDouble;
  private Setter.OfObject setterOfObject;

  @Override
  @Setup(Level.Trial)
  public void prepare() throws Throwable {
    super.prepare();
    if (workload instanceof ReadOne one) {
      bean = one.bean;
      hold(one.slot.getter());
      Pinned.Pin.of(one.slot.kind(), one.slot.getter(), null);
    } else if (workload instanceof WriteOne one) {
      bean = one.bean;
      bits = one.bits;
      value = one.value;
      hold(one.slot.setter());
      Pinned.Pin.of(one.slot.kind(), null, one.slot.setter());
    }
  }

  /** Accesses the property in layout {@code mono}: the accessor is in an instance field. */
  @CompilerControl(CompilerControl.Mode.INLINE)
  void viaField(Blackhole sink) throws Throwable {
    if (Pinned.WRITES) {
      write();
    } else {
      read(sink);
    }
  }

  /** Accesses the property in layout {@code constant}: the accessor is in a static final field. */
  @CompilerControl(CompilerControl.Mode.INLINE)
  void viaConstant(Blackhole sink) throws Throwable {
    if (Pinned.WRITES) {
      Pinned.write(bean, bits, value);
    } else {
      Pinned.read(bean, sink);
    }
  }

  @CompilerControl(CompilerControl.Mode.INLINE)
  private void read(Blackhole sink) throws Throwable {
    switch (Pinned.ORDINAL) {
      case 0 -> sink.consume(getterOfBoolean.getBoolean(bean));
      case 1 -> sink.consume(getterOfByte.getByte(bean));
      case 2 -> sink.consume(getterOfShort.getShort(bean));
      case 3 -> sink.consume(getterOfChar.getChar(bean));
      case 4 -> sink.consume(getterOfInt.getInt(bean));
      case 5 -> sink.consume(getterOfLong.getLong(bean));
      case 6 -> sink.consume(getterOfFloat.getFloat(bean));
      case 7 -> sink.consume(getterOfDouble.getDouble(bean));
      default -> sink.consume(getterOfObject.get(bean));
    }
  }

  @CompilerControl(CompilerControl.Mode.INLINE)
  private void write() throws Throwable {
    switch (Pinned.ORDINAL) {
      case 0 -> setterOfBoolean.setBoolean(bean, bits != 0);
      case 1 -> setterOfByte.setByte(bean, (byte) bits);
      case 2 -> setterOfShort.setShort(bean, (short) bits);
      case 3 -> setterOfChar.setChar(bean, (char) bits);
      case 4 -> setterOfInt.setInt(bean, (int) bits);
      case 5 -> setterOfLong.setLong(bean, bits);
      case 6 -> setterOfFloat.setFloat(bean, Float.intBitsToFloat((int) bits));
      case 7 -> setterOfDouble.setDouble(bean, Double.longBitsToDouble(bits));
      default -> setterOfObject.set(bean, value);
    }
  }

  private void hold(Getter getter) {
    getterOfBoolean = getter instanceof Getter.OfBoolean slot ? slot : null;
    getterOfByte = getter instanceof Getter.OfByte slot ? slot : null;
    getterOfShort = getter instanceof Getter.OfShort slot ? slot : null;
    getterOfChar = getter instanceof Getter.OfChar slot ? slot : null;
    getterOfInt = getter instanceof Getter.OfInt slot ? slot : null;
    getterOfLong = getter instanceof Getter.OfLong slot ? slot : null;
    getterOfFloat = getter instanceof Getter.OfFloat slot ? slot : null;
    getterOfDouble = getter instanceof Getter.OfDouble slot ? slot : null;
    getterOfObject = getter instanceof Getter.OfObject slot ? slot : null;
  }

  private void hold(Setter setter) {
    setterOfBoolean = setter instanceof Setter.OfBoolean slot ? slot : null;
    setterOfByte = setter instanceof Setter.OfByte slot ? slot : null;
    setterOfShort = setter instanceof Setter.OfShort slot ? slot : null;
    setterOfChar = setter instanceof Setter.OfChar slot ? slot : null;
    setterOfInt = setter instanceof Setter.OfInt slot ? slot : null;
    setterOfLong = setter instanceof Setter.OfLong slot ? slot : null;
    setterOfFloat = setter instanceof Setter.OfFloat slot ? slot : null;
    setterOfDouble = setter instanceof Setter.OfDouble slot ? slot : null;
    setterOfObject = setter instanceof Setter.OfObject slot ? slot : null;
  }
}
