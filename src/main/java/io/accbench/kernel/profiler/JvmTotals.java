package io.accbench.kernel.profiler;

import io.accbench.kernel.pollution.Polluter;
import java.io.FileInputStream;
import java.io.IOException;
import java.lang.management.CompilationMXBean;
import java.lang.management.GarbageCollectorMXBean;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.List;

/**
 * The time and the processor time that this JVM has used since it started.
 *
 * @param measured whether the iteration that follows is measured
 * @param nanos the value of {@link System#nanoTime}, less the time of what pollutes the JVM
 * @param gcMillis the time of all collectors in collections that stop the threads
 * @param compileMillis the time of all threads of the JIT compiler
 * @param cpuNanos the processor time of all threads; -1 where the JVM does not provide it
 * @param javaNanos the processor time of the Java threads alone, without compiler and collector; -1
 *     where the JVM does not provide it
 */
record JvmTotals(
    boolean measured,
    long nanos,
    long gcMillis,
    long compileMillis,
    long cpuNanos,
    long javaNanos) {

  /** Whether this JVM is polluted, in suites access and codec within its first iteration. */
  private static final boolean POLLUTED = System.getProperty("accbench.pollution") != null;

  /** The threads that may start while they are counted. Arbitrary. */
  private static final int MORE_THREADS = 16;

  /**
   * The number of blanks from the name of the program to the end of its time in the kernel; its
   * time in user mode ends one blank earlier.
   */
  private static final int LAST_BLANK = 13;

  /** The unit of these times: {@code USER_HZ} is 100 on every Linux. */
  private static final long NANOS_PER_TICK = 10_000_000;

  /** The bean of the threads, asked for once: the JDK looks for it with a stream. */
  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  /** All collector beans except those that count work done while the threads run. */
  private static final List<GarbageCollectorMXBean> STOPPING = stopping();

  private static List<GarbageCollectorMXBean> stopping() {
    List<GarbageCollectorMXBean> stopping = new ArrayList<>();
    for (GarbageCollectorMXBean collector : ManagementFactory.getGarbageCollectorMXBeans()) {
      String name = collector.getName();
      if (!name.contains("Cycles") && !name.contains("Concurrent")) {
        stopping.add(collector);
      }
    }
    return stopping;
  }

  static JvmTotals now(boolean measured) {
    long gcMillis = 0;
    for (GarbageCollectorMXBean collector : STOPPING) {
      gcMillis += Math.max(0, collector.getCollectionTime());
    }
    CompilationMXBean compiler = ManagementFactory.getCompilationMXBean();
    long compileMillis = compiler == null ? 0 : compiler.getTotalCompilationTime();
    return new JvmTotals(
        measured,
        System.nanoTime() - (POLLUTED ? Polluter.spentNanos() : 0),
        gcMillis,
        compileMillis,
        processNanos(),
        threadNanos());
  }

  /**
   * Returns the processor time of all live Java threads. Threads that have ended are not counted,
   * but those of a benchmark live as long as the fork.
   *
   * <p>Note: on JDK 25 the bean lists threads by a stream.
   */
  private static long threadNanos() {
    if (!THREADS.isThreadCpuTimeSupported()) {
      return -1;
    }
    ThreadGroup all = Thread.currentThread().getThreadGroup();
    while (all.getParent() != null) {
      all = all.getParent();
    }
    Thread[] threads = new Thread[2 * all.activeCount() + MORE_THREADS];
    int count = all.enumerate(threads);
    long nanos = 0;
    for (int i = 0; i < count; i++) {
      nanos += Math.max(0, THREADS.getThreadCpuTime(threads[i].getId()));
    }
    return nanos;
  }

  /**
   * Returns the processor time of the process, from {@code /proc/self/stat} (proc(5)) where there
   * is one.
   *
   * <p>Note: the bean of the operating system gives the same number. But to make it, the JDK reads
   * the limits of a container with streams, lambdas and patterns.
   */
  private static long processNanos() {
    byte[] text;
    try (FileInputStream in = new FileInputStream("/proc/self/stat")) {
      text = in.readAllBytes();
    } catch (IOException notLinux) {
      return ManagementFactory.getOperatingSystemMXBean()
              instanceof com.sun.management.OperatingSystemMXBean system
          ? system.getProcessCpuTime()
          : -1;
    }
    int at = text.length - 1;
    while (text[at] != ')') {
      at--;
    }
    long ticks = 0;
    long number = 0;
    int blanks = 0;
    for (at++; blanks <= LAST_BLANK; at++) {
      if (text[at] == ' ') {
        ticks += blanks >= LAST_BLANK - 1 ? number : 0;
        blanks++;
        number = 0;
      } else {
        number = 10 * number + text[at] - '0';
      }
    }
    return ticks * NANOS_PER_TICK;
  }
}
