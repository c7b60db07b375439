<#import "/@includes/accessor.ftl" as accessor>
package io.accbench.kernel.strategy;

import io.accbench.kernel.spi.Accessor;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;

/** An accessor that looks up its method at each call, as a library without a cache does. */
final class SoughtMethod extends Accessor {
  private final Class<?> owner;
  private final String name;
  private final Class<?>[] parameters;
  private final boolean open;

  SoughtMethod(Method method) {
    this.owner = method.getDeclaringClass();
    this.name = method.getName();
    this.parameters = method.getParameterTypes();
    this.open = Modifier.isPublic(method.getModifiers()) && Modifier.isPublic(owner.getModifiers());
  }

  private Method found() throws NoSuchMethodException {
    if (open) {
      return owner.getMethod(name, parameters);
    }
    Method method = owner.getDeclaredMethod(name, parameters);
    method.setAccessible(true);
    return method;
  }
  <@accessor.getters; kind>
    return ${kind.cast}found().invoke(bean);
  </@>
  <@accessor.setters; kind>
    found().invoke(bean, value);
  </@>
  <@accessor.creators ofNothing="found().invoke(null)" ofArguments="found().invoke(null, arguments)"/>
}
