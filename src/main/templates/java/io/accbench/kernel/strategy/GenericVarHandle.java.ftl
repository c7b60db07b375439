<#import "/@includes/accessor.ftl" as accessor>
package io.accbench.kernel.strategy;

import io.accbench.kernel.spi.Accessor;
import java.lang.invoke.VarHandle;

/** An accessor with a VarHandle that is used on {@code Object}, so each call adapts it. */
final class GenericVarHandle extends Accessor {
  private final VarHandle handle;

  GenericVarHandle(VarHandle handle) {
    this.handle = handle;
  }
  <@accessor.getters; kind>
    return ${kind.cast}handle.get(bean);
  </@>
  <@accessor.setters; kind>
    handle.set(bean, value);
  </@>
}
