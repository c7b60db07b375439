package io.accbench.jfr;

import java.nio.ByteBuffer;
import java.time.Instant;

/**
 * The header of a chunk, a part of a recording that can be read by itself. The layout is defined in
 * HotSpot's {@code jfrChunkWriter.cpp} and is the same in JDK 11 to 25.
 *
 * @param offset of the chunk's first byte in the file
 * @param size of the chunk in bytes, as the header gives it
 * @param pools offset of the last constant pool in the chunk
 * @param metadata offset of the metadata in the chunk
 * @param start the time at which the chunk begins
 * @param ticksPerSecond of the clock in whose ticks all times of the chunk are given
 * @param state 0 when the chunk was finished, 255 while the header was being written
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

  /** Returns the header in the first 68 bytes of the buffer. */
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
   * Returns what is wrong with the header, in words, or null when nothing is. With such a header
   * the JDK's parser would wait for a writer that is gone, or give wrong times.
   *
   * @param available bytes that the file has from the chunk's first byte on
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
