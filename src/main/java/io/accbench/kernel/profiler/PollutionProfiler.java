package io.accbench.kernel.profiler;

import io.accbench.kernel.pollution.Polluter;
import io.accbench.kernel.pollution.SuiteTraffic;
import io.accbench.kernel.pollution.Traffic;
import java.util.Collection;
import java.util.List;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.infra.IterationParams;
import org.openjdk.jmh.profile.InternalProfiler;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.Result;

/**
 * A JMH profiler that pollutes the JVM of somebody else's benchmark before the first iteration. JMH
 * sets up the benchmark's states within that iteration, and so after it.
 */
public final class PollutionProfiler implements InternalProfiler {
  @Override
  public String getDescription() {
    return "does other work before the first iteration";
  }

  @Override
  public void beforeIteration(BenchmarkParams benchmark, IterationParams iteration) {
    try {
      Polluter.pollute(new OfJar());
    } catch (Throwable failure) {
      throw unchecked(failure);
    }
  }

  /** Runs the traffic that comes while this JVM runs, in any suite. */
  static void runOther() {
    try {
      Polluter.runOther();
    } catch (Throwable failure) {
      throw unchecked(failure);
    }
  }

  /** Returns what JMH may be told, or throws it where it is an error. */
  private static RuntimeException unchecked(Throwable failure) {
    if (failure instanceof Error fatal) {
      throw fatal;
    }
    return failure instanceof RuntimeException told ? told : new IllegalStateException(failure);
  }

  @Override
  public Collection<? extends Result<?>> afterIteration(
      BenchmarkParams benchmark, IterationParams iteration, IterationResult result) {
    return List.of();
  }

  /** The work of a jar whose measured code nobody knows. */
  private static final class OfJar implements SuiteTraffic {
    @Override
    public Traffic types() {
      return null;
    }

    @Override
    public Traffic strings() {
      return null;
    }

    @Override
    public Traffic benchmarks(String expression) {
      return new OtherBenchmarks(expression);
    }
  }
}
