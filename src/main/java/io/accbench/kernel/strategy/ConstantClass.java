package io.accbench.kernel.strategy;

import java.io.IOException;
import java.io.InputStream;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodHandles.Lookup;

/**
 * Defines a copy of a template class for each accessor, with the accessor's object as class data.
 * The copy has the object in a static final field, which the JIT treats as a constant. No bytecode
 * is generated.
 */
final class ConstantClass {
  /** The name under which class data is retrieved (JDK 16, {@code MethodHandles.classData}). */
  static final String DATA = "_";

  private ConstantClass() {}

  /**
   * Returns an instance of a hidden copy of the template whose static final field holds {@code
   * data}.
   */
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
