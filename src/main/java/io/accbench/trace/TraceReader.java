package io.accbench.trace;

import io.accbench.model.GzipStream;
import io.accbench.model.UserException;
import java.io.Closeable;
import java.io.EOFException;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.DoubleConsumer;
import java.util.function.LongSupplier;

/**
 * The frames of a trace, one after the other, in memory that depends on the largest frame alone.
 * The first bytes show the format and the compression.
 */
final class TraceReader implements Closeable {
  /**
   * The length of the start that shows the format: it has room for a torn frame before the first
   * header.
   */
  private static final int LOOKED_AT_BYTES = 1 << 16;

  private static final int GZIP_MAGIC = 0x8b1f;

  private final Path file;
  private final TraceOptions options;
  private final boolean compressed;
  private final StreamWindow window;
  private final TraceFormat format;
  private final Framing framing;
  private final Frame frame = new Frame();
  private final JsonText json = new JsonText();
  private final Map<Flaw, Long> skipped = new EnumMap<>(Flaw.class);
  private long number;
  private boolean ended;

  private TraceReader(Path file, boolean compressed, InputStream in, TraceOptions options)
      throws IOException {
    this.file = file;
    this.options = options;
    this.compressed = compressed;
    this.window =
        new StreamWindow(
            in, options.maxFrameBytes() + Math.max(LOOKED_AT_BYTES, 2 * FrameHeader.MOST_BYTES));
    this.format = detect();
    this.framing =
        format == TraceFormat.LINES
            ? new Lines(window, options.maxFrameBytes())
            : new Headers(window, options.maxFrameBytes());
  }

  /**
   * Opens a trace.
   *
   * @throws UserException when the file is missing, cannot be read, or is compressed in another way
   */
  static TraceReader open(Path file, TraceOptions options) {
    Optional<String> fault = PayloadFile.fault(file);
    if (fault.isPresent()) {
      throw UserException.badInput(PayloadFile.shown(file) + " " + fault.get());
    }
    InputStream in = null;
    try {
      boolean gzip = isGzip(file);
      in = new WatchedStream(Files.newInputStream(file), Files.size(file), options.watcher());
      InputStream plain = gzip ? new GzipStream(in, Files.size(file)) : in;
      return new TraceReader(file, gzip, plain, options);
    } catch (IOException unreadable) {
      close(in);
      throw unreadable(file, unreadable);
    }
  }

  /**
   * Goes to the next frame; returns false at the end of the trace.
   *
   * @throws UserException for a bad frame, with its number and offset, unless bad frames are
   *     skipped
   */
  boolean next() {
    while (!ended) {
      number++;
      frame.number(number);
      try {
        if (framing.next(frame)) {
          check();
          return true;
        }
        end();
      } catch (BadFrame bad) {
        skipOrThrow(bad);
      } catch (IOException unreadable) {
        throw unreadable(file, unreadable);
      }
    }
    return false;
  }

  /** Returns the frame that {@link #next()} went to. It is one view, which the next call moves. */
  Frame frame() {
    return frame;
  }

  /** Returns what the frame says, unless its JSON is not checked. */
  JsonText json() {
    return json;
  }

  /** Returns how many bad frames were left out so far, by what is wrong with them. */
  Map<Flaw, Long> skipped() {
    return Collections.unmodifiableMap(skipped);
  }

  TraceFormat format() {
    return format;
  }

  /** Returns whether the file is compressed with gzip. */
  boolean compressed() {
    return compressed;
  }

  /** Returns the start of a message about a frame, which says where the offset counts. */
  private String at(long frameNumber, long offset) {
    return file.getFileName()
        + ": frame "
        + frameNumber
        + " at byte "
        + offset
        + (compressed ? " of the uncompressed stream: " : ": ");
  }

  private void check() throws BadFrame {
    if (!options.checkJson()) {
      json.decode(frame);
      return;
    }
    try {
      json.read(frame);
    } catch (BadFrame bad) {
      throw bad.flaw() == Flaw.INVALID_UTF8 ? bad : framing.cause(frame, bad);
    }
  }

  private void end() throws BadFrame {
    ended = true;
    if (window.damage() != null) {
      throw new BadFrame(Flaw.DAMAGED_GZIP, window.offset(), damage());
    }
  }

