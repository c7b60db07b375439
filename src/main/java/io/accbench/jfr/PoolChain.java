package io.accbench.jfr;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;

/**
 * The constant pools of a chunk. Each of them gives the distance to the one before it. The JDK's
 * parser follows these links without a check, so a circle of links keeps it busy for ever.
 */
final class PoolChain {
  /** Size, type, start, duration and distance: five numbers of at most nine bytes each. */
  private static final int HEAD_BYTES = 5 * 9;

  private PoolChain() {}

  /** Returns whether each pool lies before the one that refers to it, down to the first pool. */
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

  /**
   * Returns the number in the next bytes. Each byte holds seven bits, the lowest first; a ninth
   * byte holds eight. Bits beyond the end of the buffer are 0.
   */
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
