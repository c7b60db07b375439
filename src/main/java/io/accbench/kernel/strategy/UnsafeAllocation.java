package io.accbench.kernel.strategy;

import io.accbench.kernel.spi.Accessor;

/** A creator with {@code Unsafe.allocateInstance}, which runs no constructor or initialiser. */
final class UnsafeAllocation extends Accessor {
  private final Class<?> type;

  UnsafeAllocation(Class<?> type) {
    this.type = type;
  }

  @Override
  public Object create() throws Throwable {
    return UnsafeField.UNSAFE.allocateInstance(type);
  }
}
