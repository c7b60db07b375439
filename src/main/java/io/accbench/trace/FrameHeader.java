package io.accbench.trace;

import java.io.IOException;
import java.nio.charset.StandardCharsets;

/** The header of a frame: lines of {@code Name: value}, then an empty one. */
final class FrameHeader {
  /**
   * The greatest length of all lines of a header; arbitrary: a Content-Length and a Content-Type
   * take 80.
   */
  static final int MOST_BYTES = 1 << 13;

  /**
   * The greatest number of digits of a length: more than any trace has bytes, and few enough for a
   * long.
   */
  private static final int MOST_DIGITS = 18;

  /** The name of the length in lower case, with its colon. */
  static final String LENGTH = "content-length:";

  private static final int LONGEST_LINE_BYTES = LENGTH.length() + 2 * MOST_DIGITS + 2;

  private final StreamWindow window;
  private int bytes;
  private long contentLength;

  FrameHeader(StreamWindow window) {
    this.window = window;
  }

  /** Returns the number of bytes of the header last read, including the empty line. */
  int bytes() {
    return bytes;
  }

  /** Returns the number in the Content-Length, 0 or more, which may be wrong. */
  long contentLength() {
    return contentLength;
  }

  /** Reads the header at a distance from the window's start; the window does not move. */
  void read(int distance) throws IOException, BadFrame {
    contentLength = -1;
    int line = distance;
    int length = line(line, distance);
    while (length > 0) {
      field(line, length);
      line = behind(line, length);
      length = line(line, distance);
    }
    if (contentLength < 0) {
      throw bad(distance, "a header without Content-Length");
    }
    bytes = behind(line, length) - distance;
  }

  /** Returns the number of bytes of a line without its end; the window then holds all of them. */
  private int line(int from, int header) throws IOException, BadFrame {
    int at = from;
    while (window.has(at + 1) && window.at(at) != '\n') {
      at++;
      if (at - header > MOST_BYTES) {
        throw bad(header, "no header ends within " + MOST_BYTES + " bytes");
      }
    }
    if (window.available() <= at) {
      throw new BadFrame(Flaw.TORN, window.offset() + header, "the trace ends inside a header");
    }
    return at > from && window.at(at - 1) == '\r' ? at - from - 1 : at - from;
  }

  private int behind(int from, int length) {
    return from + length + (window.at(from + length) == '\r' ? 2 : 1);
  }

  private void field(int from, int length) throws BadFrame {
    if (!isField(from, length)) {
      throw bad(from, "expected \"Content-Length: …\", found \"" + shown(from, length) + "\"");
    }
    if (isLength(window, from)) {
      long claimed = digits(from + LENGTH.length(), from + length);
      if (claimed < 0 || contentLength >= 0 && contentLength != claimed) {
        throw bad(from, "no usable length in \"" + shown(from, length) + "\"");
      }
      contentLength = claimed;
    }
  }

  /**
   * Returns whether the line holds letters, digits and dashes, then a colon, and only characters
   * that a person can read.
   */
  private boolean isField(int from, int length) {
    int colon = 0;
    while (colon < length && isName(window.at(from + colon))) {
      colon++;
    }
    boolean field = colon > 0 && colon < length && window.at(from + colon) == ':';
    for (int i = colon; field && i < length; i++) {
      byte one = window.at(from + i);
      field = one >= ' ' && one < 127 || one == '\t';
    }
    return field;
  }

  private static boolean isName(byte one) {
    return Character.isLetterOrDigit(one) && one > 0 || one == '-' || one == '_';
  }

  /**
   * Returns the number between two distances, with space around it; -1 if there is anything else.
   */
  private long digits(int from, int end) {
    String text = text(from, end - from).strip();
    return text.length() <= MOST_DIGITS && text.matches("[0-9]+") ? Long.parseLong(text) : -1;
  }

  private String text(int from, int length) {
    return new String(window.bytes(), window.start() + from, length, StandardCharsets.ISO_8859_1);
  }

  private String shown(int from, int length) {
    int most = 40;
    String text = text(from, Math.min(length, most)).replaceAll("[^ -~]", "?");
    return length > most ? text + "…" : text;
  }

  private BadFrame bad(int distance, String what) {
    return new BadFrame(Flaw.BAD_HEADER, window.offset() + distance, what);
  }

  /**
   * Passes everything before the next line {@code Content-Length: N}; returns false at the stream's
   * end. No JSON value holds such a line, because a string has no line ends in it.
   */
  static boolean find(StreamWindow window) throws IOException {
    int at = position(window, window.available());
    while (at < 0) {
      window.pass(Math.max(0, window.available() - LONGEST_LINE_BYTES));
      if (!window.more()) {
        return false;
      }
      at = position(window, window.available());
    }
    window.pass(at);
    return true;
  }

  /**
   * Returns the distance of the first line {@code Content-Length: N} at hand that starts within so
   * many bytes; -1 if there is no such line.
   */
  static int position(StreamWindow window, int within) {
    for (int at = 0; at < within; at++) {
      if ((window.at(at) | ' ') == 'c' && isLength(window, at) && endsInDigits(window, at)) {
        return at;
      }
    }
    return -1;
  }

  private static boolean isLength(StreamWindow window, int from) {
    if (window.available() < from + LENGTH.length()) {
      return false;
    }
    for (int i = 0; i < LENGTH.length(); i++) {
      byte one = window.at(from + i);
      if ((one >= 'A' && one <= 'Z' ? one | ' ' : one) != LENGTH.charAt(i)) {
        return false;
      }
    }
    return true;
  }

  private static boolean endsInDigits(StreamWindow window, int from) {
    int at = from + LENGTH.length();
    int first = at;
    while (at < window.available() && window.at(at) == ' ' && at - first < MOST_DIGITS) {
      first = ++at;
    }
    while (at < window.available() && Character.isDigit(window.at(at))) {
      at++;
    }
    boolean digits = at > first && at - first <= MOST_DIGITS;
    at += at < window.available() && window.at(at) == '\r' ? 1 : 0;
    return digits && at < window.available() && window.at(at) == '\n';
  }
}
