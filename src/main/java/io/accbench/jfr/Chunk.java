package io.accbench.jfr;

import java.nio.ByteBuffer;
import java.time.Instant;

/**
 * The header of a part of a recording that can be read by itself. Its layout is in HotSpot's {@code
 * jfrChunkWriter.cpp}, and the same in JDK 11 to 25.
 *
 * @param offset of its first byte in the file
 * @param size in bytes, as it says itself
 * @param pools offset of the last constant pool in the chunk
 * @param metadata offset of the metadata in the chunk
 * @param ticksPerSecond of the clock that all times in the chunk are told by
 * @param state 0 when it was finished, 255 while the header was being written
 */
record Chunk(
    long offset,
    long size,
    long pools,
    long metadata,
    Instant start,
    long ticksPerSecond,
    int state) {
  static final int HEADER_BYTES = 68;
  static final int STATE_OFFSET = 64;
  static final byte[] MAGIC = {'F', 'L', 'R', 0, 0};

  private static final int BEING_WRITTEN = 255;

  /** The header at the buffer's start, of which there are 68 bytes. */
  static Chunk parse(ByteBuffer header, long offset) {
    long nanos = header.getLong(32);
    return new Chunk(
        offset,
        header.getLong(8),
        header.getLong(16),
        header.getLong(24),
        Instant.ofEpochSecond(
            Math.floorDiv(nanos, 1_000_000_000L), Math.floorMod(nanos, 1_000_000_000L)),
        header.getLong(56),
        header.get(STATE_OFFSET) & 0xFF);
  }

  boolean finished() {
    return state == 0;
  }

  /**
   * What makes the parser of the JDK wait for the header's writer, who is gone, or all its times
   * wrong; null for nothing.
   *
   * @param available bytes that the file has from the chunk's first on
   */
  String flaw(long available) {
    if (state == BEING_WRITTEN) {
      return "the chunk's header was being written when the JVM ended";
    }
    if (size < HEADER_BYTES) {
      return "the chunk's header gives it " + size + " bytes";
    }
    if (ticksPerSecond <= 0) {
      return "the chunk's header gives its clock " + ticksPerSecond + " ticks a second";
    }
    if (outside(metadata, available) || outside(pools, available)) {
      return size > available
          ? "the chunk is cut short: " + available + " of " + size + " bytes"
          : "the chunk's header points outside of it";
    }
    return null;
  }

  private static boolean outside(long position, long available) {
    return position < HEADER_BYTES || position >= available;
  }
}
