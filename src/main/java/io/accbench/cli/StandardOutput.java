package io.accbench.cli;

import java.io.BufferedOutputStream;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.util.Locale;
import java.util.Optional;

/** The standard output, which remembers a failure to write, since printers do not report one. */
final class StandardOutput extends FilterOutputStream {
  private IOException failure;

  StandardOutput(OutputStream out) {
    super(out);
  }

  /** Returns the standard output of this process, which replaces {@link System#out} from now on. */
  static StandardOutput ofThisProcess() {
    StandardOutput out = new StandardOutput(new FileOutputStream(FileDescriptor.out));
    System.setOut(new PrintStream(new BufferedOutputStream(out), false));
    return out;
  }

  /**
   * Returns why some output is lost; empty when nothing is lost, or when the reader wanted no more
   * of it, as {@code head} does.
   */
  Optional<String> failure() {
    return Optional.ofNullable(failure)
        .map(why -> String.valueOf(why.getMessage()))
        .filter(why -> !why.toLowerCase(Locale.ROOT).contains("pipe"));
  }

  @Override
  public void write(int b) throws IOException {
    write(new byte[] {(byte) b}, 0, 1);
  }

  @Override
  public void write(byte[] bytes, int offset, int length) throws IOException {
    try {
      out.write(bytes, offset, length);
    } catch (IOException unwritable) {
      throw remembered(unwritable);
    }
  }

  @Override
  public void flush() throws IOException {
    try {
      out.flush();
    } catch (IOException unwritable) {
      throw remembered(unwritable);
    }
  }

  private IOException remembered(IOException unwritable) {
    failure = failure == null ? unwritable : failure;
    return unwritable;
  }
}
