package io.accbench.jfr;

import io.accbench.model.UserException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Consumer;

/**
 * Reads the recording of any JVM, JDK 11 or later, in memory that does not depend on its length.
 *
 * <p>Each chunk is given to the JDK's parser by itself, in a file of its own where there are
 * several: the parser ends at the first damaged chunk, cannot say where that is, and takes the
 * fields of one JVM's events for those of another where files of two were joined.
 */
public final class Recording {
  private final Path file;
  private final Consumer<JfrEvent> events;
  private final Map<String, Long> counts = new TreeMap<>();
  private final List<Damage> damages = new ArrayList<>();
  private final Set<String> samples;
  private Chunk first;

  private Recording(Path file, Set<String> samples, Consumer<JfrEvent> events) {
    this.file = file;
    this.events = events;
    this.samples = samples;
  }

  /**
   * Gives the events of a file, in its order, which is by time only within a thread.
   *
   * @param samples types of events that are wanted as {@link JfrEvent.Sample}, any that has stacks
   * @throws UserException when there is no such file, nothing of a recording is in it, or this JVM
   *     lacks the parser
   */
  public static Reading read(Path file, Set<String> samples, Consumer<JfrEvent> events) {
    if (ModuleLayer.boot().findModule("jdk.jfr").isEmpty()) {
      throw UserException.refused(
          "this JVM ("
              + Runtime.version()
              + ") has no module jdk.jfr, which reads recordings; set ACCBENCH_JAVA to a JDK");
    }
    try (FileChannel channel = FileChannel.open(file, StandardOpenOption.READ)) {
      return new Recording(file, samples, events).read(channel);
    } catch (NoSuchFileException missing) {
      throw problem(file, "no such file; give a recording (.jfr)");
    } catch (IOException unreadable) {
      throw problem(file, "cannot be read (" + unreadable + ")");
    }
  }

  private Reading read(FileChannel channel) throws IOException {
    if (channel.size() == 0) {
      throw problem(file, "is empty; was the JVM killed before it wrote its recording?");
    }
    Chunks chunks = new Chunks(channel, damages);
    for (Chunk chunk = chunks.next(); chunk != null; chunk = chunks.next()) {
      if (first == null) {
        first = chunk;
        events.accept(new JfrEvent.Begin(chunk.start()));
      }
      String reason = chunk(channel, chunk, chunks.position() - chunk.offset());
      if (reason != null) {
        damages.add(new Damage(chunk.offset(), reason));
      }
    }
    if (first == null) {
      throw problem(file, "not a flight recording: no part of it begins with FLR; is it packed?");
    }
    return new Reading(
        first.start(), Collections.unmodifiableMap(new TreeMap<>(counts)), List.copyOf(damages));
  }

  /** Why not all of a chunk could be read; null when all could. */
  private String chunk(FileChannel channel, Chunk chunk, long available) throws IOException {
    String flaw = chunk.flaw(available);
    if (flaw != null) {
      return flaw;
    }
    if (!PoolChain.ends(channel, chunk)) {
      return "the chunk's constant pools are not in order";
    }
    String reason =
        available == channel.size() && chunk.finished()
            ? read(file, available)
            : apart(channel, chunk, available);
    if (chunk.size() > available) {
      return "the chunk is cut short: " + available + " of " + chunk.size() + " bytes";
    }
    return reason == null && !chunk.finished()
        ? "the JVM ended before its recording did; what it had not yet flushed is lost"
        : reason;
  }

  private String read(Path chunk, long bytes) {
    return Patience.read(new ChunkReader(counts, samples, events), chunk, bytes);
  }

  private String apart(FileChannel channel, Chunk chunk, long bytes) throws IOException {
    Path copy = Files.createTempFile("accbench", ".jfr");
    try {
      try (FileChannel out = FileChannel.open(copy, StandardOpenOption.WRITE)) {
        long copied = 0;
        while (copied < bytes) {
          copied += channel.transferTo(chunk.offset() + copied, bytes - copied, out);
        }
        // the parser of some JDKs waits for the rest of a chunk that is not finished
        out.write(ByteBuffer.allocate(1), Chunk.STATE_OFFSET);
      }
      return read(copy, bytes);
    } finally {
      Files.deleteIfExists(copy);
    }
  }

  private static UserException problem(Path file, String what) {
    return UserException.badInput(file + ": " + what);
  }
}
