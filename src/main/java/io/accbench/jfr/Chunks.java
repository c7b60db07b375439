package io.accbench.jfr;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.util.List;

/**
 * The chunks of a file from first to last, found by their headers. Bytes between two chunks are
 * reported as damage.
 */
final class Chunks {
  /** Bytes read at once in the search for a chunk; arbitrary. */
  private static final int WINDOW_BYTES = 1 << 16;

  private final FileChannel file;
  private final long length;
  private final List<Damage> damages;
  private long position;

  Chunks(FileChannel file, List<Damage> damages) throws IOException {
    this.file = file;
    this.length = file.size();
    this.damages = damages;
  }

  /** Returns the next chunk that has a header, or null at the end of the file. */
  Chunk next() throws IOException {
    while (position < length) {
      ByteBuffer header = bytes(position, Chunk.HEADER_BYTES);
      if (header.limit() == Chunk.HEADER_BYTES && begins(header, 0)) {
        Chunk chunk = Chunk.parse(header, position);
        position = end(chunk);
        return chunk;
      }
      long next = search(position + 1);
      damages.add(new Damage(position, next - position + " bytes are no chunk of a recording"));
      position = next;
    }
    return null;
  }

  /** Returns the offset in the file at which the chunk returned last ends. */
  long position() {
    return position;
  }

  /**
   * Returns the offset at which a chunk ends. The header gives it, but the chunk ends earlier where
   * the file does or where another chunk begins.
   */
  private long end(Chunk chunk) throws IOException {
    long size = chunk.size();
    boolean possible = size >= Chunk.HEADER_BYTES && size <= length - chunk.offset();
    long end = possible ? chunk.offset() + size : length;
    if (possible && (end == length || begins(end))) {
      return end;
    }
    return Math.min(end, search(chunk.offset() + Chunk.HEADER_BYTES));
  }

  private boolean begins(long at) throws IOException {
    ByteBuffer bytes = bytes(at, Chunk.MAGIC.length);
    return bytes.limit() == Chunk.MAGIC.length && begins(bytes, 0);
  }

  /**
   * Returns the offset of the next chunk that ends where the file does or where another chunk
   * begins. The search passes over bytes that only look like a header, since a chunk contains
   * copies of its own header.
   */
  private long search(long from) throws IOException {
    for (long start = from; start < length; start += WINDOW_BYTES - Chunk.MAGIC.length) {
      ByteBuffer window = bytes(start, WINDOW_BYTES);
      for (int i = 0; i <= window.limit() - Chunk.MAGIC.length; i++) {
        if (begins(window, i) && whole(start + i)) {
          return start + i;
        }
      }
    }
    return length;
  }

  private boolean whole(long at) throws IOException {
    ByteBuffer header = bytes(at, Chunk.HEADER_BYTES);
    if (header.limit() < Chunk.HEADER_BYTES) {
      return false;
    }
    long size = Chunk.parse(header, at).size();
    boolean possible = size >= Chunk.HEADER_BYTES && size <= length - at;
    return possible && (at + size == length || begins(at + size));
  }

  private static boolean begins(ByteBuffer bytes, int at) {
    for (int i = 0; i < Chunk.MAGIC.length; i++) {
      if (bytes.get(at + i) != Chunk.MAGIC[i]) {
        return false;
      }
    }
    return true;
  }

  private ByteBuffer bytes(long from, int most) throws IOException {
    ByteBuffer bytes = ByteBuffer.allocate(most);
    int read = 0;
    while (bytes.hasRemaining() && read >= 0) {
      read = file.read(bytes, from + bytes.position());
    }
    return bytes.flip();
  }
}
