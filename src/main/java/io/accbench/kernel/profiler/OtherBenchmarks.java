package io.accbench.kernel.profiler;

import io.accbench.kernel.pollution.Traffic;
import java.io.OutputStream;
import java.io.PrintStream;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.runner.BenchmarkList;
import org.openjdk.jmh.runner.BenchmarkListEntry;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.format.OutputFormat;
import org.openjdk.jmh.runner.format.OutputFormatFactory;
import org.openjdk.jmh.runner.options.ChainedOptionsBuilder;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.runner.options.VerboseMode;

/**
 * The benchmarks on the class path that a regular expression matches, run by their own JMH in this
 * JVM, one after the other, each with the first value of each parameter's annotation.
 *
 * <p>Note: JMH's own bulk warm-up ({@code -wm BULK}) runs every combination of parameters, and its
 * {@code -wmb} gives parameters no value at all.
 */
final class OtherBenchmarks implements Traffic {
  /** The longest time of all. Arbitrary: a third of the time in which a fork gives a sign. */
  private static final long ALL_NANOS = 20_000_000_000L;

  private static final int ITERATIONS = 5;

  private final String expression;

  OtherBenchmarks(String expression) {
    this.expression = expression;
  }

  @Override
  public void run() throws RunnerException {
    System.setProperty("jmh.ignoreLock", "true"); // this fork's host holds the lock
    PrintStream nowhere = new PrintStream(OutputStream.nullOutputStream());
    OutputFormat silent = OutputFormatFactory.createFormatInstance(nowhere, VerboseMode.SILENT);
    Map<String, BenchmarkListEntry> byName = new TreeMap<>();
    for (BenchmarkListEntry entry :
        BenchmarkList.defaultList().find(silent, List.of(expression), List.of())) {
      byName.putIfAbsent(entry.getUsername(), entry); // has an entry for each mode
    }
    if (byName.isEmpty()) {
      throw new IllegalStateException("no benchmark matches " + expression);
    }
    long most = Long.parseLong(System.getProperty("accbench.pollutingNanos")); // as other work
    long nanos = Math.min(most, ALL_NANOS / byName.size());
    for (BenchmarkListEntry entry : byName.values()) {
      run(entry, nanos, silent);
    }
  }

  private static void run(BenchmarkListEntry entry, long nanos, OutputFormat silent)
      throws RunnerException {
    ChainedOptionsBuilder options =
        new OptionsBuilder()
            .include("^" + entry.getUsername().replace(".", "\\.") + "$")
            .mode(Mode.AverageTime)
            .forks(0)
            .warmupIterations(0)
            .measurementIterations(ITERATIONS)
            .measurementTime(TimeValue.nanoseconds(nanos / ITERATIONS))
            .timeUnit(TimeUnit.NANOSECONDS)
            .verbosity(VerboseMode.SILENT)
            .shouldFailOnError(true);
    Map<String, String[]> params = entry.getParams().orElse(Map.of());
    for (Map.Entry<String, String[]> param : params.entrySet()) {
      options.param(param.getKey(), param.getValue()[0]);
    }
    try {
      new Runner(options.build(), silent).run();
    } catch (RunnerException failure) {
      throw new IllegalStateException(entry.getUsername() + ": " + root(failure));
    }
  }

  /** Returns what a benchmark threw, which JMH adds to its own exception as suppressed. */
  private static Throwable root(Throwable failure) {
    Throwable root = failure;
    while (true) {
      if (root.getSuppressed().length > 0) {
        root = root.getSuppressed()[0];
      } else if (root.getCause() != null) {
        root = root.getCause();
      } else {
        return root;
      }
    }
  }
}
