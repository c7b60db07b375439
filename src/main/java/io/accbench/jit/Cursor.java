package io.accbench.jit;

/** A position in a line, which moves on with each part that is read. */
final class Cursor {
  /** The characters that may precede a call: blanks and a callee's attributes. */
  private static final String BEFORE_CALL = " s!mbn";

  private final String line;
  private int at;

  Cursor(String line) {
    this.line = line;
  }

  /** Reads {@code [9517 ]} and the blank after it. Returns the thread, or -1 if there is none. */
  int decorator() {
    int end = line.indexOf("] ");
    if (end < 0 || line.charAt(0) != '[') {
      return -1;
    }
    at = 1;
    int thread = number();
    boolean whole = line.substring(at, end).isBlank();
    at = end + 2;
    return whole ? thread : -1;
  }

  /**
   * Passes the {@code @} that a call begins with. Returns how many columns precede it, or -1 where
   * there is no call.
   */
  int call() {
    int begin = at;
    int mark = begin;
    while (mark < line.length() && BEFORE_CALL.indexOf(line.charAt(mark)) >= 0) {
      mark++;
    }
    if (!line.startsWith("@ ", mark)) {
      return -1;
    }
    at = mark + 1;
    return mark - begin;
  }

  /** Reads blanks and a number. Returns -1 where there are no digits or too many. */
  int number() {
    blanks();
    int begin = at;
    while (at < line.length() && Character.isDigit(line.charAt(at))) {
      at++;
    }
    try {
      return Integer.parseInt(line, begin, at, 10);
    } catch (NumberFormatException none) {
      return -1;
    }
  }

  /** Reads the next characters; they are fewer at the end of the line. */
  String take(int length) {
    int begin = at;
    at = Math.min(line.length(), at + length);
    return line.substring(begin, at);
  }

  /** Reads the tier. A JVM that has only the last tier does not write it. */
  int level() {
    blanks();
    boolean named = at + 1 < line.length() && line.charAt(at + 1) == ' ';
    if (!named) {
      return Compilations.LAST_TIER;
    }
    int level = Character.digit(line.charAt(at), Compilations.LAST_TIER + 1);
    at++;
    return Math.max(0, level);
  }

  /** Reads everything up to the next blank. */
  String word() {
    blanks();
    int begin = at;
    int end = line.indexOf(' ', begin);
    at = end < 0 ? line.length() : end;
    return line.substring(begin, at);
  }

  /** Reads {@code (56 bytes)}. Returns the number, or -1 where there is no such text here. */
  int bytes() {
    blanks();
    int begin = at;
    if (skip("(")) {
      int bytes = number();
      if (bytes >= 0 && skip("bytes)")) {
        return bytes;
      }
    }
    at = begin;
    return -1;
  }

  /** Passes blanks and a text. Returns false when another text stands here. */
  boolean skip(String text) {
    blanks();
    boolean here = line.startsWith(text, at);
    at += here ? text.length() : 0;
    return here;
  }

  /** Returns the rest of the line, without blanks around it. */
  String rest() {
    return line.substring(at).strip();
  }

  private void blanks() {
    while (at < line.length() && line.charAt(at) == ' ') {
      at++;
    }
  }
}
