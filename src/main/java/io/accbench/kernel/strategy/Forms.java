package io.accbench.kernel.strategy;

/** The exceptions that all strategies share. */
final class Forms {
  private Forms() {}

  static IllegalArgumentException unknown(String strategy, String form) {
    return new IllegalArgumentException(
        "strategy \"" + strategy + "\" has no form \"" + form + "\"");
  }
}
