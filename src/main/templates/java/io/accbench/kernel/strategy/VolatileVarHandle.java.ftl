<#import "/@includes/accessor.ftl" as accessor>
package io.accbench.kernel.strategy;

import java.lang.invoke.VarHandle;

/** An accessor like {@link GenericVarHandle}, with the access modes of a volatile field. */
final class VolatileVarHandle implements EveryGetter, EverySetter {
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
