<#import "/@includes/accessor.ftl" as accessor>
package io.accbench.kernel.strategy;

import io.accbench.kernel.spi.Accessor;
import java.lang.reflect.Method;

/** An accessor with a {@link Method} in a final field. */
final class MethodAccessor extends Accessor {
  private final Method method;

  MethodAccessor(Method method) {
    this.method = method;
  }
  <@accessor.getters; kind>
    return ${kind.cast}method.invoke(bean);
  </@>
  <@accessor.setters; kind>
    method.invoke(bean, value);
  </@>
  <@accessor.creators ofNothing="method.invoke(null)" ofArguments="method.invoke(null, arguments)"/>
}
