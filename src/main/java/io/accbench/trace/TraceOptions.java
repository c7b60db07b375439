package io.accbench.trace;

import java.util.function.DoubleConsumer;

/**
 * The options for reading a trace.
 *
 * @param maxFrameBytes the size of the largest document that is taken; the reader's memory grows
 *     with the largest that occurs, up to three times that while it grows
 * @param skipBad whether bad frames are counted and left out; otherwise they end the reading
 * @param checkJson whether every frame is checked to be one JSON value; otherwise only bytes,
 *     lengths and the last line are checked
 * @param watcher receives from time to time the share of the file that was read, from 0 to 1
 */
public record TraceOptions(
    int maxFrameBytes, boolean skipBad, boolean checkJson, DoubleConsumer watcher) {
  /**
   * The default limit of a frame, 16 MiB: the largest power of two with which a heap of 64 MB holds
   * two buffers and the rest.
   */
  public static final int DEFAULT_MAX_FRAME_BYTES = 16 << 20;

  /**
   * The greatest limit of a frame. Beyond it a Java array has no room for a frame and the header of
   * the next.
   */
  public static final int LARGEST_MAX_FRAME_BYTES = 1 << 30;

  public TraceOptions {
    if (maxFrameBytes < 1 || maxFrameBytes > LARGEST_MAX_FRAME_BYTES) {
      throw new IllegalArgumentException("frame limit of " + maxFrameBytes + " bytes");
    }
  }

  /** Creates options of a reader that reports nothing while it reads. */
  public TraceOptions(int maxFrameBytes, boolean skipBad, boolean checkJson) {
    this(maxFrameBytes, skipBad, checkJson, share -> {});
  }

  /** Returns these options with a watcher, which receives the share of the file that was read. */
  public TraceOptions watchedBy(DoubleConsumer other) {
    return new TraceOptions(maxFrameBytes, skipBad, checkJson, other);
  }

  /** Returns these options with every frame checked. */
  TraceOptions checked() {
    return new TraceOptions(maxFrameBytes, skipBad, true, watcher);
  }
}
