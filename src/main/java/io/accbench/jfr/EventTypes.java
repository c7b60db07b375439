package io.accbench.jfr;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;

/** Searches a chunk's metadata for the names of event types, without parsing it. */
final class EventTypes {
  /** Arbitrary: several times the metadata of JDK 25, which is some 60 KB. */
  private static final int MOST_BYTES = 1 << 20;

  private EventTypes() {}

  /**
   * Returns whether a name occurs in the metadata, or in the bytes that follow it.
   *
   * @param available bytes that the file has from the chunk's first byte on
   * @param type name of an event type; it is ASCII, which all string encodings of the format share
   */
  static boolean name(FileChannel file, Chunk chunk, long available, String type)
      throws IOException {
    long rest = Math.max(0, available - chunk.metadata());
    ByteBuffer metadata = ByteBuffer.allocate((int) Math.min(MOST_BYTES, rest));
    int read = 0;
    while (metadata.hasRemaining() && read >= 0) {
      read = file.read(metadata, chunk.offset() + chunk.metadata() + metadata.position());
    }
    String text = new String(metadata.array(), 0, metadata.position(), StandardCharsets.ISO_8859_1);
    return text.contains(type);
  }
}
