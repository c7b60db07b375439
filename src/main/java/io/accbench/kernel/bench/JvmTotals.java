package io.accbench.kernel.bench;

import java.lang.management.CompilationMXBean;
import java.lang.management.GarbageCollectorMXBean;
import java.lang.management.ManagementFactory;

/**
 * What this JVM has used since it started.
 *
 * @param measured whether the iteration that follows is measured
 * @param nanos {@link System#nanoTime}
 * @param gcMillis in collections, of all collectors
 * @param compileMillis in the JIT compiler, of all its threads
 * @param cpuNanos of processor time; -1 where the JVM does not tell
 */
record JvmTotals(boolean measured, long nanos, long gcMillis, long compileMillis, long cpuNanos) {

  static JvmTotals now(boolean measured) {
    long gcMillis = 0;
    for (GarbageCollectorMXBean collector : ManagementFactory.getGarbageCollectorMXBeans()) {
      gcMillis += Math.max(0, collector.getCollectionTime());
    }
    CompilationMXBean compiler = ManagementFactory.getCompilationMXBean();
    long compileMillis = compiler == null ? 0 : compiler.getTotalCompilationTime();
    return new JvmTotals(measured, System.nanoTime(), gcMillis, compileMillis, processNanos());
  }

  private static long processNanos() {
    return ManagementFactory.getOperatingSystemMXBean()
            instanceof com.sun.management.OperatingSystemMXBean system
        ? system.getProcessCpuTime()
        : -1;
  }
}
