package io.accbench.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/** Waits until no other JMH measures on this machine. */
final class Turn {
  private Turn() {}

  static void await() {
    Path lock = Path.of(System.getProperty("java.io.tmpdir"), "jmh.lock");
    try (FileChannel channel =
            FileChannel.open(lock, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        FileLock held = channel.lock()) {
      held.isValid();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
