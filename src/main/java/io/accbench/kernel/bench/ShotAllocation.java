package io.accbench.kernel.bench;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.Properties;

/**
 * The bytes that the current thread allocates in one shot: what other threads do meanwhile is no
 * part of them. Read beside the timed call, never inside; what reading takes by itself is known
 * beforehand and left out, its classes included.
 */
final class ShotAllocation {
  /** What it tells accbench: a whole number, B. */
  private static final String FACT = "allocatedBytes";

  private static final long UNKNOWN = -1;

  private final ThreadMXBean threads;
  private final long ownBytes;
  private long before;
  private long after;

  /** Reads it as often as it takes until nothing is loaded or linked any more. */
  private ShotAllocation(ThreadMXBean threads) {
    this.threads = threads;
    measureNothing();
    measureNothing();
    this.ownBytes = after - before;
  }

  /** Ready to be read; of a JVM that does not count, always unknown. */
  static ShotAllocation warmed() {
    try {
      return ManagementFactory.getThreadMXBean() instanceof ThreadMXBean threads
              && threads.isThreadAllocatedMemorySupported()
              && threads.isThreadAllocatedMemoryEnabled()
          ? new ShotAllocation(threads)
          : new ShotAllocation(null);
    } catch (NoClassDefFoundError withoutModule) {
      return new ShotAllocation(null);
    }
  }

  private void measureNothing() {
    begin();
    end();
  }

  /** Right before the shot. */
  void begin() {
    before = now();
  }

  /** Right after it, on the same thread. */
  void end() {
    after = now();
  }

  private long now() {
    return threads == null ? UNKNOWN : threads.getCurrentThreadAllocatedBytes();
  }

  /** Adds the shot's bytes to what a fork says of itself; nothing when they are unknown. */
  void tell(Properties facts) {
    if (threads != null) {
      facts.setProperty(FACT, Long.toString(after - before - ownBytes));
    }
  }
}
