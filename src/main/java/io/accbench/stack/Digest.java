package io.accbench.stack;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** SHA-256 sums in hexadecimal. */
final class Digest {
  private static final int CHUNK_BYTES = 1 << 16;

  private Digest() {}

  /** Of a file's bytes, read in pieces. */
  static String of(Path file) throws IOException {
    MessageDigest digest = sha256();
    byte[] chunk = new byte[CHUNK_BYTES];
    try (InputStream stream = Files.newInputStream(file)) {
      for (int count = stream.read(chunk); count >= 0; count = stream.read(chunk)) {
        digest.update(chunk, 0, count);
      }
    }
    return HexFormat.of().formatHex(digest.digest());
  }

  /** Of a text's bytes in UTF-8. */
  static String of(String text) {
    return HexFormat.of().formatHex(sha256().digest(text.getBytes(StandardCharsets.UTF_8)));
  }

  private static MessageDigest sha256() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException impossible) {
      throw new AssertionError("every Java platform has SHA-256", impossible);
    }
  }
}
