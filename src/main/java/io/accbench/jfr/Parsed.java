package io.accbench.jfr;

import java.io.IOException;
import java.nio.file.Path;
import jdk.jfr.consumer.RecordedEvent;
import jdk.jfr.consumer.RecordingFile;

/** The JDK's parser, for which whatever it throws on damaged bytes is one kind of failure. */
final class Parsed implements AutoCloseable {
  private final RecordingFile recording;

  Parsed(Path file) throws IOException {
    try {
      recording = new RecordingFile(file);
    } catch (RuntimeException | StackOverflowError | InternalError damaged) {
      throw new IOException(damaged);
    }
  }

  /** The next event, or null at the end. */
  RecordedEvent next() throws IOException {
    try {
      return recording.hasMoreEvents() ? recording.readEvent() : null;
    } catch (RuntimeException | StackOverflowError | InternalError damaged) {
      // errors, too: what is damaged may be deeper than the stack
      throw new IOException(damaged);
    }
  }

  /** Closes the file under a parser that is reading it, which fails at its next block. */
  void abandon() {
    try {
      recording.close();
    } catch (IOException | RuntimeException unclosable) {
      // it ends with the JVM
    }
  }

  @Override
  public void close() throws IOException {
    recording.close();
  }
}
