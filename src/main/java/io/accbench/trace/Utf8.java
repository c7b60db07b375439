package io.accbench.trace;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.Arrays;

/** A check for well-formed UTF-8 (Unicode 15, table 3-7): no overlong forms, no surrogates. */
final class Utf8 {
  private static final VarHandle WORD =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.nativeOrder());
  private static final long NOT_ASCII = 0x8080808080808080L;

  private static final byte[] BYTE_ORDER_MARK = {(byte) 0xef, (byte) 0xbb, (byte) 0xbf};

  private Utf8() {}

  /** Returns the index of the first byte that belongs to no character, or -1 if all bytes do. */
  static int flaw(byte[] bytes, int start, int end) {
    int at = start;
    while (at < end) {
      if (bytes[at] >= 0) {
        at = behindAscii(bytes, at, end);
      } else {
        int length = length(bytes, at, end);
        if (length == 0) {
          return at;
        }
        at += length;
      }
    }
    return -1;
  }

  /** Returns the number of bytes of the byte order mark that a text begins with, or 0. */
  static int mark(byte[] bytes) {
    int length = BYTE_ORDER_MARK.length;
    boolean marked =
        bytes.length >= length && Arrays.equals(bytes, 0, length, BYTE_ORDER_MARK, 0, length);
    return marked ? length : 0;
  }

  /** Returns what is wrong with such a byte, for the user. */
  static String words(byte flaw) {
    return String.format("byte 0x%02X belongs to no character", flaw);
  }

  private static int behindAscii(byte[] bytes, int start, int end) {
    int at = start;
    while (at + Long.BYTES <= end && ((long) WORD.get(bytes, at) & NOT_ASCII) == 0) {
      at += Long.BYTES;
    }
    while (at < end && bytes[at] >= 0) {
      at++;
    }
    return at;
  }

  /**
   * Returns the number of bytes of the character of two to four that starts here, or 0 if there is
   * no such character.
   */
  private static int length(byte[] bytes, int at, int end) {
    int first = bytes[at] & 0xff;
    int length = first < 0xc2 ? 0 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : first < 0xf5 ? 4 : 0;
    if (length == 0 || at + length > end || !second(first, bytes[at + 1] & 0xff)) {
      return 0;
    }
    for (int i = 2; i < length; i++) {
      if ((bytes[at + i] & 0xc0) != 0x80) {
        return 0;
      }
    }
    return length;
  }

  private static boolean second(int first, int second) {
    return switch (first) {
      case 0xe0 -> second >= 0xa0 && second <= 0xbf;
      case 0xed -> second >= 0x80 && second <= 0x9f;
      case 0xf0 -> second >= 0x90 && second <= 0xbf;
      case 0xf4 -> second >= 0x80 && second <= 0x8f;
      default -> second >= 0x80 && second <= 0xbf;
    };
  }
}