  private String damage() {
    return "the gzip stream behind it is damaged: " + window.damage();
  }

  /**
   * Skips a bad frame or throws an exception. If a frame looks torn where a damaged stream breaks
   * off, the stream is at fault.
   */
  private void skipOrThrow(BadFrame bad) {
    boolean broken = bad.flaw() == Flaw.TORN && window.damage() != null;
    Flaw flaw = broken ? Flaw.DAMAGED_GZIP : bad.flaw();
    ended |= broken;
    if (!options.skipBad()) {
      if (number == 1 && !broken) {
        checkDocument();
      }
      throw UserException.badInput(
          at(number, bad.offset())
              + flaw.words()
              + ": "
              + (broken ? damage() : bad.getMessage())
              + "; correct the trace, or leave such frames out with --skip-bad-frames");
    }
    skipped.merge(flaw, 1L, Long::sum);
  }

  /**
   * Refuses a file whose first line is no document: in the words for payloads if the whole file is
   * no document either, or else because it is one.
   */
  private void checkDocument() {
    if (format == TraceFormat.LINES
        && !compressed
        && file.toFile().length() <= options.maxFrameBytes()) {
      try {
        PayloadFile.read(file);
      } catch (UserException neither) {
        throw UserException.badInput(
            neither.getMessage()
                + "; correct it, or leave bad frames of a trace out with --skip-bad-frames");
      }
      throw UserException.badInput(
          PayloadFile.shown(file)
              + " is one JSON document of several lines, and a trace has one a line; name it with"
              + " --payload and without --select, or write it on one line");
    }
  }

  private TraceFormat detect() throws IOException {
    window.has(LOOKED_AT_BYTES);
    window.pass(JsonText.mark(window.bytes()));
    return FrameHeader.position(window, window.available()) >= 0
        ? TraceFormat.HEADERS
        : TraceFormat.LINES;
  }

  private static boolean isGzip(Path file) throws IOException {
    try (InputStream in = Files.newInputStream(file)) {
      byte[] magic = in.readNBytes(2);
      return magic.length == 2 && ((magic[0] & 0xff) | (magic[1] & 0xff) << 8) == GZIP_MAGIC;
    }
  }

  private static UserException unreadable(Path file, IOException cause) {
    String words = cause instanceof EOFException ? "it ends early" : cause.getMessage();
    return UserException.badInput(PayloadFile.shown(file) + " cannot be read: " + words);
  }

  private static void close(Closeable in) {
    try {
      if (in != null) {
        in.close();
      }
    } catch (IOException alreadyReported) {
      // only the first failure is reported
    }
  }

  @Override
  public void close() throws IOException {
    window.close();
  }

  /** A stream of a file that tells from time to time which share of it was read. */
  static final class WatchedStream extends FilterInputStream {
    /** The time between two reports. Arbitrary: a short file is read before the first. */
    private static final long INTERVAL_NANOS = 5_000_000_000L;

    private final long size;
    private final DoubleConsumer watcher;
    private final LongSupplier clock;
    private long read;
    private long reported;

    /**
     * @param size the size of the file in bytes, above 0
     * @param watcher receives the share that was read, from 0 to 1
     */
    WatchedStream(InputStream in, long size, DoubleConsumer watcher) {
      this(in, size, watcher, System::nanoTime);
    }

    /**
     * @param clock tells the time in ns
     */
    WatchedStream(InputStream in, long size, DoubleConsumer watcher, LongSupplier clock) {
      super(in);
      this.size = size;
      this.watcher = watcher;
      this.clock = clock;
      this.reported = clock.getAsLong();
    }

    @Override
    public int read() throws IOException {
      int one = super.read();
      count(one < 0 ? 0 : 1);
      return one;
    }

    @Override
    public int read(byte[] bytes, int from, int length) throws IOException {
      int some = super.read(bytes, from, length);
      count(Math.max(0, some));
      return some;
    }

    private void count(int some) {
      read += some;
      long now = clock.getAsLong();
      if (now - reported >= INTERVAL_NANOS) {
        reported = now;
        watcher.accept(Math.min(1, (double) read / size));
      }
    }
  }
}
