package io.accbench.kernel.bench;

import java.lang.management.CompilationMXBean;
import java.lang.management.GarbageCollectorMXBean;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.List;
import java.util.stream.Collectors;

/**
 * What this JVM has used since it started.
 *
 * @param measured whether the iteration that follows is measured
 * @param nanos {@link System#nanoTime}
 * @param gcMillis in collections that stop the threads, of all collectors
 * @param compileMillis in the JIT compiler, of all its threads
 * @param cpuNanos of processor time, of all threads; -1 where the JVM does not tell
 * @param javaNanos the same of the Java threads alone, without compiler and collector
 */
record JvmTotals(
    boolean measured,
    long nanos,
    long gcMillis,
    long compileMillis,
    long cpuNanos,
    long javaNanos) {

  /** All but the beans that count what collectors do beside the running threads. */
  private static final List<GarbageCollectorMXBean> STOPPING =
      ManagementFactory.getGarbageCollectorMXBeans().stream()
          .filter(collector -> !collector.getName().matches(".*(Cycles|Concurrent).*"))
          .collect(Collectors.toUnmodifiableList());

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

  /** Threads that have ended are not counted: those of a benchmark live as long as the fork. */
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
