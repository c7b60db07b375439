package io.accbench.trace;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Arrays;

/** A string, number or literal of a text that is known to be JSON. */
final class Scalar {
  /**
   * The greatest number of bytes of a string that is decoded: enough for every name that is shown.
   */
  private static final int MOST_BYTES = 1 << 12;

  /** The number of bytes of the longest escape, {@code \}{@code u0041}, of one ASCII character. */
  private static final int ESCAPE_BYTES = 6;

  private static final JsonFactory JACKSON = new JsonFactory();

  private Scalar() {}

  /**
   * Returns the text of a string, or another value as it is written; of a very long string the
   * start, as written.
   */
  static String text(byte[] bytes, int start, int end) {
    if (bytes[start] != '"') {
      return new String(bytes, start, Math.min(MOST_BYTES, end - start), UTF_8);
    }
    int inside = Math.min(MOST_BYTES, end - start - 2);
    return inside < MOST_BYTES && hasEscape(bytes, start, end)
        ? decoded(bytes, start, end)
        : new String(bytes, start + 1, inside, UTF_8);
  }

  /** Returns whether a string, given with its quotes, says exactly this. */
  static boolean says(byte[] bytes, int start, int end, byte[] word) {
    int inside = end - start - 2;
    if (inside == word.length) {
      return Arrays.equals(bytes, start + 1, end - 1, word, 0, word.length);
    }
    return inside > word.length
        && inside <= (long) ESCAPE_BYTES * word.length
        && hasEscape(bytes, start, end)
        && decoded(bytes, start, end).equals(new String(word, UTF_8));
  }

  private static boolean hasEscape(byte[] bytes, int start, int end) {
    for (int i = start; i < end; i++) {
      if (bytes[i] == '\\') {
        return true;
      }
    }
    return false;
  }

  private static String decoded(byte[] bytes, int start, int end) {
    try (JsonParser parser = JACKSON.createParser(bytes, start, end - start)) {
      parser.nextToken();
      return parser.getText();
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
  }
}
