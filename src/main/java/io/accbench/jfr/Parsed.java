package io.accbench.jfr;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import jdk.jfr.EventType;
import jdk.jfr.consumer.RecordedEvent;
import jdk.jfr.consumer.RecordingFile;

/** The JDK's parser. Whatever it throws on damaged bytes becomes an {@link IOException}. */
final class Parsed implements AutoCloseable {
  private final RecordingFile recording;

  Parsed(Path file) throws IOException {
    try {
      recording = new RecordingFile(file);
    } catch (RuntimeException | StackOverflowError | InternalError damaged) {
      throw new IOException(damaged);
    }
  }

  /** Returns the next event, or null at the end. */
  RecordedEvent next() throws IOException {
    try {
      return recording.hasMoreEvents() ? recording.readEvent() : null;
    } catch (RuntimeException | StackOverflowError | InternalError damaged) {
      // errors, too: damaged data may be nested more deeply than the stack allows
      throw new IOException(damaged);
    }
  }

  /** Returns the types of all events that the file may have. */
  List<EventType> types() throws IOException {
    try {
      return recording.readEventTypes();
    } catch (RuntimeException | StackOverflowError | InternalError damaged) {
      throw new IOException(damaged);
    }
  }

  /** Closes the file while the parser reads it, so that the parser fails at its next block. */
  void abandon() {
    try {
      recording.close();
    } catch (IOException | RuntimeException unclosable) {
      // the file is closed when the JVM exits
    }
  }

  @Override
  public void close() throws IOException {
    recording.close();
  }
}
