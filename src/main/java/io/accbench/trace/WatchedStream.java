package io.accbench.trace;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.function.DoubleConsumer;
import java.util.function.LongSupplier;

/** A stream of a file that tells from time to time which share of it was read. */
final class WatchedStream extends FilterInputStream {
  /** The time between two reports. Arbitrary: a short file is read before the first. */
  private static final long INTERVAL_NANOS = 5_000_000_000L;

  private final long size;
  private final DoubleConsumer watcher;
  private final LongSupplier clock;
  private long read;
  private long reported;

  /**
   * @param size the size of the file in bytes, above 0
   * @param watcher receives the share that was read, from 0 to 1
   */
  WatchedStream(InputStream in, long size, DoubleConsumer watcher) {
    this(in, size, watcher, System::nanoTime);
  }

  /**
   * @param clock tells the time in ns
   */
  WatchedStream(InputStream in, long size, DoubleConsumer watcher, LongSupplier clock) {
    super(in);
    this.size = size;
    this.watcher = watcher;
    this.clock = clock;
    this.reported = clock.getAsLong();
  }

  @Override
  public int read() throws IOException {
    int one = super.read();
    count(one < 0 ? 0 : 1);
    return one;
  }

  @Override
  public int read(byte[] bytes, int from, int length) throws IOException {
    int some = super.read(bytes, from, length);
    count(Math.max(0, some));
    return some;
  }

  private void count(int some) {
    read += some;
    long now = clock.getAsLong();
    if (now - reported >= INTERVAL_NANOS) {
      reported = now;
      watcher.accept(Math.min(1, (double) read / size));
    }
  }
}
