package io.accbench.kernel.bench;

import com.sun.management.ThreadMXBean;
import io.accbench.kernel.wire.FactKeys;
import java.lang.management.ManagementFactory;
import java.util.Properties;

/**
 * The bytes that the current thread allocates in one shot, without those of other threads. The
 * counter is read before and after the timed call, never inside it. The bytes that reading
 * allocates are measured beforehand and subtracted, and the classes that it needs are already
 * loaded.
 */
final class ShotAllocation {
  private static final long UNKNOWN = -1;

  private final ThreadMXBean threads;
  private final long ownBytes;
  private long before;
  private long after;

  /** Reads the counter until reading loads and links no more classes. */
  private ShotAllocation(ThreadMXBean threads) {
    this.threads = threads;
    measureNothing();
    measureNothing();
    this.ownBytes = after - before;
  }

  /**
   * Returns a counter that is ready to be read. Where the JVM does not count, it is always unknown.
   */
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

  /** Reads the counter right before the shot. */
  void begin() {
    before = now();
  }

  /** Reads the counter right after the shot, on the same thread. */
  void end() {
    after = now();
  }

  private long now() {
    return threads == null ? UNKNOWN : threads.getCurrentThreadAllocatedBytes();
  }

  /** Adds the shot's bytes to the facts about a fork; adds nothing when they are unknown. */
  void tell(Properties facts) {
    if (threads != null) {
      facts.setProperty(FactKeys.ALLOCATED_BYTES, Long.toString(after - before - ownBytes));
    }
  }
}
