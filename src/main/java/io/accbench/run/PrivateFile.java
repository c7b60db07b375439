package io.accbench.run;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.SeekableByteChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Set;

/** Writes files that no other user can read (mode 600) from the moment at which they exist. */
final class PrivateFile {
  private PrivateFile() {}

  /** Writes a short text into a new file, which replaces an existing one. */
  static void write(Path file, String text) throws IOException {
    delete(file);
    Set<StandardOpenOption> options =
        Set.of(StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
    try (SeekableByteChannel out = Files.newByteChannel(file, options, mode(file))) {
      ByteBuffer bytes = UTF_8.encode(text);
      while (bytes.hasRemaining()) {
        out.write(bytes);
      }
    }
  }

  static void delete(Path file) throws IOException {
    Files.deleteIfExists(file);
  }

  /**
   * Returns the attribute for mode 600, or no attribute on Windows, where only the user can read
   * the user's own temporary folder.
   */
  private static FileAttribute<?>[] mode(Path file) {
    boolean posix = file.getFileSystem().supportedFileAttributeViews().contains("posix");
    return posix
        ? new FileAttribute<?>[] {
          PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------"))
        }
        : new FileAttribute<?>[0];
  }
}
