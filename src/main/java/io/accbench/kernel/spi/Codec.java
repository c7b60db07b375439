package io.accbench.kernel.spi;

import java.util.List;

/**
 * A library in one configuration that turns an object into a document's bytes and back. {@link
 * java.util.ServiceLoader} finds the implementations; a user's own codec is compiled from one
 * source file.
 *
 * <p>The descriptive methods are called in accbench's own JVM, where the library is absent. So the
 * codec's own class must not refer to it in a field, a static initialiser or a signature. {@link
 * #bind} runs in the measured JVM and in a short probe before it, with the stack on the class path.
 * A codec must not print or start threads. It throws {@link Unsupported} when the library cannot do
 * something; the message is the reason in reports. Any other exception is reported as a failure,
 * and so is a document that differs from the baseline's.
 */
public interface Codec {

  /** Returns the name for {@code --codec}: lower case, without spaces or slashes. */
  default String name() {
    return getClass().getSimpleName().toLowerCase(java.util.Locale.ROOT);
  }

  /** Returns one line for {@code accbench list codecs}. */
  default String summary() {
    return "the user's own";
  }

  /**
   * Returns the artifacts, as {@code group:artifact}, that a stack must hold to support the codec.
   */
  default List<String> artifacts() {
    return List.of();
  }

  /** Returns whether the codec can replace the library's property accessors by a strategy's. */
  default boolean takesStrategy() {
    return false;
  }

  /** Returns whether the codec can be configured to use only fields, of any visibility. */
  default boolean takesFieldsOnly() {
    return false;
  }

  /**
   * Returns whether the codec's documents are JSON. A codec of another format reads the document
   * that it wrote itself before anything is measured. Its results are compared with the object
   * instead of the baseline's document.
   */
  default boolean json() {
    return true;
  }

  /**
   * Builds everything that a program would build once: the mapper with its modules, the reader and
   * the writer of the type. In single-shot mode this is part of the measured time.
   */
  Bound bind(Binding binding) throws Throwable;

  /**
   * A codec built for one root type. All measuring threads of a fork share it, and with more than
   * one they convert at the same time. What only one thread may use, such as a buffer or an
   * instance of Kryo, belongs in a {@link ThreadLocal} or a pool, as in a program. In a single shot
   * each thread binds its own.
   */
  interface Bound {

    /** Returns the document in a new array; must not change {@code value}. */
    byte[] serialize(Object value) throws Throwable;

    /** Returns the object that the document holds; must not change {@code document}. */
    Object deserialize(byte[] document) throws Throwable;

    /**
     * Returns the code that executes each property, from the objects that the library really built.
     * It is called after a document was converted in each direction, by one thread at a time. The
     * list is empty when the codec does not know.
     */
    default List<Execution> executions() throws Throwable {
      return List.of();
    }
  }
}
