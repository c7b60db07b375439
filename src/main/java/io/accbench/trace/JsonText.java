package io.accbench.trace;

import static java.nio.charset.StandardCharsets.UTF_8;

/**
 * Steps over JSON values in place (RFC 8259), and reports where the text is not JSON. It allocates
 * nothing, whatever the text is. It does not look at bytes above ASCII inside strings; {@link Utf8}
 * does.
 *
 * <p>Note: this is not done by Jackson, whose parser keeps every name of a document in its symbol
 * table. One frame of a map with millions of keys would fill a heap of 64 MB.
 */
final class JsonText {
  /**
   * The greatest depth of nesting. It equals Jackson's default limit, which the payload would meet
   * later anyway.
   */
  static final int MOST_DEPTH = 1000;

  private final boolean[] inObject = new boolean[MOST_DEPTH];
  private byte[] bytes = new byte[0];
  private int start;
  private int end;
  private long base;

  /** Sets the text to step over from now on. */
  void over(Frame frame) {
    bytes = frame.bytes();
    start = frame.start();
    end = frame.end();
    base = frame.offset() - frame.start();
  }

  /** Returns the index of the text's first byte. */
  int start() {
    return start;
  }

  /** Checks that a document is one JSON value. */
  void check(Frame frame) throws BadFrame {
    over(frame);
    int behind = space(value(space(frame.start())));
    if (behind < end) {
      throw unexpected(behind, "the end of the document");
    }
  }

  /** Returns the byte at an index; behind the end it is 0, which no JSON holds. */
  byte at(int index) {
    return index < end ? bytes[index] : 0;
  }

  /** Returns the first index that is no space. */
  int space(int from) {
    int at = from;
    while (at < end && Space.is(bytes[at])) {
      at++;
    }
    return at;
  }

  /** Returns the index behind the value that starts here. */
  int value(int from) throws BadFrame {
    int depth = 0;
    int at = from;
    while (true) {
      byte first = at(at);
      boolean object = first == '{';
      if (object || first == '[') {
        push(depth++, object, at);
        at = space(at + 1);
        if (at(at) != (object ? '}' : ']')) {
          at = object ? space(key(at)) : at;
          continue;
        }
      } else {
        at = scalar(at);
        if (depth == 0) {
          return at;
        }
        at = space(at);
      }
      while (at(at) != ',') {
        if (at(at) != (inObject[depth - 1] ? '}' : ']')) {
          throw unexpected(at, inObject[depth - 1] ? "',' or '}'" : "',' or ']'");
        }
        at++;
        if (--depth == 0) {
          return at;
        }
        at = space(at);
      }
      at = space(at + 1);
      at = inObject[depth - 1] ? space(key(at)) : at;
    }
  }

  /** Returns the index behind a name and its colon. */
  int key(int from) throws BadFrame {
    if (at(from) != '"') {
      throw unexpected(from, "a name in quotes");
    }
    int at = space(string(from));
    if (at(at) != ':') {
      throw unexpected(at, "':'");
    }
    return at + 1;
  }

  /** Returns the index behind the string that starts here with a quote. */
  int string(int from) throws BadFrame {
    int at = from + 1;
    while (at < end) {
      byte one = bytes[at];
      if (one == '"') {
        return at + 1;
      }
      if (one >= 0 && one < ' ') {
        throw new BadFrame(Flaw.NOT_JSON, base + at, "a control character inside a string");
      }
      at = one == '\\' ? escape(at + 1) : at + 1;
    }
    throw unexpected(end, "the end of a string");
  }

  /** Returns whether the string that starts here says exactly this. */
  boolean isString(int from, byte[] word) throws BadFrame {
    return at(from) == '"' && Scalar.says(bytes, from, string(from), word);
  }

  /** Returns the text of the string, number or literal that starts here. */
  String text(int from) throws BadFrame {
    return Scalar.text(bytes, from, value(from));
  }

  /**
   * Returns the value that starts here as it is written, or "" if it takes more than so many bytes.
   */
  String raw(int from, int mostBytes) throws BadFrame {
    int length = value(from) - from;
    return length <= mostBytes ? new String(bytes, from, length, UTF_8) : "";
  }

  private void push(int depth, boolean object, int at) throws BadFrame {
    if (depth == MOST_DEPTH) {
      throw new BadFrame(Flaw.TOO_DEEP, base + at, "nested deeper than " + MOST_DEPTH + " levels");
    }
    inObject[depth] = object;
  }

  private int escape(int at) throws BadFrame {
    if (at(at) != 'u') {
      if ("\"\\/bfnrt".indexOf(at(at)) < 0) {
        throw unexpected(at, "an escape");
      }
      return at + 1;
    }
    for (int i = 1; i <= 4; i++) {
      if (Character.digit(at(at + i), 16) < 0) {
        throw unexpected(at + i, "a hexadecimal digit");
      }
    }
    return at + 5;
  }

  private int scalar(int from) throws BadFrame {
    return switch (at(from)) {
      case '"' -> string(from);
      case 't' -> literal(from, "true");
      case 'f' -> literal(from, "false");
      case 'n' -> literal(from, "null");
      default -> number(from);
    };
  }

  private int literal(int from, String word) throws BadFrame {
    for (int i = 0; i < word.length(); i++) {
      if (at(from + i) != word.charAt(i)) {
        throw unexpected(from + i, word);
      }
    }
    return from + word.length();
  }

  private int number(int from) throws BadFrame {
    int at = at(from) == '-' ? from + 1 : from;
    if (at == from && !isDigit(at)) {
      throw unexpected(at, "a value");
    }
    at = at(at) == '0' ? at + 1 : digits(at);
    if (at(at) == '.') {
      at = digits(at + 1);
    }
    if (at(at) == 'e' || at(at) == 'E') {
      boolean signed = at(at + 1) == '+' || at(at + 1) == '-';
      at = digits(signed ? at + 2 : at + 1);
    }
    return at;
  }

  private int digits(int from) throws BadFrame {
    int at = from;
    while (isDigit(at)) {
      at++;
    }
    if (at == from) {
      throw unexpected(at, "a digit");
    }
    return at;
  }

  private boolean isDigit(int at) {
    return at(at) >= '0' && at(at) <= '9';
  }

  private BadFrame unexpected(int at, String wanted) {
    String found = at >= end ? "the end" : String.format("'%c'", shown(bytes[at]));
    return new BadFrame(Flaw.NOT_JSON, base + at, "expected " + wanted + ", found " + found);
  }

  private static char shown(byte one) {
    return one > ' ' && one < 127 ? (char) one : '?';
  }
}
