<#import "/@includes/accessor.ftl" as accessor>
package io.accbench.kernel.spi;

/**
 * The superclass of an accessor that is a class of its own, and not a lambda. accbench calls it
 * through this class: where a call site meets many classes, HotSpot finds a class's method at an
 * index of a table, but searches for an interface's.
 *
 * <p>A subclass overrides the methods of its slots. The others throw an {@link
 * AbstractMethodError}.
 */
public abstract class Accessor
    implements <#list primitives + [reference] as kind>Getter.Of${kind.name}, Setter.Of${kind.name}, </#list>Creator.OfNothing, Creator.OfArguments {
  <@accessor.getters; kind>
    throw missing("${kind.get}");
  </@>
  <@accessor.setters; kind>
    throw missing("${kind.set}");
  </@>

  @Override
  public Object create() throws Throwable {
    throw missing("create()");
  }

  @Override
  public Object create(Object[] arguments) throws Throwable {
    throw missing("create(Object[])");
  }

  private AbstractMethodError missing(String method) {
    return new AbstractMethodError(getClass().getName() + " does not override " + method);
  }
}
