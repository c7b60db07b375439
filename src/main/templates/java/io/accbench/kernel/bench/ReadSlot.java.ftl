<#assign kinds = primitives + [reference]>
package io.accbench.kernel.bench;

import io.accbench.kernel.graph.Checksum;
import io.accbench.kernel.spi.Accessor;
import io.accbench.kernel.spi.Getter;
import io.accbench.kernel.spi.Kind;
import org.openjdk.jmh.infra.Blackhole;

/**
 * The getter of one property, held as a serializer would hold it: as an element of the bean's array
 * of properties.
 *
 * <p>An {@link Accessor} is called through its class. A lambda has a field for each kind instead of
 * a cast at the call, since a cast to an interface costs a search of its own. Each kind has its own
 * call site, as in typed property writers. {@link #read} contains the measured call sites; {@link
 * #box} and {@link #addTo} use others, for everything that is not measured.
 */
final class ReadSlot {
  private final Kind kind;
  private final int call;
  private final Getter getter;
  private final Accessor accessor;
<#list kinds as kind>
  private final Getter.Of${kind.name} of${kind.name};
</#list>

  ReadSlot(Kind kind, Getter getter) {
    this.kind = kind;
    this.call = call(kind, getter instanceof Accessor);
    this.getter = getter;
    this.accessor = getter instanceof Accessor one ? one : null;
<#list kinds as kind>
    this.of${kind.name} = kind == Kind.${kind.name?upper_case} ? (Getter.Of${kind.name}) getter : null;
</#list>
  }

  Kind kind() {
    return kind;
  }

  Getter getter() {
    return getter;
  }

  /**
   * Returns the number of the call for a kind. The calls of accessors by their class come first,
   * then those by an interface: one switch costs no more for two ways.
   */
  static int call(Kind kind, boolean byClass) {
    return byClass ? kind.ordinal() : kind.ordinal() + ${kinds?size};
  }

  /** Reads the property and consumes the value: the measured call. */
  void read(Object bean, Blackhole sink) throws Throwable {
    switch (call) {
<#list kinds as kind>
      case ${kind?index} -> sink.consume(accessor.${kind.get}(bean));
</#list>
<#list kinds as kind>
      case ${kind?index + kinds?size} -> sink.consume(of${kind.name}.${kind.get}(bean));
</#list>
    }
  }

  /** Returns the value; a primitive is boxed. */
  Object box(Object bean) throws Throwable {
    return switch (kind) {
<#list kinds as kind>
      case ${kind.name?upper_case} -> of${kind.name}.${kind.get}(bean);
</#list>
    };
  }

  /** Adds the value to a checksum. */
  void addTo(Checksum sum, Object bean) throws Throwable {
    sum.add(bean, box(bean));
  }

  static Object[] getters(ReadSlot... slots) {
    Object[] getters = new Object[slots.length];
    for (int i = 0; i < slots.length; i++) {
      getters[i] = slots[i].getter;
    }
    return getters;
  }
}
