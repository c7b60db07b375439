package io.accbench.jfr;

import java.io.InterruptedIOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * A limit on the processor time that reading a chunk may take. Where bytes of a constant pool are
 * overwritten, the JDK's parser may read beyond the end of the file without noticing, for hours.
 */
final class CpuLimit {
  /** Processor time that any chunk gets. Arbitrary: several times what the smallest one takes. */
  private static final Duration LEAST = Duration.ofSeconds(5);

  /** Arbitrary: a tenth of the slowest speed seen. */
  private static final long BYTES_PER_SECOND = 1 << 20;

  private static final long POLL_MILLIS = 100;

  private CpuLimit() {}

  /**
   * Reads a chunk in a separate thread and returns what the reader returns. When the thread's
   * processor time is spent, it is abandoned.
   */
  static String read(ChunkReader reader, Path file, long bytes) throws InterruptedIOException {
    FutureTask<String> task = new FutureTask<>(() -> reader.read(file));
    Thread thread = new Thread(task, "recording");
    thread.setDaemon(true);
    thread.start();
    long mostNanos = LEAST.plusSeconds(bytes / BYTES_PER_SECOND).toNanos();
    ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    while (true) {
      try {
        if (threads.getThreadCpuTime(thread.getId()) >= mostNanos) {
          return reader.abandon();
        }
        return task.get(POLL_MILLIS, TimeUnit.MILLISECONDS);
      } catch (TimeoutException going) {
        // the reader still runs: check its processor time again
      } catch (OutOfMemoryError full) {
        // thrown here because of the reader's memory: the reader ends and reports it
      } catch (ExecutionException failed) {
        throw new IllegalStateException(failed.getCause());
      } catch (InterruptedException interrupted) {
        reader.abandon();
        throw new InterruptedIOException();
      }
    }
  }
}
