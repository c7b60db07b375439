package io.accbench.kernel.strategy;

import java.io.IOException;
import java.io.InputStream;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodHandles.Lookup;

/**
 * Defines a template class anew for each accessor, with what it holds as class data: a static final
 * field that the JIT compiler takes for a constant, without generating any bytecode.
 */
final class ConstantClass {
  /** The name under which class data is asked for (JDK 16, {@code MethodHandles.classData}). */
  static final String DATA = "_";

  private ConstantClass() {}

  /** An instance of a hidden copy of the template whose static final field holds {@code data}. */
  static Object of(Class<?> template, Object data)
      throws IOException, ReflectiveOperationException {
    Lookup copy =
        MethodHandles.lookup().defineHiddenClassWithClassData(bytes(template), data, true);
    return copy.lookupClass().getDeclaredConstructor().newInstance();
  }

  private static byte[] bytes(Class<?> template) throws IOException {
    String file = template.getSimpleName() + ".class";
    try (InputStream stream = template.getResourceAsStream(file)) {
      if (stream == null) {
        throw new IOException(file + " is missing beside " + ConstantClass.class.getName());
      }
      return stream.readAllBytes();
    }
  }
}
