package io.accbench.trace;

/**
 * How a trace is read.
 *
 * @param maxFrameBytes the largest document that is taken; the reader's memory grows with the
 *     largest that occurs, up to three times that while it grows
 * @param skipBad whether bad frames are counted and left out, where they would end the reading
 * @param checkJson whether every frame is checked to be one JSON value; without, only bytes,
 *     lengths and the last line are
 */
public record TraceOptions(int maxFrameBytes, boolean skipBad, boolean checkJson) {
  /** 16 MiB: the largest power of two with which a heap of 64 MB holds two buffers and the rest. */
  public static final int DEFAULT_MAX_FRAME_BYTES = 16 << 20;

  /** Beyond it a Java array has no room for a frame and the header of the next. */
  public static final int LARGEST_MAX_FRAME_BYTES = 1 << 30;

  public TraceOptions {
    if (maxFrameBytes < 1 || maxFrameBytes > LARGEST_MAX_FRAME_BYTES) {
      throw new IllegalArgumentException("frame limit of " + maxFrameBytes + " bytes");
    }
  }

  /** Every frame checked, the first bad one is an error. */
  public static TraceOptions strict() {
    return new TraceOptions(DEFAULT_MAX_FRAME_BYTES, false, true);
  }

  /** The same with every frame checked. */
  TraceOptions checked() {
    return new TraceOptions(maxFrameBytes, skipBad, true);
  }
}
