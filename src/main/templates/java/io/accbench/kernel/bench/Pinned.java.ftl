package io.accbench.kernel.bench;

import io.accbench.kernel.spi.Accessor;
import io.accbench.kernel.spi.Getter;
import io.accbench.kernel.spi.Kind;
import io.accbench.kernel.spi.Setter;
import org.openjdk.jmh.annotations.CompilerControl;
import org.openjdk.jmh.infra.Blackhole;

/**
 * The kind and the accessor of the fork's one property in static final fields, which the JIT treats
 * as constants. The first use initialises the class, so {@link Pin} must have been set before.
 */
final class Pinned {
  static final int ORDINAL = Pin.kind.ordinal();
  static final boolean WRITES = Pin.setter != null;
  static final boolean BY_CLASS = (WRITES ? Pin.setter : Pin.getter) instanceof Accessor;
  private static final Getter GETTER = Pin.getter;
  private static final Setter SETTER = Pin.setter;

  private Pinned() {}

  @CompilerControl(CompilerControl.Mode.INLINE)
  static void read(Object bean, Blackhole sink) throws Throwable {
    switch (ORDINAL) {
<#list primitives as kind>
      case ${kind?index} -> sink.consume(((Getter.Of${kind.name}) GETTER).${kind.get}(bean));
</#list>
      default -> sink.consume(((Getter.OfObject) GETTER).get(bean));
    }
  }

  @CompilerControl(CompilerControl.Mode.INLINE)
  static void write(Object bean, long bits, Object value) throws Throwable {
    switch (ORDINAL) {
<#list primitives as kind>
      case ${kind?index} -> ((Setter.Of${kind.name}) SETTER).${kind.set}(bean, ${kind.ofBits});
</#list>
      default -> ((Setter.OfObject) SETTER).set(bean, value);
    }
  }

  /** The values that {@link Pinned} takes. With several threads, each sets an equal accessor. */
  static final class Pin {
    private static Kind kind;
    private static Getter getter;
    private static Setter setter;

    private Pin() {}

    /** Sets the values; exactly one of getter and setter is null. */
    static synchronized void of(Kind itsKind, Getter itsGetter, Setter itsSetter) {
      kind = itsKind;
      getter = itsGetter;
      setter = itsSetter;
    }
  }
}
