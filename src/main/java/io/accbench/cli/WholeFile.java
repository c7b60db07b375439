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

  /** Writes it in UTF-8, over one that is there; its folder must exist. */
  static void write(Path file, Content content) throws IOException {
    Path temporary = file.resolveSibling(file.getFileName() + ".tmp");
    try (Writer out = Files.newBufferedWriter(temporary)) {
      content.write(out);
    }
    Files.move(temporary, file, StandardCopyOption.REPLACE_EXISTING);
  }
}
