package io.accbench.jfr;

import io.accbench.process.ScratchFolder;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/** A copy of a chunk in a temporary file, which is deleted on close. */
final class ChunkCopy implements AutoCloseable {
  private final ScratchFolder folder;
  private final Path file;

  ChunkCopy() throws IOException {
    folder = ScratchFolder.create();
    file = Files.createFile(folder.path().resolve("chunk.jfr"));
  }

  Path file() {
    return file;
  }

  /**
   * Copies the bytes of a chunk into the temporary file. Returns whether all of them were there: a
   * file that another process writes to may become shorter.
   */
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
      // marks the chunk as finished: the parser of some JDKs waits for the rest of any other
      out.write(ByteBuffer.allocate(1), Chunk.STATE_OFFSET);
    }
    return true;
  }

  @Override
  public void close() {
    folder.close();
  }
}
