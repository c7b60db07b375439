package io.accbench.jfr;

import io.accbench.model.ExitCode;
import io.accbench.model.UserException;
import io.accbench.process.ScratchFolder;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.ByteBuffer;
import java.nio.channels.ClosedByInterruptException;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Consumer;

/**
 * A reader of flight recordings of any JVM, JDK 11 or later. Its memory use does not depend on the
 * recording's length.
 *
 * <p>The JDK's parser gets one chunk at a time; where a file has several, each is copied to a
 * temporary file. Given the whole file, the parser would end at the first damaged chunk and could
 * not say where that is. Where files of two JVMs were joined, it would also confuse the fields of
 * their events.
 */
public final class Recording {
  /**
   * The greatest part of a chunk's metadata that is searched. Arbitrary: several times the metadata
   * of JDK 25, which is some 60 KB.
   */
  private static final int MOST_METADATA_BYTES = 1 << 20;

  private final Path file;
  private final Consumer<JfrEvent> events;
  private final Map<String, Long> counts = new TreeMap<>();
  private final List<Damage> damages = new ArrayList<>();
  private final Set<String> samples;
  private Instant start;
  private boolean abandoned;

  private Recording(Path file, Set<String> samples, Consumer<JfrEvent> events) {
    this.file = file;
    this.events = events;
    this.samples = samples;
  }

  /**
   * Reads a file and passes its events on, in the order of the file. That order is by time only for
   * some events of one thread: JDK 11 writes even those of one thread that happen from time to time
   * in another one.
   *
   * @param samples types of events that are wanted as {@link JfrEvent.SampledStack}; any type that
   *     has stacks
   * @throws UserException when there is no such file, nothing of a recording is in it, or this JVM
   *     lacks the parser
   */
  public static ReadSummary read(Path file, Set<String> samples, Consumer<JfrEvent> events) {
    if (ModuleLayer.boot().findModule("jdk.jfr").isEmpty()) {
      throw UserException.refused(
          "this JVM ("
              + Runtime.version()
              + ") has no module jdk.jfr, which reads recordings; set ACCBENCH_JAVA to a JDK");
    }
    if (Files.isDirectory(file)) {
      throw problem(file, "is a folder; give the recordings (.jfr) in it");
    }
    if (Files.exists(file) && !Files.isRegularFile(file)) {
      throw problem(
          file,
          "is a pipe or a device, and a recording is read from its end; write it into a file"
              + " first");
    }
    try (FileChannel channel = FileChannel.open(file, StandardOpenOption.READ)) {
      return new Recording(file, samples, events).read(channel);
    } catch (NoSuchFileException missing) {
      throw problem(file, "no such file; give a recording (.jfr)");
    } catch (ClosedByInterruptException | InterruptedIOException interrupted) {
      Thread.currentThread().interrupt();
      throw new UserException(ExitCode.INTERRUPTED, List.of(file + ": interrupted while read"));
    } catch (IOException unreadable) {
      throw problem(file, "cannot be read (" + unreadable + ")");
    }
  }

  /**
   * Returns whether a file contains the name of an event type, which it does when it has such
   * events. Returns false for a file that cannot be read.
   */
  public static boolean names(Path file, String type) {
    try (FileChannel channel = FileChannel.open(file, StandardOpenOption.READ)) {
      Chunks chunks = new Chunks(channel, new ArrayList<>());
      for (Chunk chunk = chunks.next(); chunk != null; chunk = chunks.next()) {
        long available = chunks.position() - chunk.offset();
        if (chunk.flaw(available) == null && names(channel, chunk, available, type)) {
          return true;
        }
      }
      return false;
    } catch (IOException unreadable) {
      return false;
    }
  }

  private ReadSummary read(FileChannel channel) throws IOException {
    if (channel.size() == 0) {
      throw problem(file, "is empty; was the JVM killed before it wrote its recording?");
    }
    if (OtherFormat.old(channel)) {
      throw problem(
          file,
          "has format 0.9, that of JDK 7 and of Oracle's JDK 8, which is too old; record with JDK"
              + " 11 or later, or with OpenJDK 8u262 or later");
    }
    if (channel.size() < Chunk.HEADER_BYTES) {
      throw problem(
          file, "not a flight recording: its %d bytes are too few".formatted(channel.size()));
    }
    if (start(channel)) {
      events.accept(new JfrEvent.Begin(start));
    }
    Chunks chunks = new Chunks(channel, damages);
    boolean any = false;
    for (Chunk chunk = chunks.next(); chunk != null; chunk = abandoned ? null : chunks.next()) {
      any = true;
      String reason = chunk(channel, chunk, chunks.position() - chunk.offset());
      events.accept(new JfrEvent.ChunkEnd());
      if (reason != null) {
        damages.add(new Damage(chunk.offset(), reason));
      }
    }
    if (!any) {
      throw problem(file, OtherFormat.words(channel, file));
    }
    return new ReadSummary(
        start, Collections.unmodifiableMap(new TreeMap<>(counts)), List.copyOf(damages));
  }

