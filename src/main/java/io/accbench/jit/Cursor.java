package io.accbench.jit;

/** A place in a line, which moves on with each part that is read. */
final class Cursor {
  /** What may stand before a call: a callee's attributes, in a column of their own. */
  private static final String BEFORE_CALL = " s!mbn";

  private final String line;
  private int at;

  Cursor(String line) {
    this.line = line;
  }

  /** The thread in {@code [9517 ]}, -1 where there is none; behind it stands one blank. */
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

  /** The column of the {@code @} that a call begins with, which is passed; -1 where none is. */
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

  /** The digits behind blanks, -1 where there are none or too many. */
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

  /** The next characters, fewer at the end of the line. */
  String take(int length) {
    int begin = at;
    at = Math.min(line.length(), at + length);
    return line.substring(begin, at);
  }

  /** The tier; a JVM that has but the last one does not name it. */
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

  /** Everything up to the next blank. */
  String word() {
    blanks();
    int begin = at;
    int end = line.indexOf(' ', begin);
    at = end < 0 ? line.length() : end;
    return line.substring(begin, at);
  }

  /** The number in {@code (56 bytes)}, -1 where that does not stand here. */
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

  /** Passes a text behind blanks; false when another stands here. */
  boolean skip(String text) {
    blanks();
    boolean here = line.startsWith(text, at);
    at += here ? text.length() : 0;
    return here;
  }

  /** What is left, without blanks around it. */
  String rest() {
    return line.substring(at).strip();
  }

  private void blanks() {
    while (at < line.length() && line.charAt(at) == ' ') {
      at++;
    }
  }
}
