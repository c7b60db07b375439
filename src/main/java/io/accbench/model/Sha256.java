package io.accbench.model;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;

/**
 * The SHA-256 of bytes, a text, a file, or a folder's sorted relative names and their bytes; 64
 * lower-case hexadecimal digits.
 */
public final class Sha256 {
  private Sha256() {}

  /** Returns the SHA-256 of a file or folder; "missing" when it does not exist. */
  public static String of(Path path) {
    if (!Files.exists(path)) {
      return "missing";
    }
    MessageDigest digest = newDigest();
    try (Stream<Path> walk = Files.walk(path)) {
      List<Path> files = walk.filter(Files::isRegularFile).sorted().toList();
      for (Path file : files) {
        if (!file.equals(path)) {
          digest.update(path.relativize(file).toString().getBytes(StandardCharsets.UTF_8));
        }
        update(digest, file);
      }
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
    return HexFormat.of().formatHex(digest.digest());
  }

  /** Returns the SHA-256 of bytes. */
  public static String of(byte[] bytes) {
    return HexFormat.of().formatHex(newDigest().digest(bytes));
  }

  /** Returns the SHA-256 of a text's bytes in UTF-8. */
  public static String of(String text) {
    return of(text.getBytes(StandardCharsets.UTF_8));
  }

  private static void update(MessageDigest digest, Path file) throws IOException {
    byte[] buffer = new byte[1 << 16];
    try (InputStream in = Files.newInputStream(file)) {
      int read;
      while ((read = in.read(buffer)) > 0) {
        digest.update(buffer, 0, read);
      }
    }
  }

  private static MessageDigest newDigest() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException impossible) {
      throw new AssertionError("every Java platform has SHA-256", impossible);
    }
  }
}
