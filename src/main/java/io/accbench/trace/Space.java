package io.accbench.trace;

/** The bytes that JSON calls whitespace (RFC 8259, section 2). */
final class Space {
  /** The amount of space at the end of a line that is not counted against the limit; arbitrary. */
  static final int MOST_BYTES = 1 << 10;

  private Space() {}

  static boolean is(byte one) {
    return one == ' ' || one == '\n' || one == '\r' || one == '\t';
  }
}
