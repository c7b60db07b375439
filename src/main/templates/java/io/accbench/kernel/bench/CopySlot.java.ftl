package io.accbench.kernel.bench;

import io.accbench.kernel.spi.Accessor;
import io.accbench.kernel.spi.Getter;
import io.accbench.kernel.spi.Kind;
import io.accbench.kernel.spi.Setter;

/**
 * A getter and a setter of one property, for the inner step of a deep copy. The step reads the
 * property from one bean and writes it to another. {@link DeepCopy} copies the beans and
 * collections that a reference leads to.
 */
final class CopySlot {
  private final int call;
  private final boolean scalar;
  private final Accessor reader;
  private final Accessor writer;
<#list primitives + [reference] as kind>
  private final Getter.Of${kind.name} get${kind.name};
  private final Setter.Of${kind.name} set${kind.name};
</#list>

  CopySlot(Kind kind, Getter getter, Setter setter, boolean scalar) {
    this.scalar = scalar;
    boolean byClass = getter instanceof Accessor && setter instanceof Accessor;
    this.call = ReadSlot.call(kind, byClass);
    this.reader = byClass ? (Accessor) getter : null;
    this.writer = byClass ? (Accessor) setter : null;
<#list primitives + [reference] as kind>
    this.get${kind.name} = kind == Kind.${kind.name?upper_case} ? (Getter.Of${kind.name}) getter : null;
    this.set${kind.name} = kind == Kind.${kind.name?upper_case} ? (Setter.Of${kind.name}) setter : null;
</#list>
  }

  /** Copies the property: makes the measured calls. */
  void copy(Object from, Object to, DeepCopy copy) throws Throwable {
    switch (call) {
<#list primitives as kind>
      case ${kind?index} -> writer.${kind.set}(to, reader.${kind.get}(from));
</#list>
      case ${primitives?size} -> {
        Object value = reader.get(from);
        writer.set(to, scalar ? value : copy.copyOf(value));
      }
<#list primitives as kind>
      case ${kind?index + primitives?size + 1} -> set${kind.name}.${kind.set}(to, get${kind.name}.${kind.get}(from));
</#list>
      default -> {
        Object value = getObject.get(from);
        setObject.set(to, scalar ? value : copy.copyOf(value));
      }
    }
  }
}
