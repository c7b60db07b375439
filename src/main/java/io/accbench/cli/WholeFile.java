package io.accbench.cli;

import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/** A file that no reader ever sees half of: it is written under a temporary name, then moved. */
final class WholeFile {
  private WholeFile() {}

  /** What is to stand in it. */
  interface Content {
    void write(Writer out) throws IOException;
  }

  /**
   * Writes it in UTF-8, over one that is there; its folder must exist. Nothing stays if it fails.
   */
  static void write(Path file, Content content) throws IOException {
    Path temporary = file.resolveSibling(file.getFileName() + ".tmp");
    boolean whole = false;
    try {
      try (Writer out = Files.newBufferedWriter(temporary)) {
        content.write(out);
      }
      Files.move(temporary, file, StandardCopyOption.REPLACE_EXISTING);
      whole = true;
    } finally {
      if (!whole) {
        forget(temporary);
      }
    }
  }

  private static void forget(Path temporary) {
    try {
      Files.deleteIfExists(temporary);
    } catch (IOException stays) {
      // what went wrong before is told
    }
  }
}
