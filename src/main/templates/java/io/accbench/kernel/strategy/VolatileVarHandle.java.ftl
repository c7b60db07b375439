<#import "/@includes/accessor.ftl" as accessor>
package io.accbench.kernel.strategy;

import io.accbench.kernel.spi.Accessor;
import java.lang.invoke.VarHandle;

/** An accessor like {@link GenericVarHandle}, with the access modes of a volatile field. */
final class VolatileVarHandle extends Accessor {
  private final VarHandle handle;

  VolatileVarHandle(VarHandle handle) {
    this.handle = handle;
  }
  <@accessor.getters; kind>
    return ${kind.cast}handle.getVolatile(bean);
  </@>
  <@accessor.setters; kind>
    handle.setVolatile(bean, value);
  </@>
}
