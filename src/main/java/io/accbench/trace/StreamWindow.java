package io.accbench.trace;

import java.io.Closeable;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.util.zip.ZipException;

/**
 * The part of a stream that is looked at, in one array that is used again and again. The array
 * grows by doubling, and only when bytes that were really read fill it. So a length that a header
 * claims allocates nothing.
 */
final class StreamWindow implements Closeable {
  /**
   * The length of the array before it grows; arbitrary: hundreds of frames, and little of a heap of
   * 64 MB.
   */
  private static final int FIRST_BYTES = 1 << 20;

  /**
   * The most bytes of one read, because the JDK keeps a direct buffer of that size for each thread.
   */
  private static final int READ_BYTES = 1 << 18;

  private final InputStream in;
  private final int most;
  private byte[] bytes;
  private int start;
  private int end;
  private long base;
  private String damage;

  /**
   * @param most the most bytes that are ever held
   */
  StreamWindow(InputStream in, int most) {
    this.in = in;
    this.most = most;
    this.bytes = new byte[Math.min(most, FIRST_BYTES)];
  }

  /** Returns the array, which changes with {@link #more()}. */
  byte[] bytes() {
    return bytes;
  }

  /** Returns the index of the first byte not yet passed; it changes with {@link #more()}. */
  int start() {
    return start;
  }

  /** Returns the number of bytes at hand from {@link #start()} on. */
  int available() {
    return end - start;
  }

  /** Returns the offset of the first byte not yet passed, in the uncompressed stream. */
  long offset() {
    return base + start;
  }

  /** Returns the byte at a distance from the start, which must be at hand. */
  byte at(int distance) {
    return bytes[start + distance];
  }

  void pass(int count) {
    start += count;
  }

  /**
   * Returns whether so many bytes are at hand, and reads more if needed; false at the stream's end.
   */
  boolean has(int count) throws IOException {
    while (available() < count) {
      if (!more()) {
        return false;
      }
    }
    return true;
  }

  /**
   * Reads at least one more byte; returns false at the end of the stream, or of its undamaged part.
   */
  boolean more() throws IOException {
    if (damage != null) {
      return false;
    }
    makeRoom();
    try {
      int read = in.read(bytes, end, Math.min(READ_BYTES, bytes.length - end));
      end += Math.max(0, read);
      return read > 0;
    } catch (EOFException | ZipException damaged) {
      damage = damaged instanceof EOFException ? "it ends early" : damaged.getMessage();
      return false;
    }
  }

  /**
   * Returns what is wrong with the compressed stream behind the last byte at hand, or null if no
   * damage is known.
   */
  String damage() {
    return damage;
  }

  private void makeRoom() {
    if (end < bytes.length) {
      return;
    }
    byte[] to = bytes;
    if (available() > bytes.length / 2) {
      if (bytes.length == most) {
        if (start == 0) {
          throw new IllegalStateException("more than " + most + " bytes asked for");
        }
      } else {
        to = new byte[(int) Math.min(most, 2L * bytes.length)];
      }
    }
    System.arraycopy(bytes, start, to, 0, available());
    bytes = to;
    base += start;
    end -= start;
    start = 0;
  }

  @Override
  public void close() throws IOException {
    in.close();
  }
}
