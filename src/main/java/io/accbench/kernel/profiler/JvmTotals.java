package io.accbench.kernel.profiler;

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
 * @param nanos the value of {@link System#nanoTime}
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
        measured, System.nanoTime(), gcMillis, compileMillis, processNanos(), threadNanos());
  }

  /**
   * Returns the processor time of all live Java threads. Threads that have ended are not counted,
   * but those of a benchmark live as long as the fork.
   */
  private static long threadNanos() {
    ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    if (!threads.isThreadCpuTimeSupported()) {
      return -1;
    }
    long nanos = 0;
    for (long id : threads.getAllThreadIds()) {
      nanos += Math.max(0, threads.getThreadCpuTime(id));
    }
    return nanos;
  }

  private static long processNanos() {
    return ManagementFactory.getOperatingSystemMXBean()
            instanceof com.sun.management.OperatingSystemMXBean system
        ? system.getProcessCpuTime()
        : -1;
  }
}
