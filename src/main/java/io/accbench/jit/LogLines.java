package io.accbench.jit;

import java.io.BufferedInputStream;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * The complete lines of a log, up to a limit. A line that is too long is left out. So is a last
 * line without a newline: the JVM was killed while it wrote that line, or the disk was full.
 */
final class LogLines implements Closeable {
  /** The longest line that is read, in bytes; the longest line seen has 400. */
  private static final int LONGEST = 4_096;

  private static final int BUFFER = 1 << 16;

  private final InputStream in;
  private final long most;
  private final byte[] line = new byte[LONGEST];
  private long read;
  private boolean cut;
  private boolean torn;

  /**
   * @param most how many bytes of the file are read
   */
  LogLines(Path file, long most) throws IOException {
    this.in = new BufferedInputStream(Files.newInputStream(file), BUFFER);
    this.most = most;
  }

  /** Returns the next line, or null after the last. */
  String next() throws IOException {
    int length = 0;
    for (int next = read(); next >= 0; next = read()) {
      if (next != '\n') {
        if (length < LONGEST) {
          line[length] = (byte) next;
        }
        length++;
      } else if (length <= LONGEST) {
        return new String(line, 0, length, StandardCharsets.UTF_8);
      } else {
        length = 0;
      }
    }
    torn = length > 0 && !cut;
    return null;
  }

  private int read() throws IOException {
    if (read == most) {
      cut = cut || in.read() >= 0;
      return -1;
    }
    read++;
    return in.read();
  }

  /** Returns how many bytes of the file were read. */
  long position() {
    return read;
  }

  /** Returns whether the file continues beyond the limit; known after the last line. */
  boolean cut() {
    return cut;
  }

  /** Returns whether the file ends inside a line; known after the last line. */
  boolean torn() {
    return torn;
  }

  @Override
  public void close() throws IOException {
    in.close();
  }
}
