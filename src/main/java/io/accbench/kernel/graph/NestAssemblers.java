package io.accbench.kernel.graph;

import java.io.IOException;
import java.lang.invoke.MethodHandles;

/**
 * Defines assemblers that need the home class's private members. This class is only loaded for a
 * recipe with such an assembler, since it starts {@code java.lang.invoke}.
 */
final class NestAssemblers {
  private NestAssemblers() {}

  static Class<?> define(Class<?> home, byte[] classFile) throws IOException {
    try {
      return MethodHandles.privateLookupIn(home, MethodHandles.lookup())
          .defineHiddenClass(classFile, true, MethodHandles.Lookup.ClassOption.NESTMATE)
          .lookupClass();
    } catch (IllegalAccessException | LinkageError e) {
      throw new IOException("cannot define a nestmate of " + home.getName() + ": " + e, e);
    }
  }
}
