package io.accbench.kernel.host;

import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/**
 * Counts what a fork's code prints: JMH passes it to {@link System#out} and {@link System#err} of
 * this JVM. The beginning of the errors is passed on, since they may be this JVM's own.
 */
final class PrintedBytes {
  /** The bytes of errors that are passed on. Arbitrary: more than a stack trace. */
  private static final int PASSED_ON = 1 << 16;

  private long count;

  /** Counts from now on what is printed to this JVM's streams. */
  static PrintedBytes ofThisJvm() {
    PrintedBytes printed = new PrintedBytes();
    System.setOut(printed.stream(OutputStream.nullOutputStream()));
    System.setErr(printed.stream(System.err));
    return printed;
  }

  private PrintStream stream(OutputStream to) {
    return new PrintStream(new Counting(to), true, StandardCharsets.UTF_8);
  }

  /** Begins to count from 0. */
  synchronized void reset() {
    count = 0;
  }

  /** Returns the bytes since the last reset. */
  synchronized long count() {
    return count;
  }

  private synchronized void add(int bytes) {
    count += bytes;
  }

  /** A stream whose bytes are counted. */
  private final class Counting extends OutputStream {
    private final OutputStream to;
    private int left = PASSED_ON;

    Counting(OutputStream to) {
      this.to = to;
    }

    @Override
    public void write(int one) throws IOException {
      write(new byte[] {(byte) one}, 0, 1);
    }

    @Override
    public void write(byte[] bytes, int from, int length) throws IOException {
      add(length);
      int passed = Math.min(left, length);
      left -= passed;
      to.write(bytes, from, passed);
    }

    @Override
    public void flush() throws IOException {
      to.flush();
    }
  }
}
