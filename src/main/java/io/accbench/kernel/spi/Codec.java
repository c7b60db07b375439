package io.accbench.kernel.spi;

import java.util.List;

/**
 * A library, as configured here, that turns an object into a document's bytes and back; found by
 * {@link java.util.ServiceLoader}, or compiled from the user's one source file.
 *
 * <p>The descriptive methods are called in accbench's own JVM, where the library is absent: nothing
 * of it may stand in a field, a static initialiser or a signature of the codec's own class. {@link
 * #bind} runs in the measured JVM and in a short probe before it, with the stack on the class path.
 * Nothing may be printed and no thread started. What the library cannot do throws: the exception's
 * words are the result "not supported".
 */
public interface Codec {

  /** Lower case, without spaces or slashes; what {@code --codec} takes. */
  default String name() {
    return getClass().getSimpleName().toLowerCase(java.util.Locale.ROOT);
  }

  /** One line for {@code accbench list codecs}. */
  default String summary() {
    return "the user's own";
  }

  /** What a stack must hold, as {@code group:artifact}; a stack without it does not support it. */
  default List<String> artifacts() {
    return List.of();
  }

  /** Whether it can swap the library's property accessors for those of a strategy. */
  default boolean takesStrategy() {
    return false;
  }

  /** Whether it can be told to use fields only, of any visibility. */
  default boolean takesFieldsOnly() {
    return false;
  }

  /**
   * Whether its documents are JSON. A codec of another format reads the document that it has
   * written itself, before anything is measured, and is held to the object instead of the
   * baseline's document.
   */
  default boolean json() {
    return true;
  }

  /**
   * Builds all that a program would build once: the mapper with its modules, the reader and the
   * writer of the type. In single shot this is part of what is measured.
   */
  Bound bind(Binding binding) throws Throwable;

  /** A codec made for one root type; used by one thread at a time. */
  interface Bound {

    /** The document, in an array of its own; must not change {@code value}. */
    byte[] serialize(Object value) throws Throwable;

    /** The object that the document holds; must not change {@code document}. */
    Object deserialize(byte[] document) throws Throwable;

    /**
     * What executes each property, from the objects that the library really built; called after a
     * document went each way. Empty when the codec cannot tell.
     */
    default List<Execution> executions() throws Throwable {
      return List.of();
    }
  }
}
