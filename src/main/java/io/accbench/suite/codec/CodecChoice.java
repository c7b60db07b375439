package io.accbench.suite.codec;

/**
 * A codec as cells name it, with the accessor strategy inside it.
 *
 * @param name the codec's name: {@code jackson} of {@code jackson/unsafe/typed}
 * @param accessor the strategy, with its form if it was named: {@code unsafe/typed}; empty for a
 *     library as it comes
 */
record CodecChoice(String name, String accessor) {

  static CodecChoice parse(String text) {
    int slash = text.indexOf('/');
    return slash < 0
        ? new CodecChoice(text, "")
        : new CodecChoice(text.substring(0, slash), text.substring(slash + 1));
  }

  /** Returns the strategy's name without its form; empty for a library as it comes. */
  String strategy() {
    int slash = accessor.indexOf('/');
    return slash < 0 ? accessor : accessor.substring(0, slash);
  }
}
