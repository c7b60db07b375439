package io.accbench.kernel.proof;

import io.accbench.kernel.spi.AccessorStrategy;
import io.accbench.kernel.spi.Binding;
import io.accbench.kernel.spi.Codec;
import java.util.Properties;

/**
 * One codec as a JVM was told of it, by class names, so that nothing of a library is touched before
 * {@link #bind}.
 *
 * @param codec the codec's class
 * @param type the class of the root object
 * @param fieldsOnly see {@link Binding#fieldsOnly}
 * @param strategy the strategy's class, or empty
 * @param form the strategy's form, or empty
 */
public record CodecUnderTest(
    String codec, String type, boolean fieldsOnly, String strategy, String form) {

  /**
   * From properties {@code accbench.codec}, {@code .type}, {@code .fieldsOnly}, {@code .strategy}
   * and {@code .form}.
   *
   * @throws IllegalStateException when the first or second is missing
   */
  public static CodecUnderTest of(Properties properties) {
    return new CodecUnderTest(
        needed(properties, "accbench.codec"),
        needed(properties, "accbench.type"),
        Boolean.parseBoolean(properties.getProperty("accbench.fieldsOnly")),
        properties.getProperty("accbench.strategy", ""),
        properties.getProperty("accbench.form", ""));
  }

  /** The class of each root object. */
  public Class<?> rootType() throws ClassNotFoundException {
    if (type.indexOf('<') >= 0) {
      throw new IllegalArgumentException(
          "suite codec takes a class, not " + type + "; give that of an array's elements");
    }
    return Class.forName(type);
  }

  /** Whether its documents are JSON. */
  public boolean json() throws ReflectiveOperationException {
    return ((Codec) made(codec)).json();
  }

  /** Loads the codec and lets it build all that a program would build once. */
  public Codec.Bound bind() throws Throwable {
    Codec library = (Codec) made(codec);
    AccessorStrategy accessors = strategy.isEmpty() ? null : (AccessorStrategy) made(strategy);
    Binding binding = new Binding(rootType(), fieldsOnly, accessors, form);
    Codec.Bound bound = library.bind(binding);
    if (bound == null) {
      throw new IllegalStateException(codec + ".bind returned null");
    }
    return bound;
  }

  /** A property that must be there. */
  public static String needed(Properties properties, String name) {
    String value = properties.getProperty(name);
    if (value == null || value.isEmpty()) {
      throw new IllegalStateException("property " + name + " is not set: run by accbench");
    }
    return value;
  }

  private static Object made(String className) throws ReflectiveOperationException {
    return Class.forName(className).getDeclaredConstructor().newInstance();
  }
}
