package io.accbench.trace;

import java.util.Arrays;

/** A view of one frame's document inside the reader's buffer; the next frame overwrites it. */
public final class Frame {
  private byte[] bytes = new byte[0];
  private int start;
  private int length;
  private long offset;
  private long number;

  Frame() {}

  /** Moves this view to another document. */
  void show(byte[] in, int from, int size, long at) {
    bytes = in;
    start = from;
    length = size;
    offset = at;
  }

  void number(long next) {
    number = next;
  }

  /**
   * Returns the frame's number, from 1. Bad frames count, too, so that a number means the same with
   * and without them.
   */
  long number() {
    return number;
  }

  /** Returns the offset of the document's first byte in the uncompressed stream, from 0. */
  long offset() {
    return offset;
  }

  /** Returns the buffer that holds the document among other bytes. */
  byte[] bytes() {
    return bytes;
  }

  /** Returns the index of the document's first byte in {@link #bytes()}. */
  int start() {
    return start;
  }

  /**
   * Returns the number of bytes of the document, without header, line end and space around it; at
   * least 1.
   */
  int length() {
    return length;
  }

  /** Returns the index behind the document's last byte. */
  int end() {
    return start + length;
  }

  /** Returns the document in an array of its own. */
  byte[] copy() {
    return Arrays.copyOfRange(bytes, start, start + length);
  }
}
