package io.accbench.kernel.profiler;

import io.accbench.kernel.wire.FactKeys;
import java.io.IOException;
import java.util.Collection;
import java.util.List;
import java.util.Properties;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.infra.IterationParams;
import org.openjdk.jmh.profile.InternalProfiler;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.Result;

/**
 * A JMH profiler that writes which JVM a fork is, which JMH and code it runs, and how many
 * operations an invocation does, into the file that the system property {@code accbench.facts}
 * names. The sum over the code is in the property {@code accbench.code}. Forks of accbench's own
 * benchmarks write that file themselves.
 */
public final class FactsProfiler implements InternalProfiler {
  private static final List<String> PROPERTIES =
      List.of(FactKeys.RUNTIME_VERSION, FactKeys.VM_NAME);

  private boolean written;

  @Override
  public String getDescription() {
    return "writes which JVM the fork is";
  }

  @Override
  public void beforeIteration(BenchmarkParams benchmark, IterationParams iteration) {
    if (written) {
      return;
    }
    Properties facts = new Properties();
    for (String name : PROPERTIES) {
      facts.setProperty(name, System.getProperty(name));
    }
    String code = System.getProperty("accbench.code");
    if (code != null) {
      facts.setProperty(FactKeys.CODE, code);
    }
    facts.setProperty(FactKeys.JMH, benchmark.getJmhVersion());
    facts.setProperty(FactKeys.OPERATIONS, Integer.toString(benchmark.getOpsPerInvocation()));
    try {
      FactsFile.write(facts, System.getProperty("accbench.facts"));
    } catch (IOException full) {
      throw new IllegalStateException("the fork's facts could not be written: " + full, full);
    }
    written = true;
  }

  @Override
  public Collection<? extends Result<?>> afterIteration(
      BenchmarkParams benchmark, IterationParams iteration, IterationResult result) {
    return List.of();
  }
}
