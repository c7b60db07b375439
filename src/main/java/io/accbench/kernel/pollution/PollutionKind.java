package io.accbench.kernel.pollution;

/** The kinds of what a fork's JVM does beside its benchmark, by the words that name them. */
public enum PollutionKind {
  /** Nothing. */
  NONE("none"),
  /** The measured code, with objects of other types. */
  TYPES("types"),
  /** The measured code, with text beyond Latin-1. */
  STRINGS("strings"),
  /** Types and strings. */
  APPLICATION("application"),
  /** Types and strings, but only when the JVM is warm. */
  SHIFT("shift"),
  /** Other benchmarks of the same jar; a regular expression follows the word. */
  BENCHMARKS("benchmarks:"),
  /** A static method of the user's: the word stands between its class and its name. */
  METHOD("::");

  private final String word;

  PollutionKind(String word) {
    this.word = word;
  }

  /**
   * Returns the kind that a text names, such as {@code types} or {@code benchmarks:.*}; or null.
   */
  public static PollutionKind of(String text) {
    for (PollutionKind kind : values()) {
      boolean named =
          switch (kind) {
            case BENCHMARKS -> text.startsWith(kind.word);
            case METHOD -> text.contains(kind.word);
            default -> text.equals(kind.word);
          };
      if (named) {
        return kind;
      }
    }
    return null;
  }

  /** Returns the word. */
  public String word() {
    return word;
  }

  /** Returns whether the measured code works with objects of other types. */
  public boolean ofTypes() {
    return this == TYPES || ofBoth();
  }

  /** Returns whether the measured code works with other text. */
  public boolean ofStrings() {
    return this == STRINGS || ofBoth();
  }

  private boolean ofBoth() {
    return this == APPLICATION || this == SHIFT;
  }
}
