package io.accbench.kernel.strategy;

import io.accbench.kernel.spi.Creator;

/** A static method that converts the argument, then the factory that takes what it returned. */
final class ConvertedCreator implements Creator.OfArguments {
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
