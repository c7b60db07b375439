<#import "/@includes/accessor.ftl" as accessor>
package io.accbench.kernel.strategy;

import io.accbench.kernel.spi.Accessor;
import java.lang.invoke.MethodHandle;

/** An accessor with a method handle of the member's own type, which each call adapts. */
final class GenericHandle extends Accessor {
  private final MethodHandle handle;

  GenericHandle(MethodHandle handle) {
    this.handle = handle;
  }
  <@accessor.getters; kind>
    return ${kind.cast}handle.invoke(bean);
  </@>
  <@accessor.setters; kind>
    handle.invoke(bean, value);
  </@>
  <@accessor.creators ofNothing="handle.invoke()" ofArguments="handle.invoke(arguments)"/>
}
