package io.accbench.jfr;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HexFormat;

/** The formats that files have which are given as recordings by mistake, by their first bytes. */
enum OtherFormat {
  GZIP("1f8b", "packed by gzip", "gunzip %s"),
  ZSTANDARD("28b52ffd", "packed by zstd", "zstd -d %s"),
  LZ4("04224d18", "packed by lz4", "lz4 -d %s"),
  LZ4_LEGACY("02214c18", "packed by lz4", "lz4 -d %s"),
  ZIP("504b0304", "a zip archive", "unzip %s"),
  XZ("fd377a585a00", "packed by xz", "xz -d %s"),
  BZIP2("425a68", "packed by bzip2", "bzip2 -d %s"),
  SEVEN_ZIP("377abcaf271c", "a 7z archive", "7z x %s");

  private static final int MOST_BYTES = 8;

  /** The first bytes of a recording of the format before 1.0, which has another layout. */
  private static final byte[] OLD = {'F', 'L', 'R', 0, 0, 0, 0, 9};

  private final byte[] begin;
  private final String is;
  private final String command;

  OtherFormat(String begin, String is, String command) {
    this.begin = HexFormat.of().parseHex(begin);
    this.is = is;
    this.command = command;
  }

  /** Returns whether a file is a recording of JDK 7, or of Oracle's JDK 8. */
  static boolean old(FileChannel channel) throws IOException {
    return Arrays.equals(first(channel), OLD);
  }

  /** Returns what a file is that is no recording, and what to do. */
  static String words(FileChannel channel, Path file) throws IOException {
    byte[] first = first(channel);
    for (OtherFormat format : values()) {
      if (first.length >= format.begin.length
          && Arrays.equals(first, 0, format.begin.length, format.begin, 0, format.begin.length)) {
        return "is %s; unpack it first: %s".formatted(format.is, format.command.formatted(file));
      }
    }
    return "not a flight recording: no part of it begins with FLR";
  }

  private static byte[] first(FileChannel channel) throws IOException {
    ByteBuffer bytes = ByteBuffer.allocate(MOST_BYTES);
    int read = 0;
    while (bytes.hasRemaining() && read >= 0) {
      read = channel.read(bytes, bytes.position());
    }
    return Arrays.copyOf(bytes.array(), bytes.position());
  }
}
