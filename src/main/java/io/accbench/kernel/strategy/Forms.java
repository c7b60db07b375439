package io.accbench.kernel.strategy;

/** What every strategy says of a form or member that it does not know. */
final class Forms {
  private Forms() {}

  static IllegalArgumentException unknown(String strategy, String form) {
    return new IllegalArgumentException(
        "strategy \"" + strategy + "\" has no form \"" + form + "\"");
  }
}
