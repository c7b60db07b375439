package io.accbench.kernel.spi;

/** A maker of instances of one bean class; a library would hold it in an instance field. */
public interface Creator {

  /** Calls a constructor or factory that takes no arguments. */
  @FunctionalInterface
  interface OfNothing extends Creator {
    Object create() throws Throwable;
  }

  /** Calls a constructor or factory with its arguments in order, primitives boxed. */
  @FunctionalInterface
  interface OfArguments extends Creator {
    Object create(Object[] arguments) throws Throwable;
  }
}
