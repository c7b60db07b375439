package io.accbench.kernel.bench;

import io.accbench.kernel.spi.Accessor;
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
  private Accessor accessor;
<#list primitives + [reference] as kind>
  private Getter.Of${kind.name} getterOf${kind.name};
</#list>
<#list primitives + [reference] as kind>
  private Setter.Of${kind.name} setterOf${kind.name};
</#list>

  @Override
  @Setup(Level.Trial)
  public void prepare(Blackhole sink) throws Throwable {
    super.prepare(sink);
    take(workload);
  }

  @Override
  void run(Workload other, Blackhole sink) throws Throwable {
    if (other instanceof ReadOne || other instanceof WriteOne) {
      take(other);
      viaField(sink);
    } else {
      other.run(sink);
    }
  }

  private void take(Workload workload) {
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
    if (Pinned.BY_CLASS) {
      switch (Pinned.ORDINAL) {
<#list primitives as kind>
        case ${kind?index} -> sink.consume(accessor.${kind.get}(bean));
</#list>
        default -> sink.consume(accessor.get(bean));
      }
    } else {
      switch (Pinned.ORDINAL) {
<#list primitives as kind>
        case ${kind?index} -> sink.consume(getterOf${kind.name}.${kind.get}(bean));
</#list>
        default -> sink.consume(getterOfObject.get(bean));
      }
    }
  }

  @CompilerControl(CompilerControl.Mode.INLINE)
  private void write() throws Throwable {
    if (Pinned.BY_CLASS) {
      switch (Pinned.ORDINAL) {
<#list primitives as kind>
        case ${kind?index} -> accessor.${kind.set}(bean, ${kind.ofBits});
</#list>
        default -> accessor.set(bean, value);
      }
    } else {
      switch (Pinned.ORDINAL) {
<#list primitives as kind>
        case ${kind?index} -> setterOf${kind.name}.${kind.set}(bean, ${kind.ofBits});
</#list>
        default -> setterOfObject.set(bean, value);
      }
    }
  }

  private void hold(Getter getter) {
    accessor = getter instanceof Accessor one ? one : null;
<#list primitives + [reference] as kind>
    getterOf${kind.name} = getter instanceof Getter.Of${kind.name} slot ? slot : null;
</#list>
  }

  private void hold(Setter setter) {
    accessor = setter instanceof Accessor one ? one : null;
<#list primitives + [reference] as kind>
    setterOf${kind.name} = setter instanceof Setter.Of${kind.name} slot ? slot : null;
</#list>
  }
}
