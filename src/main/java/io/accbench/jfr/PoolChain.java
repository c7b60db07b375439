package io.accbench.jfr;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;

/**
 * The constant pools of a chunk, each of which says where the one before it lies. The parser of the
 * JDK follows them wherever they lead, in a circle for ever.
 */
final class PoolChain {
  /** Size, type, start, duration and the distance: five numbers of nine bytes at the most. */
  private static final int HEAD_BYTES = 5 * 9;

  private PoolChain() {}

  /** Whether each lies before the one that names it, down to the first. */
  static boolean ends(FileChannel file, Chunk chunk) throws IOException {
    long at = chunk.pools();
    while (true) {
      long distance = distance(file, chunk.offset() + at);
      if (distance == 0) {
        return true;
      }
      if (distance > 0 || at + distance < Chunk.HEADER_BYTES) {
        return false;
      }
      at += distance;
    }
  }

  private static long distance(FileChannel file, long at) throws IOException {
    ByteBuffer head = ByteBuffer.allocate(HEAD_BYTES);
    int read = 0;
    while (head.hasRemaining() && read >= 0) {
      read = file.read(head, at + head.position());
    }
    head.flip();
    long number = 0;
    for (int i = 0; i < 5; i++) {
      number = number(head);
    }
    return number;
  }

  /** Seven bits a byte, the lowest first; a ninth byte has eight. 0 where the bytes end. */
  private static long number(ByteBuffer bytes) {
    long number = 0;
    for (int i = 0; i < 9 && bytes.hasRemaining(); i++) {
      byte next = bytes.get();
      if (i == 8) {
        return number | ((next & 0xFFL) << 56);
      }
      number |= (next & 0x7FL) << (7 * i);
      if (next >= 0) {
        return number;
      }
    }
    return number;
  }
}