  /** Finds the earliest begin of a chunk that can be read. Returns whether there is one. */
  private boolean start(FileChannel channel) throws IOException {
    Chunks chunks = new Chunks(channel, new ArrayList<>());
    for (Chunk chunk = chunks.next(); chunk != null; chunk = chunks.next()) {
      boolean readable = chunk.flaw(chunks.position() - chunk.offset()) == null;
      if (readable && (start == null || chunk.start().isBefore(start))) {
        start = chunk.start();
      }
    }
    return start != null;
  }

  /** Reads a chunk. Returns why a part of it could not be read, or null when all of it could. */
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

  private String read(Path chunk, long bytes) throws InterruptedIOException {
    ChunkReader reader = new ChunkReader(counts, samples, events);
    String reason = CpuLimit.read(reader, chunk, bytes);
    abandoned = reader.abandoned();
    return abandoned ? reason + "; the rest of the file is not read" : reason;
  }

  private String apart(FileChannel channel, Chunk chunk, long bytes) throws IOException {
    try (ChunkCopy copy = new ChunkCopy()) {
      return copy.fill(channel, chunk.offset(), bytes)
          ? read(copy.file(), bytes)
          : "the file became shorter while it was read";
    }
  }

  private static UserException problem(Path file, String what) {
    return UserException.badInput(file + ": " + what);
  }

  /**
   * Returns whether a name occurs in the metadata, or in the bytes that follow it.
   *
   * @param available bytes that the file has from the chunk's first byte on
   * @param type name of an event type; it is ASCII, which all string encodings of the format share
   */
  private static boolean names(FileChannel file, Chunk chunk, long available, String type)
      throws IOException {
    long rest = Math.max(0, available - chunk.metadata());
    ByteBuffer metadata = ByteBuffer.allocate((int) Math.min(MOST_METADATA_BYTES, rest));
    int read = 0;
    while (metadata.hasRemaining() && read >= 0) {
      read = file.read(metadata, chunk.offset() + chunk.metadata() + metadata.position());
    }
    String text = new String(metadata.array(), 0, metadata.position(), StandardCharsets.ISO_8859_1);
    return text.contains(type);
  }

  /** A copy of a chunk in a temporary file, which is deleted on close. */
  private static final class ChunkCopy implements AutoCloseable {
    private final ScratchFolder folder;
    private final Path file;

    ChunkCopy() throws IOException {
      folder = ScratchFolder.create();
      file = Files.createFile(folder.path().resolve("chunk.jfr"));
    }

    private Path file() {
      return file;
    }

    /**
     * Copies the bytes of a chunk into the temporary file. Returns whether all of them were there:
     * a file that another process writes to may become shorter.
     */
    private boolean fill(FileChannel from, long offset, long bytes) throws IOException {
      try (FileChannel out = FileChannel.open(file, StandardOpenOption.WRITE)) {
        long copied = 0;
        while (copied < bytes) {
          long moved = from.transferTo(offset + copied, bytes - copied, out);
          if (moved <= 0) {
            return false;
          }
          copied += moved;
        }
        // marks the chunk as finished: the parser of some JDKs waits for the rest of any other
        out.write(ByteBuffer.allocate(1), Chunk.STATE_OFFSET);
      }
      return true;
    }

    @Override
    public void close() {
      folder.close();
    }
  }

  /**
   * A limit on the processor time that reading a chunk may take. Where bytes of a constant pool are
   * overwritten, the JDK's parser may read beyond the end of the file without noticing, for hours.
   */
  private static final class CpuLimit {
    /** Processor time that any chunk gets. Arbitrary: several times what the smallest one takes. */
    private static final Duration LEAST = Duration.ofSeconds(5);

    /** Arbitrary: a tenth of the slowest speed seen. */
    private static final long BYTES_PER_SECOND = 1 << 20;

    private static final long POLL_MILLIS = 100;

    private CpuLimit() {}

    /**
     * Reads a chunk in a separate thread and returns what the reader returns. When the thread's
     * processor time is spent, it is abandoned.
     */
    static String read(ChunkReader reader, Path file, long bytes) throws InterruptedIOException {
      FutureTask<String> task = new FutureTask<>(() -> reader.read(file));
      Thread thread = new Thread(task, "recording");
      thread.setDaemon(true);
      thread.start();
      long mostNanos = LEAST.plusSeconds(bytes / BYTES_PER_SECOND).toNanos();
      ThreadMXBean threads = ManagementFactory.getThreadMXBean();
      while (true) {
        try {
          if (threads.getThreadCpuTime(thread.getId()) >= mostNanos) {
            return reader.abandon();
          }
          return task.get(POLL_MILLIS, TimeUnit.MILLISECONDS);
        } catch (TimeoutException going) {
          // the reader still runs: check its processor time again
        } catch (OutOfMemoryError full) {
          // thrown here because of the reader's memory: the reader ends and reports it
        } catch (ExecutionException failed) {
          throw new IllegalStateException(failed.getCause());
        } catch (InterruptedException interrupted) {
          reader.abandon();
          throw new InterruptedIOException();
        }
      }
    }
  }
}
