package io.accbench.kernel.proof;

import io.accbench.kernel.spi.AccessorStrategy;
import io.accbench.kernel.spi.Binding;
import io.accbench.kernel.spi.Codec;
import io.accbench.kernel.wire.ProbeKeys;
import java.util.Properties;

/**
 * The codec that a JVM is to use, by class names, so that no class of a library is loaded before
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
   * Returns the codec that is given by the properties {@code accbench.codec}, {@code .type}, {@code
   * .fieldsOnly}, {@code .strategy} and {@code .form}.
   *
   * @throws IllegalStateException when the first or the second is missing
   */
  public static CodecUnderTest of(Properties properties) {
    return new CodecUnderTest(
        needed(properties, ProbeKeys.CODEC),
        needed(properties, ProbeKeys.TYPE),
        Boolean.parseBoolean(properties.getProperty(ProbeKeys.FIELDS_ONLY)),
        properties.getProperty(ProbeKeys.STRATEGY, ""),
        properties.getProperty(ProbeKeys.FORM, ""));
  }

  /** Returns the same codec for root objects of another class. */
  CodecUnderTest of(Class<?> other) {
    return new CodecUnderTest(codec, other.getName(), fieldsOnly, strategy, form);
  }

  /** Returns the class of each root object. */
  public Class<?> rootType() throws ClassNotFoundException {
    if (type.indexOf('<') >= 0) {
      throw new IllegalArgumentException(
          "suite codec takes a class, not " + type + "; give that of an array's elements");
    }
    return Class.forName(type);
  }

  /** Returns whether the codec's documents are JSON. */
  public boolean json() throws ReflectiveOperationException {
    return ((Codec) made(codec)).json();
  }

  /** Loads the codec and lets it build everything that a program would build once. */
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

  /** Returns a property, which must be set. */
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
