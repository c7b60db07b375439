package io.accbench.jfr;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/** A chunk in a file of its own, which is gone when closed, or at the latest with the JVM. */
final class ChunkCopy implements AutoCloseable {
  private final Path file;

  ChunkCopy() throws IOException {
    file = Files.createTempFile("accbench", ".jfr");
    file.toFile().deleteOnExit();
  }

  Path file() {
    return file;
  }

  /** Whether all of the bytes were there; a file that is written to may become shorter. */
  boolean fill(FileChannel from, long offset, long bytes) throws IOException {
    try (FileChannel out = FileChannel.open(file, StandardOpenOption.WRITE)) {
      long copied = 0;
      while (copied < bytes) {
        long moved = from.transferTo(offset + copied, bytes - copied, out);
        if (moved <= 0) {
          return false;
        }
        copied += moved;
      }
      // the parser of some JDKs waits for the rest of a chunk that is not finished
      out.write(ByteBuffer.allocate(1), Chunk.STATE_OFFSET);
    }
    return true;
  }

  @Override
  public void close() throws IOException {
    Files.deleteIfExists(file);
  }
}
