<#import "/@includes/accessor.ftl" as accessor>
package io.accbench.kernel.strategy;

import io.accbench.kernel.spi.Accessor;
import java.lang.invoke.MethodHandle;

/** An accessor that calls a method handle with its arguments in an array: the way not to do it. */
final class ListedHandle extends Accessor {
  private final MethodHandle handle;

  ListedHandle(MethodHandle handle) {
    this.handle = handle;
  }
  <@accessor.getters; kind>
    return ${kind.cast}handle.invokeWithArguments(bean);
  </@>
  <@accessor.setters; kind>
    handle.invokeWithArguments(bean, value);
  </@>
  <@accessor.creators ofNothing="handle.invokeWithArguments()" ofArguments="handle.invokeWithArguments(arguments)"/>
}
