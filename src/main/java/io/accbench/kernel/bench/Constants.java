package io.accbench.kernel.bench;

import java.io.IOException;
import java.io.InputStream;
import java.lang.invoke.MethodHandles;

/** Defines {@link ConstantTemplate} with a pair of accessors in its static final fields. */
final class Constants {
  private Constants() {}

  /** A workload of its own class: reads, or writes {@code value} if there is a writer. */
  static Workload define(ReadSlot reader, WriteSlot writer, Object bean, Object value)
      throws Throwable {
    Object[] data =
        writer == null
            ? new Object[] {reader.kind(), reader.getter(), null}
            : new Object[] {writer.kind(), null, writer.setter()};
    Class<?> defined =
        MethodHandles.lookup()
            .defineHiddenClassWithClassData(
                bytes(), data, true, MethodHandles.Lookup.ClassOption.NESTMATE)
            .lookupClass();
    return (Workload)
        defined
            .getDeclaredConstructor(ReadSlot.class, WriteSlot.class, Object.class, Object.class)
            .newInstance(reader, writer, bean, value);
  }

  private static byte[] bytes() throws IOException {
    String file = "ConstantTemplate.class";
    try (InputStream in = Constants.class.getResourceAsStream(file)) {
      if (in == null) {
        throw new IOException(file + " is missing from the kernel's jar");
      }
      return in.readAllBytes();
    }
  }
}
