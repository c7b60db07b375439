package io.accbench.app.run;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Predicate;

/** A file in the place of one that is about to be written, which may be the user's. */
public final class ExistingFile {
  /** The bytes by which a file is recognised; arbitrary, beyond every prolog. */
  private static final int START_BYTES = 1 << 16;

  private ExistingFile() {}

  /**
   * Returns whether a file would be lost that is of another kind: a device, a folder, or a file
   * with other content. A file that is missing or empty is of no kind.
   *
   * @param kind whether a file is of the kind to be written, by its first 64 KiB in ISO 8859-1
   */
  public static boolean isOther(Path file, Predicate<String> kind) throws IOException {
    if (!Files.isRegularFile(file)) {
      return Files.exists(file);
    }
    try (InputStream in = Files.newInputStream(file)) {
      String start = new String(in.readNBytes(START_BYTES), ISO_8859_1);
      return !start.isEmpty() && !kind.test(start);
    }
  }
}
