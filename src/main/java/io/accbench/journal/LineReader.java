package io.accbench.journal;

import java.io.ByteArrayOutputStream;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;

/**
 * A reader of the lines of a file as bytes. No line may be longer than {@link
 * Entry#LONGEST_LINE_BYTES}.
 */
final class LineReader implements Closeable {
  private final InputStream in;
  private final byte[] buffer = new byte[1 << 16];
  private int position;
  private int limit;
  private int number;
  private boolean torn;

  LineReader(Path file) throws IOException {
    in = JournalFile.open(file);
  }

  /**
   * Returns the next line that ends in a newline, without the newline, or null if there is no such
   * line.
   */
  byte[] next() throws IOException {
    ByteArrayOutputStream line = new ByteArrayOutputStream(1 << 12);
    number++;
    while (filled()) {
      int end = position;
      while (end < limit && buffer[end] != '\n') {
        end++;
      }
      if (line.size() + end - position > Entry.LONGEST_LINE_BYTES) {
        throw new TooLong();
      }
      line.write(buffer, position, end - position);
      position = end + 1;
      if (end < limit) {
        return line.toByteArray();
      }
    }
    torn = line.size() > 0;
    return null;
  }

  /** Returns whether there is anything left, which is then in the buffer. */
  private boolean filled() throws IOException {
    if (position >= limit) {
      position = 0;
      limit = in.read(buffer);
    }
    return limit > 0;
  }

  /** Returns the number of the line last asked for, from 1. */
  int number() {
    return number;
  }

  /** Returns whether the file ended inside a line; known once {@link #next} returned null. */
  boolean torn() {
    return torn;
  }

  @Override
  public void close() throws IOException {
    in.close();
  }

  /** An exception for a line beyond the limit. */
  static final class TooLong extends IOException {
    private static final long serialVersionUID = 1;
  }
}
