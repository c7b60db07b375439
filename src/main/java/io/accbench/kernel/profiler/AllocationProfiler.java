package io.accbench.kernel.profiler;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.infra.IterationParams;
import org.openjdk.jmh.profile.InternalProfiler;
import org.openjdk.jmh.results.AggregationPolicy;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.ScalarResult;

/**
 * A JMH profiler that reports the bytes that all threads allocate for an operation, as {@code
 * gc.alloc.rate.norm}. It replaces JMH's own profiler where that sleeps for half a second after
 * each iteration, up to JMH 1.35.
 */
public final class AllocationProfiler implements InternalProfiler {
  private Map<Long, Long> before = Map.of();

  @Override
  public String getDescription() {
    return "counts allocated bytes";
  }

  @Override
  public void beforeIteration(BenchmarkParams benchmark, IterationParams iteration) {
    before = allocated();
  }

  @Override
  public Collection<? extends Result<?>> afterIteration(
      BenchmarkParams benchmark, IterationParams iteration, IterationResult result) {
    Map<Long, Long> after = allocated();
    long bytes = 0;
    for (Map.Entry<Long, Long> thread : after.entrySet()) {
      bytes += thread.getValue() - before.getOrDefault(thread.getKey(), 0L);
    }
    long operations = result.getMetadata().getAllOps();
    return operations == 0
        ? List.of()
        : List.of(
            new ScalarResult(
                "gc.alloc.rate.norm", (double) bytes / operations, "B/op", AggregationPolicy.AVG));
  }

  private static Map<Long, Long> allocated() {
    Map<Long, Long> allocated = new HashMap<>();
    if (ManagementFactory.getThreadMXBean() instanceof ThreadMXBean threads) {
      long[] ids = threads.getAllThreadIds();
      long[] bytes = threads.getThreadAllocatedBytes(ids);
      for (int i = 0; i < ids.length; i++) {
        allocated.put(ids[i], Math.max(0, bytes[i]));
      }
    }
    return allocated;
  }
}
