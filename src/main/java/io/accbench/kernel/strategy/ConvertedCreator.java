package io.accbench.kernel.strategy;

import io.accbench.kernel.spi.Accessor;
import io.accbench.kernel.spi.Creator;

/** A creator that calls a static method to convert the argument, then the factory. */
final class ConvertedCreator extends Accessor {
  private final Creator.OfArguments conversion;
  private final Creator.OfArguments factory;

  ConvertedCreator(Creator.OfArguments conversion, Creator.OfArguments factory) {
    this.conversion = conversion;
    this.factory = factory;
  }

  @Override
  public Object create(Object[] arguments) throws Throwable {
    return factory.create(new Object[] {conversion.create(arguments)});
  }
}
