package io.accbench.model;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.zip.GZIPInputStream;
import java.util.zip.ZipException;

/**
 * The unpacked content of a file of gzip members (RFC 1952). Bytes behind the last member are an
 * error, where {@link GZIPInputStream} takes them for the end.
 */
public final class GzipStream extends GZIPInputStream {
  private static final int BUFFER_BYTES = 1 << 16;

  /** The checksum and the length behind each member. */
  private static final int TRAILER_BYTES = 8;

  private final long size;
  private long filled;

  /**
   * @param bytes all bytes of the file
   * @param size their number
   */
  public GzipStream(InputStream bytes, long size) throws IOException {
    super(new Counted(bytes), BUFFER_BYTES);
    this.size = size;
  }

  @Override
  protected void fill() throws IOException {
    super.fill();
    filled = ((Counted) in).count;
  }

  @Override
  public int read(byte[] target, int from, int length) throws IOException {
    int read = super.read(target, from, length);
    long behind = read < 0 ? size - filled + inf.getRemaining() - TRAILER_BYTES : 0;
    if (behind > 0) {
      throw new ZipException(
          "its last %d bytes, from byte %d of the file on, are no gzip"
              .formatted(behind, size - behind));
    }
    return read;
  }

  /** A stream that counts the bytes that were read from it. */
  private static final class Counted extends FilterInputStream {
    private long count;

    Counted(InputStream in) {
      super(in);
    }

    @Override
    public int read() throws IOException {
      int one = super.read();
      count += one < 0 ? 0 : 1;
      return one;
    }

    @Override
    public int read(byte[] target, int from, int length) throws IOException {
      int some = super.read(target, from, length);
      count += Math.max(0, some);
      return some;
    }
  }
}
