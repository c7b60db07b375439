package io.accbench.kernel.strategy;

import io.accbench.kernel.spi.Creator;

/** {@code Unsafe.allocateInstance}: an object whose constructor and initialisers have not run. */
final class UnsafeAllocation implements Creator.OfNothing {
  private final Class<?> type;

  UnsafeAllocation(Class<?> type) {
    this.type = type;
  }

  @Override
  public Object create() throws Throwable {
    return UnsafeField.UNSAFE.allocateInstance(type);
  }
}
