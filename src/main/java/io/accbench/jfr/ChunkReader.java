package io.accbench.jfr;

import java.io.IOException;
import java.nio.file.Path;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import jdk.jfr.EventType;
import jdk.jfr.consumer.RecordedEvent;
import jdk.jfr.consumer.RecordingFile;

/** A reader of one chunk. It uses the JDK's parser and stops where the parser fails. */
final class ChunkReader {
  private final Map<String, Long> counts;
  private final Consumer<JfrEvent> events;
  private final EventReader reader;
  private final IdentityHashMap<EventType, EventTypeReader> types = new IdentityHashMap<>();
  private final Set<String> strange = new TreeSet<>();
  private long read;
  private Parsed parsed;
  private boolean abandoned;

  /**
   * @param counts where the events of each type are counted
   * @param samples types of events whose stacks are wanted
   */
  ChunkReader(Map<String, Long> counts, Set<String> samples, Consumer<JfrEvent> events) {
    this.counts = counts;
    this.events = events;
    this.reader = new EventReader(samples);
  }

  /**
   * Reads the chunk. Returns why a part of it could not be read, or null when all of it could.
   *
   * @param file a file that holds this chunk alone
   */
  String read(Path file) {
    strange.clear();
    read = 0;
    try (Parsed opened = opened(file)) {
      RecordedEvent event = opened.next();
      while (event != null && give(event)) {
        event = opened.next();
      }
      giveEnabled(opened);
      return strange.isEmpty()
          ? null
          : "unknown fields or impossible times in events of type " + strange;
    } catch (IOException damaged) {
      return "after " + read + " events: " + words(damaged);
    } catch (OutOfMemoryError full) {
      return ("after %d events: it needs more than the %d MB of memory there are; unless it is"
              + " damaged, set ACCBENCH_HEAP=1g")
          .formatted(read, Runtime.getRuntime().maxMemory() >> 20);
    } finally {
      addCounts();
    }
  }

  private Parsed opened(Path file) throws IOException {
    Parsed opened = new Parsed(file);
    synchronized (this) {
      parsed = opened;
    }
    return opened;
  }

  /** Stops giving events, and closes the file under the parser. Returns the reason, in words. */
  synchronized String abandon() {
    abandoned = true;
    addCounts();
    if (parsed != null) {
      parsed.abandon();
    }
    return "after " + read + " events: the parser does not end";
  }

  synchronized boolean abandoned() {
    return abandoned;
  }

  /** Handles an event. Returns whether the reader wants another one. */
  private synchronized boolean give(RecordedEvent event) {
    if (abandoned) {
      return false;
    }
    event(event);
    read++;
    return true;
  }

  /** Gives the types of events that would be there, had anything of theirs happened. */
  private synchronized void giveEnabled(Parsed opened) throws IOException {
    Set<String> names = new TreeSet<>();
    types.values().forEach(type -> names.add(type.type()));
    if (!reader.enabled().isEmpty()) {
      for (EventType type : opened.types()) {
        if (reader.enabled().contains(type.getId())) {
          names.add(type.getName());
        }
      }
    }
    if (!abandoned) {
      names.forEach(name -> events.accept(new JfrEvent.Enabled(name)));
    }
  }

  private void event(RecordedEvent event) {
    EventTypeReader type = types.computeIfAbsent(event.getEventType(), reader::of);
    type.count();
    JfrEvent sample = null;
    JfrEvent known = null;
    try {
      sample = type.sample(event);
      known = type.known(event);
    } catch (RuntimeException otherFields) {
      strange.add(type.type());
    }
    if (sample != null) {
      events.accept(sample);
    }
    if (known != null) {
      events.accept(known);
    }
  }

  private synchronized void addCounts() {
    for (EventTypeReader type : types.values()) {
      long counted = type.counted();
      if (counted > 0) {
        counts.merge(type.type(), counted, Long::sum);
      }
    }
  }

  /**
   * Returns the failure in words. {@link Parsed} wraps what the parser throws, so the cause is
   * described where there is one.
   */
  private static String words(IOException damaged) {
    Throwable cause = damaged.getCause() == null ? damaged : damaged.getCause();
    String name = cause.getClass().getSimpleName();
    String message = cause.getMessage();
    return message == null || message.isBlank() ? name : name + " (" + message.strip() + ")";
  }

  /** The JDK's parser. Whatever it throws on damaged bytes becomes an {@link IOException}. */
  static final class Parsed implements AutoCloseable {
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
}
