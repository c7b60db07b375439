package io.accbench.journal;

import io.accbench.model.GzipStream;
import io.accbench.model.Sha256;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;

/** The place of a run's journal: {@code journal.jsonl}, or {@code journal.jsonl.gz} once packed. */
public final class JournalFile {
  private static final String NAME = "journal.jsonl";
  private static final String PACKED = NAME + ".gz";

  private JournalFile() {}

  /**
   * Returns the journal in a run's folder: the packed one if there is only that, otherwise the
   * plain one.
   */
  public static Path in(Path folder) {
    Path plain = folder.resolve(NAME);
    Path packed = folder.resolve(PACKED);
    return !Files.exists(plain) && Files.isRegularFile(packed) ? packed : plain;
  }

  /** Returns whether a file is named like a journal. */
  public static boolean named(Path file) {
    return file.toString().endsWith(".jsonl") || packed(file);
  }

  /** Returns whether a file is packed by gzip, so that nothing can be appended. */
  public static boolean packed(Path file) {
    return file.toString().endsWith(".jsonl.gz");
  }

  /**
   * Returns the SHA-256 of a journal's first line, the header, without the line end.
   *
   * @throws IOException also when that line is longer than any that accbench writes
   */
  public static String headerSha256(Path file) throws IOException {
    try (LineReader lines = new LineReader(file)) {
      byte[] header = lines.next();
      return Sha256.of(header == null ? new byte[0] : header);
    }
  }

  /** Opens the text of a journal, unpacked. */
  static InputStream open(Path file) throws IOException {
    InputStream bytes = Files.newInputStream(file);
    try {
      return new BufferedInputStream(
          packed(file) ? new GzipStream(bytes, Files.size(file)) : bytes, 1 << 16);
    } catch (IOException notPacked) {
      bytes.close();
      throw notPacked;
    }
  }
}
