package io.accbench.kernel.strategy;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodHandles.Lookup.ClassOption;

/** Hidden classes that may use the private members of another class. */
final class Nestmates {
  private Nestmates() {}

  /** Defines and initialises a hidden class in the nest of {@code host}. */
  static void define(Class<?> host, byte[] bytes) throws IllegalAccessException {
    MethodHandles.privateLookupIn(host, MethodHandles.lookup())
        .defineHiddenClass(bytes, true, ClassOption.NESTMATE);
  }
}
