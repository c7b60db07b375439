package io.accbench.app.run;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/** Writes a file that no reader ever sees half of: under a temporary name first, then moved. */
public final class WholeFile {
  private WholeFile() {}

  /** The content of the file. */
  public interface FileContent {
    void write(Writer out) throws IOException;
  }

  /**
   * Writes a file in UTF-8, over an existing one; its folder must exist. Half a character becomes a
   * question mark. Nothing is left if that fails. A device or a folder is not replaced. The
   * temporary file is hidden: {@code .report.md.tmp}.
   */
  public static void write(Path file, FileContent content) throws IOException {
    if (Files.exists(file) && !Files.isRegularFile(file)) {
      throw new FileSystemException(file.toString(), null, "not a regular file");
    }
    Path temporary = file.resolveSibling("." + file.getFileName() + ".tmp");
    boolean whole = false;
    try {
      try (Writer out =
          new BufferedWriter(new OutputStreamWriter(Files.newOutputStream(temporary), UTF_8))) {
        content.write(out);
      } catch (UncheckedIOException full) {
        throw full.getCause();
      }
      Files.move(temporary, file, StandardCopyOption.REPLACE_EXISTING);
      whole = true;
    } finally {
      if (!whole) {
        remove(temporary);
      }
    }
  }

  private static void remove(Path temporary) {
    try {
      Files.deleteIfExists(temporary);
    } catch (IOException stays) {
      // the earlier failure is reported
    }
  }
}
